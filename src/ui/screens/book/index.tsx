import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Book } from "./book.tsx";
import "./book.css";

export default function BookScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />}>
      {(live) => <Book live={live} opened={params["entry"]} />}
    </WithEvening>
  );
}
