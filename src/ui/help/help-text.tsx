import { useContext, useEffect, useState } from "preact/hooks";
import { type Help, helpOf, loadHelp } from "../../i18n/index.ts";
import { report } from "../trouble.ts";
import { words } from "../words.ts";
import { GameContext } from "./screen.ts";
import "./help.css";

/** What a screen does, in a few sentences, read out when they have come. */
export function HelpText({ screen }: { readonly screen: string }) {
  const { language } = words.value;
  const game = useContext(GameContext);
  const [help, setHelp] = useState<Help>();
  useEffect(() => {
    let gone = false;
    loadHelp(language).then((loaded) => gone || setHelp(loaded), report);
    return () => {
      gone = true;
    };
  }, [language]);
  return (
    <div class="help" role="status">
      {(help ? helpOf(help, screen, game) : []).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
