import type { PlayerId } from "../../../../model/index.ts";
import type { CountField } from "../../../../rules/tarok/recording/index.ts";
import { classes } from "../../../components/index.ts";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import "./count.css";

interface Props {
  readonly player: PlayerId;
  readonly field: CountField;
}

/** A player's pile: typed, or what the two others leave, or why it is not counted. */
export function CountKey({ player, field }: Props) {
  const { names } = useTable();
  const { table } = words.value;
  const { key, role, digits, caret } = field;
  const quiet = role === "out" || role === "rest" || role === "none";
  const look = classes(
    "count",
    quiet && "rest",
    caret && "focus",
    digits !== "" && "typed",
    field.tooMuch && "too-much",
  );
  return (
    <TapKey of={key} class={look} keepsWord>
      <span class="vh">{labelOf(field, table.pileOf(names.short(player)))}</span>
      <span class="shown" aria-hidden="true">
        <Content field={field} />
      </span>
    </TapKey>
  );
}

function labelOf(field: CountField, pile: string): string {
  const { format } = words.value;
  const { digits, worth } = field;
  const said = [digits === "" ? words.value.table.count : digits, ...(worth === null ? [] : [format.signed(worth)])];
  return `${pile}: ${digits === "" && field.role !== "counts" ? word(field) : said.join(", ")}`;
}

function word({ role, dealsNext }: CountField): string {
  const { table } = words.value;
  switch (role) {
    case "counts":
      return table.count;
    case "rest":
      return table.rest;
    case "asks":
      return table.whoDoesNot;
    case "none":
      return table.noCount;
    case "out":
      return dealsNext ? table.dealsNext : table.doesNotCount;
  }
}

function Content({ field }: { readonly field: CountField }) {
  const { format } = words.value;
  const { digits, worth, caret, role } = field;
  if (digits === "" && caret) return <i class="caret" />;
  if (digits === "" || role === "asks") return <span>{word(field)}</span>;
  return (
    <>
      <b class="num">{digits}</b>
      <span class="worth">
        {role === "rest" ? <small>{word(field)}</small> : null}
        {worth === null ? null : <small class="num">{format.signed(worth)}</small>}
      </span>
    </>
  );
}
