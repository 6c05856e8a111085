import { useEffect } from "preact/hooks";
import { BackIcon, ForwardIcon, Key } from "../../components/index.ts";
import { words } from "../../words.ts";

interface Props {
  readonly at: number;
  readonly last: number;
  /** What the moment is called. */
  readonly title: string;
  readonly onGo: (to: number) => void;
}

/** Leads through the evening: by a slider, one moment on or back, and by the arrow keys wherever the focus is. */
export function Scrubber({ at, last, title, onGo }: Props) {
  const { review } = words.value;
  useArrows(at, onGo);
  return (
    <div class="rv-scrubber">
      <Key label={review.previous} off={at === 0} onClick={() => onGo(at - 1)}>
        <BackIcon />
      </Key>
      <label>
        <span class="vh">{review.where}</span>
        <span aria-hidden="true">{title}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={title}
          onInput={({ currentTarget }) => onGo(currentTarget.valueAsNumber)}
        />
      </label>
      <Key label={review.next} off={at === last} onClick={() => onGo(at + 1)}>
        <ForwardIcon />
      </Key>
    </div>
  );
}

function useArrows(at: number, onGo: Props["onGo"]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      // The slider moves by itself.
      if (step === undefined || held || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      onGo(at + step);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [at, onGo]);
}
