import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { HandOver } from "./hand-over.tsx";

export default function HandOverScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />} changes>
      {(live) => <HandOver live={live} />}
    </WithEvening>
  );
}
