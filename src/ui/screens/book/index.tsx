import { Page } from "../../components/index.ts";

export default function Book() {
  return <Page title="Kongekop" />;
}
