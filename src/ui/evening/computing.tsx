import { useApp } from "../use-app.ts";
import { words } from "../words.ts";
import "./computing.css";

/** How far many evenings are that are computed anew, after an update or where many were brought in. */
export function Computing() {
  const { evenings, format } = words.value;
  const summing = useApp().summing.value;
  if (summing === null) return null;
  const { done, of } = summing;
  return (
    <div class="computing">
      <p>{evenings.summing(format.points(done), format.points(of))}</p>
      <progress value={done} max={of} aria-label={evenings.title} />
    </div>
  );
}
