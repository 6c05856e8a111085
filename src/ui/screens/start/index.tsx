import { Page } from "../../components/index.ts";

export default function Start() {
  return <Page title="Kongekop" />;
}
