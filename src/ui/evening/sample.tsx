import { announce, FaultNotice, Key, KeyLink } from "../components/index.ts";
import { paths } from "../paths.ts";
import { go } from "../router.ts";
import { useApp } from "../use-app.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";
import "./sample.css";

/** The sample evening: a key that opens one, or where there is one the way to it and the key that deletes it. */
export function Sample() {
  const { sample } = useApp();
  const { sample: say } = words.value;
  const { fault, run } = useCommand();
  const card = sample.card.value;
  const open = () => run(sample.open(say.title), (id) => go(paths.table(id)));
  return (
    <section class="sample" aria-label={say.title}>
      <h2>{say.title}</h2>
      <p class="quiet">{say.intro}</p>
      {card === null ? (
        <Key onClick={open}>{say.open}</Key>
      ) : (
        <div class="keys">
          <KeyLink to={card.running ? paths.table(card.id) : paths.settle(card.id)}>{say.resume}</KeyLink>
          <DiscardSample />
        </div>
      )}
      <FaultNotice fault={fault} />
    </section>
  );
}

/** The key that deletes the sample evening at one tap: it can be made anew. */
export function DiscardSample({ onDone }: { readonly onDone?: () => void }) {
  const { sample } = useApp();
  const { sample: say } = words.value;
  const { fault, run } = useCommand();
  const discard = () =>
    run(sample.discard(), () => {
      announce(say.discarded);
      onDone?.();
    });
  return (
    <>
      <Key kind={onDone ? "left" : "box"} onClick={discard}>
        {say.discard}
      </Key>
      <FaultNotice fault={fault} />
    </>
  );
}
