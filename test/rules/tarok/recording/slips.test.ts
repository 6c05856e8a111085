import { describe, expect, test } from "vitest";
import { recorded } from "../../../support/taps.ts";
import { recording, tapped } from "./support.ts";

const context = recording();
const PLAIN = "winner:bo digit:3 digit:1 digit:2 digit:2";

interface Slip {
  /** What was tapped. */
  readonly slip: string;
  /** What mends it, each tap on a key that is on the screen by then. */
  readonly mend: string;
  /** What comes after that, with the slip and without it. */
  readonly on?: string;
  /** What records the deal where no slip is made. */
  readonly meant: string;
}

/** Bo, ann and dora play; ann deals, carl sits out. Slips in a deal that is saved already: test/e2e/slips.e2e.ts. */
const SLIPS: Readonly<Record<string, readonly [taps: number, Slip]>> = {
  "the wrong winner of the last trick": [
    1,
    {
      slip: "winner:dora digit:3 digit:1 digit:2 digit:2",
      mend: "winner:bo",
      meant: PLAIN,
    },
  ],
  "a last trick that is not played yet": [1, { slip: "winner:bo", mend: "winner:bo", on: PLAIN, meant: "" }],
  "an ultimo that was none": [1, { slip: `${PLAIN} ultimo:king:hearts`, mend: "ultimo:king:hearts", meant: PLAIN }],
  "the ultimo's suit": [
    1,
    {
      slip: "winner:bo ultimo:king:hearts",
      mend: "ultimo:king:clubs",
      meant: "winner:bo ultimo:king:clubs",
    },
  ],
  "two counts the wrong way round": [
    1,
    { slip: "winner:bo digit:2 digit:2 digit:3 digit:1", mend: "exchange", meant: PLAIN },
  ],
  "a wrong first digit": [
    2,
    { slip: "winner:bo digit:4", mend: "erase digit:3", on: "digit:1 digit:2 digit:2", meant: "winner:bo digit:3" },
  ],
  "a count mistyped and only seen at the end": [
    3,
    {
      slip: "winner:bo digit:3 digit:1 digit:2 digit:3",
      mend: "count:dora digit:2 digit:2",
      meant: PLAIN,
    },
  ],
  "a declaration of the wrong player, seen at once": [
    2,
    {
      slip: "person:bo declare:bo:half of:hearts lacking:queen",
      mend: "move:declarations:0 moveTo:dora",
      on: PLAIN,
      meant: "person:dora declare:dora:half of:hearts lacking:queen",
    },
  ],
  "a declaration of the wrong player, seen later": [
    4,
    {
      slip: `person:bo declare:bo:taroks taroks:11:withPagat ${PLAIN}`,
      mend: "person:bo edit:declarations:0 move:declarations:0 moveTo:dora",
      meant: `person:dora declare:dora:taroks taroks:11:withPagat ${PLAIN}`,
    },
  ],
  "a declaration of the wrong player that was false": [
    2,
    {
      slip: "person:bo declare:bo:half of:hearts lacking:queen withdraw:0:fine",
      mend: "move:declarations:0 moveTo:dora",
      on: PLAIN,
      meant: "person:dora declare:dora:half of:hearts lacking:queen withdraw:0:fine",
    },
  ],
  "a false declaration that nobody made": [
    1,
    {
      slip: "person:bo declare:bo:full of:clubs withdraw:0:fine",
      mend: "remove:declarations:0",
      on: PLAIN,
      meant: "",
    },
  ],
  "a field tapped before there was anything to count": [
    1,
    { slip: "count:bo", mend: "count:bo", on: PLAIN, meant: "" },
  ],
  "a declaration in the wrong suit": [
    1,
    {
      slip: "person:bo declare:bo:half of:hearts lacking:queen",
      mend: "of:diamonds",
      on: PLAIN,
      meant: "person:bo declare:bo:half of:diamonds lacking:queen",
    },
  ],
  "a declaration that nobody made": [
    1,
    { slip: "person:bo declare:bo:full of:clubs", mend: "remove:declarations:0", on: PLAIN, meant: "" },
  ],
  "a king lost by the wrong player": [
    4,
    {
      slip: `person:bo lost:bo:king:clubs taker:ann ${PLAIN}`,
      mend: "person:bo edit:lost:0 move:lost:0 moveTo:dora",
      meant: `person:dora lost:dora:king:clubs taker:ann ${PLAIN}`,
    },
  ],
  "who lost a king and who took it the wrong way round": [
    4,
    {
      slip: `person:bo lost:bo:king:clubs taker:dora ${PLAIN}`,
      mend: "person:bo edit:lost:0 move:lost:0 moveTo:dora",
      meant: `person:dora lost:dora:king:clubs taker:bo ${PLAIN}`,
    },
  ],
  "the wrong king lost": [
    3,
    {
      slip: `person:bo lost:bo:king:clubs taker:dora ${PLAIN}`,
      mend: "person:bo edit:lost:0 lost:bo:king:spades",
      meant: `person:bo lost:bo:king:spades taker:dora ${PLAIN}`,
    },
  ],
  "a fine of the wrong player": [
    4,
    {
      slip: `person:bo fines:bo fine:bo:playedOutOfTurn ${PLAIN}`,
      mend: "person:bo edit:fines:0 move:fines:0 moveTo:dora",
      meant: `person:dora fines:dora fine:dora:playedOutOfTurn ${PLAIN}`,
    },
  ],
  "nolo of the wrong player": [
    2,
    { slip: "person:bo nolo:bo", mend: "person:dora nolo:dora", meant: "person:dora nolo:dora" },
  ],
  "forgotten who sits out": [
    2,
    {
      slip: PLAIN,
      mend: "seating sitOut:dora:carl",
      meant: `seating sitOut:dora:carl ${PLAIN}`,
    },
  ],
  "the wrong dealer": [
    2,
    { slip: "seating dealer:carl close", mend: "seating dealer:bo", on: "winner:bo", meant: "seating dealer:bo" },
  ],
  "voided by mistake": [1, { slip: `${PLAIN} more voided`, mend: "voided", meant: PLAIN }],
};

describe("a slip is mended in at most four taps", () => {
  test.for(Object.entries(SLIPS))("%s", ([what, [taps, { slip, mend, on = "", meant }]]) => {
    console.info(`slip: ${what}, mended in ${taps}`);
    expect(mend.split(" ")).toHaveLength(taps);
    expect(taps).toBeLessThanOrEqual(4);
    const dealBy = (ids: string) => recorded(tapped(context, ids), context);
    expect(dealBy(`${slip} ${mend} ${on}`)).toEqual(dealBy(`${meant} ${on}`));
  });
});
