import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { ReviewPage } from "./review.tsx";

export default function ReviewScreen({ params }: ScreenProps) {
  return (
    <WithEvening id={params["id"] ?? ""} opening={<main />}>
      {(live) => <ReviewPage live={live} asked={params["at"] === "end" ? "end" : { entry: params["entry"] }} />}
    </WithEvening>
  );
}
