import { render } from "preact";
import { App } from "./ui/app.tsx";
import { startRouter } from "./ui/router.ts";
import "./ui/theme/index.css";

startRouter();
const root = document.getElementById("app");
if (root) render(<App />, root);
