import { Component, type ComponentChildren } from "preact";
import { Key, KeyLink, Notice, Page } from "./components/index.ts";
import { paths } from "./paths.ts";
import { dismissTrouble, told, trouble } from "./trouble.ts";
import { words } from "./words.ts";
import "./boundary.css";

interface Props {
  /** Where the app is: going elsewhere is a new chance. */
  readonly path: string;
  readonly children: ComponentChildren;
}
interface State {
  readonly error?: unknown;
  readonly failed: boolean;
}

/** Stands in for a screen that could not be drawn, and says that nothing is lost. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static override getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.path !== this.props.path) this.setState({ failed: false, error: undefined });
  }

  override render({ children }: Props, { failed, error }: State) {
    return failed ? <Failed error={error} /> : children;
  }
}

const reload = (): void => location.reload();

function Failed({ error }: { readonly error: unknown }) {
  const { wentWrong, nothingLost, tryAgain, toStart, whatHappened } = words.value.shell;
  return (
    <Page title={wentWrong}>
      <p>{nothingLost}</p>
      <Key kind="main" onClick={reload}>
        {tryAgain}
      </Key>
      <KeyLink to={paths.start}>{toStart}</KeyLink>
      <details class="told">
        <summary>{whatHappened}</summary>
        <pre>{told(error)}</pre>
      </details>
    </Page>
  );
}

/** One quiet block at the foot for what went wrong behind a screen that still stands. */
export function Trouble() {
  if (trouble.value === undefined) return null;
  const { wentWrong, nothingLost, tryAgain, whatHappened } = words.value.shell;
  return (
    <aside class="trouble" aria-label={wentWrong}>
      <Notice lead={wentWrong} live>
        {nothingLost}
      </Notice>
      <div class="keys">
        <Key onClick={dismissTrouble}>{words.value.common.close}</Key>
        <Key onClick={reload}>{tryAgain}</Key>
      </div>
      <details class="told">
        <summary>{whatHappened}</summary>
        <pre>{trouble.value}</pre>
      </details>
    </aside>
  );
}
