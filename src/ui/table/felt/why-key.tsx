import { DownIcon, UpIcon } from "../../components/index.ts";
import { words } from "../../words.ts";
import { useTable } from "../use-table.ts";
import "./strip.css";

/** The way to why everybody pays what. */
export function WhyKey() {
  const { surface, tap } = useTable();
  const { payments } = surface;
  const open = payments.state === "on";
  return (
    <button type="button" class="more" data-tap={payments.id} aria-expanded={open} onClick={() => tap(payments.tap)}>
      {words.value.table.why}
      {open ? <DownIcon /> : <UpIcon />}
    </button>
  );
}
