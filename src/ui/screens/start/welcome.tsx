import { KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** No evening is running: one large action, and for who has none here, what this is and the way to bring a copy in. */
export function Welcome({ newcomer }: { readonly newcomer: boolean }) {
  const { welcome, how, newEvening, restore } = words.value.start;
  return (
    <>
      {newcomer ? (
        <div class="welcome">
          <p>{welcome}</p>
          <p class="quiet">{how}</p>
        </div>
      ) : null}
      <KeyLink kind="main" to={paths.new}>
        {newEvening}
      </KeyLink>
      {newcomer ? <KeyLink to={paths.settings("data")}>{restore}</KeyLink> : null}
    </>
  );
}
