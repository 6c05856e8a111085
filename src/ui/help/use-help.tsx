import { useContext, useState } from "preact/hooks";
import { HelpIcon } from "../components/icon.tsx";
import { Key } from "../components/key.tsx";
import { words } from "../words.ts";
import { HelpText } from "./help-text.tsx";
import { ScreenContext } from "./screen.ts";

/** The quiet question mark in the head of a screen, and what it opens below the head. */
export function useHelp() {
  const screen = useContext(ScreenContext);
  const [open, setOpen] = useState(false);
  if (screen === "") return { key: null, text: null };
  return {
    key: (
      <Key
        kind="plain"
        class="help-key"
        sign={<HelpIcon />}
        label={words.value.common.help}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
    ),
    text: open ? <HelpText screen={screen} /> : null,
  };
}
