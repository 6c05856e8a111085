import type * as da from "../../da/problems/imports.ts";

export const imports: typeof da.imports = {
  newer: "The file comes from a newer version of Kongekop. Update the app and try again.",
  notOurs: "This is no file from Kongekop. Choose an evening or a backup that Kongekop saved.",
};
