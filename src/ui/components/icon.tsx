import type { ComponentChildren } from "preact";
import "./icon.css";

/** Icons are drawn by stroke in a square of 24; they only repeat the word beside them, so nothing reads them out. */
function Line({ d, children }: { readonly d: string; readonly children?: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
      <path d={d} />
    </svg>
  );
}

export const BackIcon = () => <Line d="M14.5 5L7.5 12l7 7" />;
export const ForwardIcon = () => <Line d="M9.5 5l7 7-7 7" />;
export const UpIcon = () => <Line d="M6 14.5l6-6 6 6" />;
export const DownIcon = () => <Line d="M6 9.5l6 6 6-6" />;
export const CloseIcon = () => <Line d="M6 6l12 12M18 6L6 18" />;
export const MoreIcon = () => <Line d="M4 7h16M4 12h16M4 17h16" />;
export const BookIcon = () => <Line d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6" />;
export const EraseIcon = () => <Line d="M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6" />;
export const HelpIcon = () => (
  <Line d="M9.3 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.1-1.5 2.1M12 16.8v.2">
    <circle cx="12" cy="12" r="9" />
  </Line>
);
export const TickIcon = () => <Line d="M4.5 12.5l5 5 10-11" />;
export const PlusIcon = () => <Line d="M12 5v14M5 12h14" />;
export const UndoIcon = () => <Line d="M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v2" />;
export const RedoIcon = () => <Line d="M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v2" />;
export const ExchangeIcon = () => <Line d="M8 4L4 8l4 4M4 8h15M16 12l4 4-4 4M20 16H5" />;
export const TurnIcon = () => (
  <Line d="M5 10a7.5 7.5 0 0 1 13-3l1 1M19 3v5h-5M19 14a7.5 7.5 0 0 1-13 3l-1-1M5 21v-5h5" />
);
export const LockIcon = () => (
  <Line d="M8 11V7.5a4 4 0 0 1 8 0V11">
    <rect x="5.5" y="11" width="13" height="9.5" rx="2" />
  </Line>
);
/** A hand of three cards, fanned. */
export const DealerIcon = () => (
  <Line d="M8 5.5L2.9 8a1.5 1.5 0 0 0-.8 1.9l3.6 8.7a1.5 1.5 0 0 0 1.9.8l2.4-.9M16 5.5L21.1 8a1.5 1.5 0 0 1 .8 1.9l-3.6 8.7a1.5 1.5 0 0 1-1.9.8l-2.4-.9">
    <rect x="8" y="3" width="8" height="14" rx="1.5" />
  </Line>
);
