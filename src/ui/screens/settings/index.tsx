import { Page } from "../../components/index.ts";

export default function Settings() {
  return <Page title="Kongekop" />;
}
