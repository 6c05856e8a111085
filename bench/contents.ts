import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";

/** What a chunk's bytes come from: packages by name, folders of src by path. */
type Contents = ReadonlyMap<string, number>;

/**
 * What the named chunks of a build are made of, in bytes gzipped, the largest first. The bundler knows sizes before they
 * are minified and packed, so each part is given its share of its chunk.
 */
export async function contentsOf(chunks: ReadonlySet<string>): Promise<[part: string, bytes: number][]> {
  const bytes = new Map<string, number>();
  const collect: Plugin = {
    name: "collect-contents",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunks.has(chunk.fileName)) continue;
        const packed = gzipSync(chunk.code).length;
        for (const [part, share] of sharesOf(chunk.modules)) bytes.set(part, (bytes.get(part) ?? 0) + share * packed);
      }
    },
  };
  const outDir = mkdtempSync(join(tmpdir(), "kongekop-contents-"));
  try {
    await build({ logLevel: "warn", build: { outDir, emptyOutDir: true }, plugins: [collect] });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
  return [...bytes].sort(([, a], [, b]) => b - a);
}

function sharesOf(modules: Readonly<Record<string, { readonly renderedLength: number }>>): Contents {
  const all = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  const shares = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const part = partOf(id);
    shares.set(part, (shares.get(part) ?? 0) + renderedLength / all);
  }
  return shares;
}

/** `dexie` for a module of a package, `src/rules` for one of ours, `the bundler` for what it adds itself. */
function partOf(id: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  const [folder] = /src\/[^/]+/.exec(id) ?? [];
  return name ?? folder ?? "the bundler";
}
