import { fixture } from "../../support/cases.ts";

// Nothing here comes from src: what is counted is counted from the files alone.

interface Placed {
  readonly player: string;
  readonly card: string;
  readonly to?: string;
}
/** An entry as it stands in a file, of either game. */
export interface RawEntry {
  readonly id: string;
  readonly type: string;
  readonly dealer?: string;
  readonly sittingOut?: readonly string[];
  readonly dealerPays?: boolean;
  readonly declarations?: readonly {
    readonly player: string;
    readonly kind: string;
    readonly count?: number;
    readonly withdrawn?: true;
  }[];
  readonly fines?: readonly RawFine[];
  readonly lost?: readonly Placed[];
  readonly pagatHome?: string;
  readonly voided?: boolean;
  readonly nolo?: string;
  readonly tout?: string;
  readonly lastTrick?: {
    readonly winner: string;
    readonly ultimo?: string;
    readonly refused?: true;
    readonly bagud?: readonly Placed[];
  };
  readonly counts?: readonly { readonly player: string; readonly points: number }[];
  readonly player?: string;
  readonly kind?: string;
  readonly amount?: number;
  readonly from?: string;
  readonly to?: string;
  readonly seats?: readonly string[];
  readonly after?: string | null;
  readonly stake?: number;
  readonly death?: string;
  readonly shown?: readonly { readonly player: string; readonly cards: readonly string[] }[];
  readonly tricks?: readonly string[];
}
export interface RawFine {
  readonly player: string;
  readonly kind: string;
  readonly amount?: number;
  readonly afterPlay?: true;
}

interface RawBooks {
  readonly players: Readonly<Record<string, number>>;
  readonly pots: Readonly<Record<string, number>>;
}
type Amounts = Readonly<Record<string, number>>;
/** The rules of either game, as far as they are counted with. */
export interface RawRules {
  readonly dealerFee: number;
  readonly declarations: Amounts;
  readonly lostUltimoCard: Readonly<Record<string, { readonly toEachOpponent: number; readonly toPot: number }>>;
  readonly pagatHome: number;
  readonly ultimo: Amounts;
  readonly bagud: Amounts;
  readonly lastTrick: number;
  readonly lastTrickPaidOnBagud: boolean;
  readonly nolo: number;
  readonly tout: number;
  readonly count: { readonly par: number; readonly step: number; readonly afterTout: boolean };
  readonly fines: Amounts;
  readonly voidKeeps: string;
  readonly refusedUltimo: string;
  readonly stake: number;
  readonly returnsStake: boolean;
  readonly weights: Amounts;
}
export interface RawCase {
  readonly file: {
    readonly game: string;
    readonly rules: RawRules;
    readonly players: readonly { readonly id: string }[];
    readonly seats: readonly string[];
    readonly entries: readonly RawEntry[];
    readonly end: unknown;
  };
  readonly expected: {
    readonly opening: RawBooks;
    readonly entries: readonly RawBooks[];
    readonly settlement?: { readonly points: Amounts; readonly money: Amounts | null };
  };
}

/** The files of the fixtures, as they are. */
export const RAW: readonly RawCase[] = [
  ...(JSON.parse(fixture("evenings.json")) as RawCase[]),
  JSON.parse(fixture("club-evening.json")) as RawCase,
];

/** Who sits at the table at each entry, in the order of play, by walking over the comings and goings. */
export function seatsAt({ file }: RawCase): readonly (readonly string[])[] {
  let seats = [...file.seats];
  return file.entries.map(({ type, player = "", after, seats: changed }) => {
    if (type === "seats") seats = [...(changed ?? [])];
    if (type === "leave") seats = seats.filter((id) => id !== player);
    if (type === "join") seats = seats.toSpliced(after == null ? 0 : seats.indexOf(after) + 1, 0, player);
    return [...seats];
  });
}

/** Amounts by two names, 0 where nothing was counted. */
export class Sheet {
  readonly #rows = new Map<string, Map<string, number>>();

  add(row: string, column: string, amount = 1): void {
    this.#put(row, column, this.at(row, column) + amount);
  }
  max(row: string, column: string, amount: number): void {
    this.#put(row, column, Math.max(this.at(row, column), amount));
  }
  at(row: string, column: string): number {
    return this.#rows.get(row)?.get(column) ?? 0;
  }
  row(row: string): Record<string, number> {
    return Object.fromEntries([...(this.#rows.get(row) ?? [])].filter(([, amount]) => amount !== 0));
  }

  #put(row: string, column: string, amount: number): void {
    const columns = this.#rows.get(row) ?? new Map<string, number>();
    this.#rows.set(row, columns.set(column, amount));
  }
}
