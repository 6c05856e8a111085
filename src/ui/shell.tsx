import "./shell.css";

/** What is painted first, before words, screen and drawer are there: the felt with the name on it. */
export function Shell() {
  return (
    <main class="shell felt">
      <h1>Kongekop</h1>
    </main>
  );
}
