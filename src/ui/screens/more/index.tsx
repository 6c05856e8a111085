import { Page } from "../../components/index.ts";

export default function More() {
  return <Page title="Kongekop" />;
}
