import { useMemo } from "preact/hooks";
import type { Club, NightShown } from "../../../state/club/index.ts";
import { cameFrom } from "../../came-from.ts";
import { useClub } from "../../club/use-club.ts";
import { announce, Confirm, FaultNotice, ListLink, Notice, Page } from "../../components/index.ts";
import { dayAndPlace } from "../../evening/day.ts";
import { SendText } from "../../handing/send-text.tsx";
import { PaymentLine } from "../../money/payment-line.tsx";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { Sums } from "./sums.tsx";
import { tableName } from "./table-name.ts";
import { nightText } from "./text.ts";
import "./night.css";

/** Several tables of one night, settled in one plan. */
export default function NightScreen({ params }: ScreenProps) {
  const club = useClub();
  return club === null ? <Page title={words.value.club.night} /> : <OneNight club={club} id={params["id"] ?? ""} />;
}

function OneNight({ club, id }: { readonly club: Club; readonly id: string }) {
  const { club: say } = words.value;
  const shown = useMemo(() => club.night(id), [club, id]).value;
  if (shown === null) return <Page title={say.night} />;
  const back = cameFrom();
  if (shown === undefined) {
    return (
      <Page title={say.night} back={back}>
        <p>{say.nowhere}</p>
      </Page>
    );
  }
  const [first] = shown.evenings;
  return (
    <Page title={shown.night.name ?? say.night} back={back} class="night">
      {first === undefined ? null : <p class="quiet">{dayAndPlace(first)}</p>}
      <Waiting shown={shown} />
      <Plan club={club} shown={shown} />
      <Sums shown={shown} />
      <Tables shown={shown} />
      <Part club={club} shown={shown} />
    </Page>
  );
}

const nameIn = ({ evenings }: NightShown, id: string): string => {
  const index = evenings.findIndex((evening) => evening.id === id);
  const evening = evenings[index];
  return evening === undefined ? id : tableName(evening, index + 1);
};

function Waiting({ shown }: { readonly shown: NightShown }) {
  const { club, format } = words.value;
  if (shown.waiting.length === 0) return null;
  const tables = format.list(shown.waiting.map(({ id }) => nameIn(shown, id)));
  return <Notice lead={club.waiting(tables)}>{club.planWithout}</Notice>;
}

function Plan({ club, shown }: { readonly club: Club; readonly shown: NightShown }) {
  const { settle } = words.value;
  const { fault, run } = useCommand();
  const { payments, currency } = shown;
  const open = payments.some(({ paid }) => !paid);
  return (
    <section>
      <h2>{payments.length === 0 ? settle.nobodyOwes : open ? settle.plan(payments.length) : settle.square}</h2>
      <ul>
        {payments.map((payment) => (
          <PaymentLine
            key={`${payment.from} ${payment.to} ${payment.amountMinor}`}
            {...payment}
            from={payment.fromName}
            to={payment.toName}
            currency={currency}
            onPaid={shown.paidSince ? undefined : (paid) => run(club.markPaid(shown, payment, paid))}
          />
        ))}
      </ul>
      {!shown.paidSince && payments.some(({ paid }) => paid) ? <p class="quiet">{settle.tickedWrong}</p> : null}
      {shown.paidSince && open ? (
        <ListLink to={paths.money()} title={words.value.club.inAccount} below={words.value.club.paidSince} />
      ) : null}
      <FaultNotice fault={fault} />
      <div class="keys">
        <SendText text={nightText(shown, words.value)} file={words.value.club.textFile} />
      </div>
    </section>
  );
}

function Tables({ shown }: { readonly shown: NightShown }) {
  const { club, format } = words.value;
  return (
    <section>
      <h2>{club.tables}</h2>
      <ul>
        {shown.evenings.map((evening) => (
          <li key={evening.id}>
            <ListLink
              to={evening.running ? paths.table(evening.id) : paths.settle(evening.id)}
              title={nameIn(shown, evening.id)}
              below={format.list(evening.players.map(({ name }) => name))}
              end={isWaiting(shown, evening.id) ? (evening.running ? club.stillPlaying : club.cannotSettle) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isWaiting = ({ waiting }: NightShown, id: string): boolean => waiting.some((evening) => evening.id === id);

function Part({ club, shown }: { readonly club: Club; readonly shown: NightShown }) {
  const { club: say, common } = words.value;
  const { fault, run } = useCommand();
  const part = () =>
    run(club.removeNight(shown.night), () => {
      announce(say.parted);
      replace(paths.settle(shown.evenings[0]?.id ?? ""));
    });
  return (
    <>
      <Confirm kind="plain" question={say.partAsk} yes={say.part} no={common.cancel} onConfirm={part}>
        {say.part}
      </Confirm>
      <FaultNotice fault={fault} />
    </>
  );
}
