import { words } from "../words.ts";
import "./journal.css";

/** What the key of a journal says: few know the program, so what it is for stands below. */
export function Journal() {
  const { share } = words.value;
  return (
    <>
      {share.journal}
      <small class="journal-is"> {share.journalIs}</small>
    </>
  );
}
