import { fireEvent, screen } from "@testing-library/preact";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { Chart } from "../../../src/ui/chart/index.ts";
import { speak } from "../../../src/ui/words.ts";
import { draw } from "../draw.tsx";

beforeAll(async () => speak(await loadWords("da")));

const positions = ["Åbning", "Spil 1", "Spil 2"].map((label, i) => ({ label, short: String(i) }));
const lines = [
  { name: "Inger", values: [-40, 1200, -35] },
  { name: "Poul", values: [null, 0, 40] },
];
const chart = { title: "Saldi", along: "Spil", positions, lines };
const shown = (element: Element | null) => element?.textContent?.replaceAll("\u2212", "-").replace(/\s+/g, " ").trim();
const read = () => shown(document.querySelector(".chart-read"));
const slider = () => screen.getByRole("slider", { name: "Saldi" });

describe("a chart", () => {
  test("tells at first the values at the end, and by the keys those at any other position", () => {
    draw(<Chart {...chart} />);
    expect(read()).toBe("Spil 2Inger -35Poul 40");
    fireEvent.keyDown(slider(), { key: "ArrowLeft" });
    expect(read()).toBe("Spil 1Inger 1.200Poul 0");
    fireEvent.keyDown(slider(), { key: "Home" });
    expect(read()).toBe("ÅbningInger -40Poul –");
    fireEvent.keyDown(slider(), { key: "PageDown" });
    expect(slider().getAttribute("aria-valuenow")).toBe("0");
    expect(slider().getAttribute("aria-valuetext")).toBe("Åbning: Inger \u221240 og Poul –");
    fireEvent.keyDown(slider(), { key: "PageUp" });
    expect(slider().getAttribute("aria-valuenow")).toBe("2");
  });

  test("holds the same values as a table behind a fold", () => {
    draw(<Chart {...chart} say={(value) => `${value} kr.`} />);
    expect(screen.queryByRole("table")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Tallene som tabel" }));
    const rows = [...screen.getByRole("table", { name: "Saldi" }).querySelectorAll("tr")];
    expect(rows.map((row) => [...row.children].map(shown))).toEqual([
      ["Spil", "Inger", "Poul"],
      ["Åbning", "-40 kr.", "–"],
      ["Spil 1", "1200 kr.", "0 kr."],
      ["Spil 2", "-35 kr.", "40 kr."],
    ]);
  });

  test("whose position the screen holds has no control of its own for it", () => {
    draw(<Chart {...chart} at={1} onAt={vi.fn()} />);
    expect(read()).toBe("Spil 1Inger 1.200Poul 0");
    expect(screen.queryByRole("slider")).toBeNull();
  });

  test.each([
    ["one position", { positions: positions.slice(0, 1) }],
    ["no line", { lines: [] }],
  ])("of %s says that there is nothing to draw yet", (_, few) => {
    const { container } = draw(<Chart {...chart} {...few} />);
    expect(shown(container)).toBe("Der er endnu ikke to punkter at tegne en kurve mellem.");
  });

  test("gives every line another look", () => {
    const eight = Array.from({ length: 8 }, (_, i) => ({ name: `${i}`, values: [0, 1, 2] }));
    draw(<Chart {...chart} lines={eight} />);
    const samples = [...document.querySelectorAll<SVGElement>(".chart-sample")];
    expect(new Set(samples.map(({ dataset }) => dataset["look"])).size).toBe(8);
    expect(new Set(samples.map((sample) => sample.querySelector("path")?.getAttribute("stroke-dasharray"))).size).toBe(
      8,
    );
  });
});
