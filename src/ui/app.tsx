import { Announcer } from "./components/index.ts";
import { useLazy } from "./lazy.tsx";
import { here } from "./router.ts";
import { match } from "./routes.ts";

/** The whole app: the screen at the address, and the place announcements are read from. */
export function App() {
  const found = match(here.value.path);
  return (
    <>
      {found ? <Screen key={found.route.pattern} {...found} /> : null}
      <Announcer />
    </>
  );
}

function Screen({ route, params }: NonNullable<ReturnType<typeof match>>) {
  const Loaded = useLazy(route.load);
  return Loaded ? <Loaded params={params} /> : <main />;
}
