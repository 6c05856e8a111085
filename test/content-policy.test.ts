import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
const [, policy = ""] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page) ?? [];
const directives = new Map(
  policy.split(";").map((directive) => {
    const [name = "", ...values] = directive.trim().split(/\s+/);
    return [name, values.join(" ")] as const;
  }),
);

test("the page runs its own scripts alone, and asks nobody else for anything", () => {
  expect(Object.fromEntries(directives)).toEqual({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "kongekop",
  });
  expect(policy).not.toContain("unsafe");
});

test("nothing in the page is a script or a style by itself", () => {
  expect(page.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
  expect(page.match(/<style|\sstyle=|\son[a-z]+=|javascript:/g)).toBeNull();
});
