import { declarationTitle } from "../../../../i18n/index.ts";
import type { DeclareFace } from "../../../../rules/tarok/recording/index.ts";
import { Say, Suit } from "../../../components/index.ts";
import { NotedHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import { Numbers } from "./numbers.tsx";
import "../../../table/dock/sentence.css";

/** A declaration while it is composed; as soon as it is complete it is noted. */
export function Declare({ dock }: { readonly dock: DeclareFace }) {
  const { surface } = useTable();
  return (
    <>
      <NotedHead {...dock} />
      <Sentence dock={dock} />
      <Of dock={dock} />
      <Lacking dock={dock} />
      <Numbers dock={dock} />
      {surface.asked ? <Asked asked={surface.asked} /> : <Noted dock={dock} />}
    </>
  );
}

/** The declaration as it forms, and what it brings. */
function Sentence({ dock: { kind, declaration, amount } }: { readonly dock: DeclareFace }) {
  const { table, format, common } = words.value;
  return (
    <p class="sentence" aria-live="polite">
      <span>{declaration ? <Say>{declarationTitle(words.value, declaration)}</Say> : table.open(kind)}</span>
      {amount === null ? null : (
        <span class="num">
          {declaration?.withdrawn ? format.points(0) : format.signed(2 * amount)}
          <small>{declaration?.withdrawn ? common.remove : table.fromEach(format.points(amount))}</small>
        </span>
      )}
    </p>
  );
}

function Of({ dock: { of, kind, declaration } }: { readonly dock: DeclareFace }) {
  const { table, common } = words.value;
  if (of.length === 0) return null;
  return (
    <>
      {declaration ? <p class="lbl">{table.in(kind)}</p> : null}
      <div class="cards">
        {of.map(({ of: what, key }) => (
          <TapKey key={key.id} of={key} kind="card" chosen sign={<Suit of={what} />}>
            {what === "kings" ? common.kings : common.suits[what]}
          </TapKey>
        ))}
      </div>
    </>
  );
}

function Lacking({ dock: { lacking } }: { readonly dock: DeclareFace }) {
  const { table, common } = words.value;
  if (lacking.length === 0) return null;
  const word = (card: (typeof lacking)[number]["missing"]) =>
    card in common.theRanks
      ? (common.theRanks as Record<string, string>)[card]
      : (common.suits as Record<string, string>)[card];
  return (
    <>
      <p class="lbl">{table.without}</p>
      <div class="row4">
        {lacking.map(({ missing, key }) => (
          <TapKey key={key.id} of={key} chosen>
            {word(missing)}
          </TapKey>
        ))}
      </div>
    </>
  );
}

/** What can be done with a declaration that stands, or was taken back. */
function Noted({ dock: { declaration, withdraw, reinstate } }: { readonly dock: DeclareFace }) {
  const { told } = useTable();
  const { table, format } = words.value;
  if (!declaration) return null;
  if (reinstate) {
    return (
      <div class="row2 low">
        <p class="quiet say">{words.value.sentences.notes.withdrawn}</p>
        <TapKey of={reinstate}>{table.stands}</TapKey>
      </div>
    );
  }
  const [withFine, without] = withdraw;
  const fine = format.points(told.rules.fines.falseDeclaration);
  return (
    <div class="row2 low">
      {withFine ? (
        <TapKey of={withFine} class="two">
          {table.wasFalse(fine)}
        </TapKey>
      ) : null}
      {without ? (
        <TapKey of={without} class="two">
          {table.wasFalseNoFine}
        </TapKey>
      ) : null}
    </div>
  );
}
