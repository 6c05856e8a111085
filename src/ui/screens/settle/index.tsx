import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Settle } from "./settle.tsx";
import "./settle.css";

export default function SettleScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />}>
      {(live) => <Settle live={live} />}
    </WithEvening>
  );
}
