import { Page } from "../../components/index.ts";

export default function New() {
  return <Page title="Kongekop" />;
}
