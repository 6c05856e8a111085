import { useEffect, useState } from "preact/hooks";
import { HANDED_FORM, type LinkFault, type Result } from "../../../model/index.ts";
import { reviewOf } from "../../../state/review/index.ts";
import { openLink, type SharedEvening } from "../../../state/sharing/index.ts";
import { KeyLink, Notice, Page } from "../../components/index.ts";
import { BalanceCurve } from "../../evening/balance-curve.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { Sheet } from "../../sheet/sheet.tsx";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";
import { Continue } from "./continue.tsx";
import { Keep } from "./keep.tsx";
import "./shared.css";

/** An evening out of a link: only to be looked at, until somebody keeps it or goes on with it. */
export default function SharedScreen({ params }: ScreenProps) {
  const { share, shell } = words.value;
  const form = params["form"] ?? "";
  const opened = useLink(form, params["data"] ?? "");
  return (
    <Page title={share.shared.title} class="sheet-page" back={{ to: paths.start, label: shell.toStart }}>
      {opened === undefined ? (
        <p class="quiet">{share.shared.reading}</p>
      ) : (
        <Opened handed={form === String(HANDED_FORM)} opened={opened} />
      )}
    </Page>
  );
}

type Answer = Result<SharedEvening, LinkFault>;

function useLink(form: string, data: string): Answer | undefined {
  const [opened, setOpened] = useState<Answer>();
  useEffect(() => {
    let gone = false;
    setOpened(undefined);
    openLink(form, data).then((answer) => gone || setOpened(answer), report);
    return () => {
      gone = true;
    };
  }, [form, data]);
  return opened;
}

interface OpenedProps {
  /** It was taken here to go on. */
  readonly handed: boolean;
  readonly opened: Answer;
}

function Opened({ handed, opened }: OpenedProps) {
  const { share, shell } = words.value;
  if (!opened.ok)
    return (
      <>
        <Notice live>{share.shared.faults[opened.error]}</Notice>
        <KeyLink kind="main" to={paths.start}>
          {shell.toStart}
        </KeyLink>
      </>
    );
  const { evening, file } = opened.value;
  const running = evening.setup.value.end === null;
  return (
    <>
      {handed && running ? <Continue id={evening.id} file={file} /> : <Keep id={evening.id} file={file} />}
      <Sheet live={evening} />
      <BalanceCurve live={evening} review={reviewOf(evening)} />
    </>
  );
}
