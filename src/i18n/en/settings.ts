import type { settings as da } from "../da/settings.ts";
import type { Terms } from "../terms.ts";
import { backup } from "./backup.ts";

export const settings = ({ scus }: Terms): ReturnType<typeof da> => ({
  title: "Menu",
  up: "Menu",
  start: "Start",
  language: { label: "Language", system: "Auto" },
  theme: { label: "Appearance", system: "Auto", light: "Light", dark: "Dark" },
  club: {
    title: "The club",
    intro: "A new evening begins with what stands here. It can be changed for each evening.",
    club: "Club",
    place: "Place",
    perPoint: (price) => `${price} a point`,
  },
  atTable: {
    title: "At the table",
    hand: {
      label: "Thumb",
      right: "Right",
      left: "Left",
      help: "What is tapped most lies on the side of the hand that taps.",
    },
    awake: {
      label: "Keep the screen on",
      help: "As long as a running evening is on it. Uses a little power.",
    },
    missing: "This browser cannot keep the screen on. Set a longer time until sleep in the phone's settings.",
    refused: "The phone does not want to keep the screen on just now, perhaps because its battery is low.",
    restDisplay: {
      label: "Display at rest",
      help: "The table becomes a display for everybody once nobody has touched it for a minute. A tap leads back.",
    },
    jetons: {
      label: "We play with jetons",
      help: "After each deal the app then shows which jetons to push.",
    },
  },
  terms: {
    title: "Words at the table",
    intro: "Not everybody says the same. Choose what you say.",
    spoken: scus,
    things: {
      scus: { label: "The Fool is called", scus: "scus", scies: "scies" },
    },
  },
  data: { ...backup, title: "Data" },
  home: {
    title: "On the home screen",
    installed: "Kongekop is on the home screen and was opened from there. All is as it should be.",
    why: "On the home screen Kongekop opens like an app, fills the whole screen and works without a network.",
    install: "Put Kongekop on the home screen",
    iphone: {
      title: "iPhone and iPad",
      steps: [
        "Open this page in Safari.",
        "Tap Share, the square with an arrow pointing up.",
        "Scroll down and tap “Add to Home Screen”.",
        "From now on open Kongekop from the home screen.",
      ],
      week: "A tab in Safari loses its data after a week unused. The app on the home screen does not.",
      apart:
        "The app and the tab share no data. If you already have evenings in the tab, save a backup here first and bring it in there.",
    },
    android: {
      title: "Android",
      steps: ["Open the menu with the three dots.", "Tap “Add to Home screen” or “Install app”."],
    },
    computer: {
      title: "Computer",
      steps: ["Click the install sign at the right of the address bar, or find “Install” in the menu."],
    },
  },
  about: {
    title: "About Kongekop",
    version: (version) => `Version ${version}`,
    what: "Kongekop keeps the ledger for an evening of Danish Tarok. It knows the rules of Hjørring; every amount can be changed.",
    private: "Nothing you write leaves the phone. There is no account, no advertising, and nobody watching.",
    free: "Kongekop is free software under the MIT licence.",
    licences: "Licences of what it is built with",
    fresh: {
      key: "Fetch the app afresh",
      ask: "The app's own files are deleted and fetched again. Everything that was recorded stays where it is.",
      yes: "Fetch afresh",
      offline: "The place that the app comes from cannot be reached. Nothing was changed.",
    },
  },
});
