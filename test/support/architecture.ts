import { posix } from "node:path";
import { parseSync } from "vite";

/** What a folder of src may import besides itself: other folders by name, packages by name (`preact/*`: anything below). */
interface Allowance {
  values: readonly string[];
  /** Folders from which only `import type` is allowed. */
  types?: readonly string[];
}

/** The import table of README.md. */
export const TABLE: Readonly<Record<string, Allowance>> = {
  model: { values: ["valibot"] },
  rules: { values: ["model", "valibot"] },
  ledger: { values: ["model", "rules"] },
  store: { values: ["model", "dexie"] },
  state: { values: ["model", "rules", "ledger", "store", "@preact/signals", "fflate"] },
  i18n: { values: ["model"], types: ["rules"] },
  ui: {
    values: ["model", "state", "i18n", "preact", "preact/*", "@preact/signals", "regexparam", "lean-qr", "uplot"],
    types: ["rules"],
  },
  cli: { values: ["model", "ledger", "i18n", "node:*"] },
};

/** Folders that must give the same answer every time: no clock, no randomness, no timers. */
const PURE = ["rules", "ledger"];
const IMPURE_NAMES = ["crypto", "setTimeout", "setInterval", "performance"];
const IMPURE_MEMBERS = ["Date.now", "Math.random"];

/** Files beside the folders: the boot, which wires everything, and a declaration for the compiler. */
const ROOT_FILES = ["src/main.tsx", "src/vite-env.d.ts"];

/** What breaks the house rules in one file, a line each. `path` begins with `src/`; both are posix. */
export function violations(path: string, source: string): string[] {
  if (ROOT_FILES.includes(path)) return [];
  const folder = folderOf(path);
  const allowance = folder === undefined ? undefined : TABLE[folder];
  if (folder === undefined || !allowance) return [`${path}: no row of the import table is for this place`];

  const seen = read(path, source);
  const found = seen.imports.flatMap((used) => judge(path, folder, allowance, used) ?? []);
  if (seen.hasDefaultExport && !path.startsWith("src/ui/screens/")) found.push("has a default export");
  if (PURE.includes(folder)) found.push(...seen.impure.map((name) => `uses ${name}`));
  return found.map((what) => `${path}: ${what}`);
}

/** The folder of src that a path is in; undefined beside or outside the folders. */
function folderOf(path: string): string | undefined {
  const [top, folder, ...rest] = path.split("/");
  return top === "src" && rest.length > 0 ? folder : undefined;
}

/** The game's folder of a path, `tarok` for `src/rules/tarok/settle.ts`. */
function gameOf(path: string): string | undefined {
  return /^src\/rules\/([^/]+)\//.exec(path)?.[1];
}

interface Import {
  specifier: string | undefined;
  typeOnly: boolean;
}

function judge(path: string, folder: string, { values, types = [] }: Allowance, used: Import): string | undefined {
  const { specifier, typeOnly } = used;
  if (specifier === undefined) return "imports something whose name is not written out";
  if (!specifier.startsWith(".")) {
    return values.some((name) => matches(name, specifier)) ? undefined : `${folder} may not import ${specifier}`;
  }
  const target = posix.join(posix.dirname(path), specifier);
  const other = folderOf(target) ?? target;
  if (other === folder) {
    const [from, to] = [gameOf(path), gameOf(target)];
    return from && to && from !== to ? `the game ${from} may not import the game ${to}` : undefined;
  }
  if (!(other in TABLE)) return `may not import ${specifier}`;
  if (values.includes(other)) return undefined;
  if (types.includes(other)) {
    return typeOnly ? undefined : `${folder} may only import types from ${other} (import type … from "${specifier}")`;
  }
  return `${folder} may not import ${other} (${specifier})`;
}

/** `node:*` and `preact/*` stand for all below; a folder's name is no package's. */
function matches(name: string, specifier: string): boolean {
  if (name in TABLE) return false;
  return name.endsWith("*") ? specifier.startsWith(name.slice(0, -1)) : specifier === name;
}

interface Reading {
  imports: Import[];
  hasDefaultExport: boolean;
  impure: string[];
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function read(path: string, source: string): Reading {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const reading: Reading = { imports: [], hasDefaultExport: false, impure: [] };
  visit(program, reading);
  return reading;
}

function visit(value: unknown, reading: Reading): void {
  if (Array.isArray(value)) for (const item of value) visit(item, reading);
  else if (isNode(value)) {
    note(value, reading);
    for (const child of Object.values(value)) visit(child, reading);
  }
}

function note(node: Node, reading: Reading): void {
  switch (node["type"]) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ExportNamedDeclaration":
      if (isNode(node["source"])) {
        const typeOnly = node["importKind"] === "type" || node["exportKind"] === "type";
        reading.imports.push({ specifier: literal(node["source"]), typeOnly });
      }
      break;
    case "ImportExpression":
      reading.imports.push({ specifier: literal(node["source"]), typeOnly: false });
      break;
    case "TSImportType":
      reading.imports.push({ specifier: literal(node["source"]), typeOnly: true });
      break;
    case "ExportDefaultDeclaration":
      reading.hasDefaultExport = true;
      break;
    case "ExportSpecifier":
      if (nameOf(node["exported"]) === "default") reading.hasDefaultExport = true;
      break;
    case "NewExpression":
    case "CallExpression":
      if (nameOf(node["callee"]) === "Date" && isEmpty(node["arguments"]))
        reading.impure.push("the time of now (Date)");
      break;
    case "MemberExpression": {
      const name = `${nameOf(node["object"])}.${nameOf(node["property"])}`;
      if (IMPURE_MEMBERS.includes(name)) reading.impure.push(name);
      break;
    }
    case "Identifier": {
      const name = nameOf(node);
      if (name && IMPURE_NAMES.includes(name)) reading.impure.push(name);
      break;
    }
  }
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function literal(node: unknown): string | undefined {
  return isNode(node) && typeof node["value"] === "string" ? node["value"] : undefined;
}

/** The name of an identifier or what a string literal says; undefined for anything else. */
function nameOf(node: unknown): string | undefined {
  if (isNode(node) && node["type"] === "Identifier" && typeof node["name"] === "string") return node["name"];
  return literal(node);
}
