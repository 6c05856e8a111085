import { Page } from "../../components/index.ts";

export default function Table() {
  return <Page title="Kongekop" />;
}
