import { Page } from "../../components/index.ts";

export default function Log() {
  return <Page title="Kongekop" />;
}
