import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the test files nearest to the changed one first, of those the quick ones, since the first that fails ends a mutant: a
 * test stands where the code that it states stands.
 */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related?.[0] ?? "";
    return files
      .map((file) => ({ file, near: shared(changed, file.moduleId), took: this.took(file) }))
      .sort((a, b) => b.near - a.near || a.took - b.took)
      .map(({ file }) => file);
  }

  /** How many milliseconds a file took when it last ran. */
  private took({ project, moduleId }: TestSpecification): number {
    const { cache, config } = this.ctx;
    return cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`)?.duration ?? 0;
  }
}

/** How many folders and names two paths share, the one below `src`, the other below `test`. */
function shared(source: string, test: string): number {
  const [a, b] = [steps(source, "/src/"), steps(test, "/test/")];
  const apart = a.findIndex((step, place) => step !== b[place]);
  return apart === -1 ? a.length : apart;
}

const steps = (path: string, folder: string): string[] =>
  path
    .slice(path.lastIndexOf(folder) + folder.length)
    .replace(/(\.test)?\.ts$/, "")
    .split("/");
