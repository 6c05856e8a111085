import { LANGUAGES, ownName } from "../../../i18n/index.ts";
import { THEMES } from "../../../model/index.ts";
import { useClub } from "../../club/use-club.ts";
import { Choice, FaultNotice, ListLink, Page, UpdateLine } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { useSettings } from "./use-settings.ts";

/** Language and theme at once, and the way to everything else. */
export function Overview() {
  const { settings, common } = words.value;
  return (
    <Page title={settings.title} back={{ to: paths.start, label: common.app }} class="settings">
      <Ways />
      <Looks />
      <UpdateLine />
    </Page>
  );
}

/** No language of one's own: the phone's. */
const SYSTEM = "system";

function Looks() {
  const { language, theme } = words.value.settings;
  const { settings, change, fault } = useSettings();
  const chosen = LANGUAGES.find((known) => known === settings.language) ?? SYSTEM;
  return (
    <section>
      <Choice
        label={language.label}
        options={[
          { value: SYSTEM, word: language.system },
          ...LANGUAGES.map((value) => ({ value, word: ownName(value) })),
        ]}
        value={chosen}
        onChoose={(value) => change({ language: value === SYSTEM ? null : value })}
      />
      <Choice
        label={theme.label}
        options={THEMES.map((value) => ({ value, word: theme[value] }))}
        value={settings.theme}
        onChoose={(value) => change({ theme: value })}
      />
      <FaultNotice fault={fault} />
    </section>
  );
}

function Ways() {
  const { atTable, club, terms, data, home, about } = words.value.settings;
  const { settings } = useApp();
  const price = club.perPoint(words.value.format.price(settings.value.money));
  return (
    <nav aria-label={words.value.settings.title}>
      <ListLink to={paths.evenings()} title={words.value.evenings.title} />
      <ListLink to={paths.seasons()} title={words.value.seasons.title} below={words.value.seasons.about} />
      <ListLink to={paths.money()} title={words.value.club.account} below={<StillOpen />} />
      <ListLink to={paths.people()} title={words.value.directory.title} />
      <ListLink to={paths.settings("table")} title={atTable.title} />
      <ListLink to={paths.settings("club")} title={club.title} below={price} />
      <ListLink to={paths.rules()} title={words.value.profiles.title} below={<OwnRules />} />
      <ListLink to={paths.settings("terms")} title={terms.title} below={terms.spoken} />
      <ListLink to={paths.settings("data")} title={data.title} below={<LastSaved />} />
      <ListLink to={paths.settings("home-screen")} title={home.title} />
      <ListLink to={paths.settings("about")} title={about.title} below={about.version(__APP_VERSION__)} />
    </nav>
  );
}

/** What is open between people, by currency. */
function StillOpen() {
  const { club: say, format } = words.value;
  const accounts = useClub()?.accounts.value;
  if (!accounts) return null;
  const open = accounts.filter((account) => account.open > 0);
  if (open.length === 0) return <>{say.clear}</>;
  return <>{say.stillOpen(open.map((account) => format.money(account.open, account.currency)).join(" · "))}</>;
}

/** What the rules are called that there are. */
function OwnRules() {
  const names = (useApp().profiles.all.value ?? []).map(({ rules }) => rules.name);
  return <>{words.value.format.list(names)}</>;
}

function LastSaved() {
  const { save } = words.value.settings.data;
  const at = useApp().data.exportedAt.value;
  return <>{at === null ? save.never : save.last(words.value.format.day(at))}</>;
}
