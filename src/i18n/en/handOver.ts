import type { handOver as da } from "../da/handOver.ts";

export const handOver: typeof da = {
  title: "Continue on another phone",
  intro: "The whole evening comes along, corrections too. Open the link on the other phone and tap “Continue here”.",
  unsaved: "What is not saved does not come along.",
  qrTooLong: "The evening is too long for a QR code. Send the link or the file.",
  send: "Send the link",
  copy: "Copy the link",
  file: "Send the evening as a file",
  fileHint: "On the other phone the file is brought in under Menu, Data.",
  after: "When the other phone has it",
  counts: "Only one phone keeps the evening. Tap here when the other is ready: on this one it can then only be read.",
  give: "The other phone keeps it now",
  together:
    "If both noted something after all, nothing is lost: send the evening back the same way and they are joined.",
  reader: {
    title: "Read here",
    lead: "The evening is now kept on another phone; here it can only be read.",
    counts: "The other phone is the one that counts. Send the evening back from there and the two are joined.",
    takeBack: "Keep it here again",
  },
  arrived: {
    lead: "The evening is under way.",
    counts:
      "Tap “Continue here” to keep it on this phone, which is then the one that counts. Then tap “The other phone keeps it now” on the first.",
    here: "Continue here",
  },
};
