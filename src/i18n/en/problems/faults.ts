import type * as da from "../../da/problems/faults.ts";

export const storage: typeof da.storage = {
  quota: "There is no more room on this device. Make room and try again. Nothing is lost.",
  blocked: "Another tab keeps an older version open. Close it and try again.",
  closed: "The connection to what is stored was closed. Reload the page and try again.",
  newer: "What is stored comes from a newer version. Update the app.",
  unavailable: "The browser will not store anything here. Private mode may be the reason; use an ordinary window.",
  unknown: "It could not be saved. Try again, or reload the page.",
};

export const imports: typeof da.imports = {
  newer: "The file comes from a newer version of Kongekop. Update the app and try again.",
  notOurs: "This is no file from Kongekop. Choose an evening or a backup that Kongekop saved.",
};
