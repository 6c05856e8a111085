import type { FileOut } from "../../../../state/index.ts";
import type { PictureContent } from "./content.ts";
import { draw } from "./draw.ts";

export { pictureOf } from "./content.ts";

/** A picture of an evening as a file of that name. */
export async function pictureFile(content: PictureContent, name: string): Promise<FileOut> {
  const canvas = document.createElement("canvas");
  draw(canvas, content, getComputedStyle(document.body).fontFamily);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("the picture was larger than this browser draws");
  return { name, blob };
}
