import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Log } from "./log.tsx";
import "./log.css";

export default function LogScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />}>
      {(live) => <Log live={live} />}
    </WithEvening>
  );
}
