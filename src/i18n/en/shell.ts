import type { shell as da } from "../da/shell.ts";

export const shell: typeof da = {
  wentWrong: "Something went wrong.",
  nothingLost: "Everything that was noted is stored on the phone.",
  tryAgain: "Try again",
  toStart: "To the start page",
  broughtBack: "Everything is back.",
  whatCameBack:
    "The browser had deleted what Kongekop keeps here. All of it was put back from the reserve beside it. Check that the last deal is there. Restore points are not among it.",
  whatHappened: "What happened?",
  notFoundTitle: "Nothing here",
  notFound: "The link leads nowhere in Kongekop. Perhaps the evening was deleted, or the link was mistyped.",
  newVersion: "A new version is ready",
  fetchNow: "Get it now",
  stopped: "Stopped. Nothing has changed.",
  refused: "It no longer fits what was noted. Look in the book and try again.",
  notOpened: "What is stored could not be opened. Nothing was deleted. Try again.",
  storage: {
    quota: "The phone is out of space. Delete something else and try again.",
    blocked: "Kongekop is open in another tab that holds on to the old data. Close that tab and try again.",
    closed: "The connection to the stored data was closed. Try again.",
    newer: "The data was stored by a newer version of Kongekop. Get the new version and try again.",
    unavailable: "The browser does not allow anything to be stored here. Open Kongekop in an ordinary window.",
    unknown: "It could not be stored. Try again.",
  },
};
