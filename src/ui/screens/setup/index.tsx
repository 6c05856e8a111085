import { Page } from "../../components/index.ts";

export default function Setup() {
  return <Page title="Kongekop" />;
}
