import type { deleted as da } from "../da/deleted.ts";

export const deleted: typeof da = {
  title: "Borttagna kvällar",
  keeps:
    "De ligger kvar på telefonen tills du hämtar tillbaka dem; inget tas bort av sig självt. De räknas inte med i saldon och statistik och finns inte med i kopior.",
  bringBack: "Hämta tillbaka",
  bringBackOf: (day) => `Hämta tillbaka: ${day}`,
  isBack: (day) => `Kvällen ${day} är tillbaka.`,
  here: "Kvällen är borttagen",
  hereKeeps: "Allt som noterats finns kvar. Hämta tillbaka kvällen, så är den som den var.",
};
