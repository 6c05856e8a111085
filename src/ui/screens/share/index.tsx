import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Share } from "./share.tsx";
import "./share.css";

export default function ShareScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />}>
      {(live) => <Share live={live} />}
    </WithEvening>
  );
}
