/** What begins or ends something; and what may end a string. */
const STRUCTURE = /["{}[\]]/g;
const STRING = /["\\]/g;

/** Where a letter that is looked for stands next; the end of the text where none does. */
function next(letters: RegExp, text: string, from: number): number {
  letters.lastIndex = from;
  return letters.exec(text)?.index ?? text.length;
}

/** Between two evenings of the list stands nothing else. */
const isBetween = (text: string): boolean => /^[\s,]*$/.test(text);

/**
 * Takes a backup's text apart as it comes, each evening by itself, without reading any: so neither the whole text nor all
 * that is in it has to be held at once. `isLost` where the list holds anything else than objects: then the text is read
 * whole, and told what is wrong.
 */
export class Splitter {
  #depth = 0;
  #where: "before" | "list" | "after" = "before";
  #isInString = false;
  #isEscaped = false;
  /** The last string among the backup's own keys, as it is written. */
  #name = "";
  #head: string | undefined;
  #rest = "";
  #evening = "";
  #isLost = false;

  get isLost(): boolean {
    return this.#isLost;
  }

  /** What came before the list, as a backup without evenings; undefined until the list has begun. */
  get head(): string | undefined {
    return this.#head;
  }

  /** The backup with an empty list in the evenings' place; undefined where no list was there, or not its end. */
  get rest(): string | undefined {
    return this.#where === "after" ? this.#rest : undefined;
  }

  /** Takes the next piece of the text; answers the evenings that end in it. */
  push(text: string): string[] {
    const evenings: string[] = [];
    let [from, at] = [0, 0];
    const upTo = (end: number): string => {
      const piece = text.slice(from, end);
      from = end;
      return piece;
    };
    while (at < text.length && this.#where !== "after" && !this.#isLost) {
      if (this.#isInString) {
        at = this.#throughString(text, at);
        continue;
      }
      const found = next(STRUCTURE, text, at);
      if (this.#isBetweenEvenings && !isBetween(text.slice(at, found))) this.#isLost = true;
      at = found + 1;
      switch (text.charAt(found)) {
        case '"':
          this.#beginString();
          break;
        case "{":
        case "[":
          if (this.#isBetweenEvenings) upTo(found);
          if (this.#open(text.charAt(found))) this.#begin(upTo(at));
          break;
        case "}":
        case "]":
          this.#depth--;
          if (this.#isBetweenEvenings) evenings.push(this.#taken(upTo(at)));
          else if (this.#where === "list" && this.#depth === 1) {
            this.#where = "after";
            upTo(found);
          }
      }
    }
    this.#keep(text.slice(from));
    return evenings;
  }

  get #isBetweenEvenings(): boolean {
    return this.#where === "list" && this.#depth === 2;
  }

  #beginString(): void {
    this.#isInString = true;
    this.#name = "";
    if (this.#isBetweenEvenings) this.#isLost = true;
  }

  /** Answers whether the list of evenings begins here. */
  #open(letter: string): boolean {
    const begins = this.#where === "before" && this.#depth === 1 && letter === "[" && this.#name === "evenings";
    if (begins) this.#where = "list";
    this.#depth++;
    return begins;
  }

  #begin(head: string): void {
    this.#rest += head;
    this.#head = `${this.#rest}]}`;
  }

  #throughString(text: string, from: number): number {
    if (this.#isEscaped) {
      this.#isEscaped = false;
      return from + 1;
    }
    const found = next(STRING, text, from);
    if (this.#depth === 1) this.#name += text.slice(from, found);
    this.#isEscaped = text.charAt(found) === "\\";
    this.#isInString = text.charAt(found) !== '"';
    return found + 1;
  }

  #taken(end: string): string {
    const evening = this.#evening + end;
    this.#evening = "";
    return evening;
  }

  /** What is left at the end of a piece belongs to what the next one goes on with. */
  #keep(left: string): void {
    if (this.#where !== "list") this.#rest += left;
    else if (this.#depth > 2) this.#evening += left;
  }
}
