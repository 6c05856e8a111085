import { formatsOf } from "../format.ts";
import type { Terms } from "../terms.ts";
import type { Dictionary } from "../words.ts";
import { account } from "./account.ts";
import { between } from "./between.ts";
import { book } from "./book.ts";
import { chart } from "./chart.ts";
import { club } from "./club.ts";
import { common } from "./common.ts";
import { deals } from "./deals.ts";
import { deleted } from "./deleted.ts";
import { directory } from "./directory.ts";
import { display } from "./display.ts";
import { evenings } from "./evenings.ts";
import { figures } from "./figures.ts";
import { handOver } from "./handOver.ts";
import { incoming } from "./incoming.ts";
import { jetons } from "./jetons.ts";
import { newEvening } from "./newEvening.ts";
import { people } from "./people.ts";
import { person } from "./person.ts";
import { preview } from "./preview.ts";
import { problems } from "./problems/index.ts";
import { profiles } from "./profiles.ts";
import { reference } from "./reference.ts";
import { review } from "./review.ts";
import { rulesPage } from "./rulesPage.ts";
import { sample } from "./sample.ts";
import { seasons } from "./seasons.ts";
import { sentences } from "./sentences/index.ts";
import { settings } from "./settings.ts";
import { settle } from "./settle.ts";
import { setup } from "./setup.ts";
import { share } from "./share.ts";
import { shell } from "./shell.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { triomphe } from "./triomphe.ts";
import { units } from "./units.ts";

export const sv = (terms: Terms): Dictionary => ({
  language: "sv",
  format: formatsOf("sv-SE"),
  club,
  common: common(terms),
  sentences: sentences(terms),
  preview,
  problems,
  table: table(terms),
  book,
  deals,
  triomphe,
  units,
  account,
  figures: figures(terms),
  jetons,
  settle,
  share,
  handOver,
  incoming,
  shell,
  start,
  newEvening,
  evenings,
  deleted,
  directory,
  people,
  person,
  profiles,
  review,
  reference,
  rulesPage,
  sample,
  seasons,
  setup,
  between,
  chart,
  display,
  settings: settings(terms),
});
