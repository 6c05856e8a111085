import { Page } from "../../components/index.ts";

export default function Settle() {
  return <Page title="Kongekop" />;
}
