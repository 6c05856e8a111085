import type { Kill } from "./moment.ts";

/** What all kills came to. */
export class Tally {
  readonly #met = new Map<string, Map<string, number>>();
  readonly #wrong: string[] = [];

  add(kind: string, { met, wrong }: Kill): void {
    const ofKind = this.#met.get(kind) ?? new Map<string, number>();
    ofKind.set(met, (ofKind.get(met) ?? 0) + 1);
    this.#met.set(kind, ofKind);
    this.#wrong.push(...wrong);
  }

  get isClean(): boolean {
    return this.#wrong.length === 0;
  }

  /** A line for each kind with what its kills met, and what was lost. */
  lines(): string[] {
    const kinds = [...this.#met].map(([kind, met]) => {
      const kills = [...met.values()].reduce((sum, n) => sum + n, 0);
      const what = [...met].map(([what, n]) => `${n} ${what}`).join("; ");
      return `${kind.padEnd(10)} ${String(kills).padStart(4)} kills: ${what}`;
    });
    const count = (word: string) => this.#wrong.filter((line) => line.startsWith(word)).length;
    const other = this.#wrong.length - count("lost") - count("half-written") - count("draft");
    return [
      ...kinds,
      `acknowledged entries lost ${count("lost")}, half-written ${count("half-written")}, drafts more than one tap behind ${count("draft")}, other ${other}`,
    ];
  }
}
