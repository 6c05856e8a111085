import { type Evening, err, ok, type Problem, type Result } from "../model/index.ts";

export function readEveningText(text: string): Result<Evening, readonly Problem[]> {
  try {
    return ok(JSON.parse(text) as Evening);
  } catch {
    return err([{ code: "shape", path: [] }]);
  }
}

export const problemSentence = ({ code }: Problem): string => `this cannot be (${code})`;
