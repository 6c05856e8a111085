import type { help as da } from "../da/help.ts";

export const help: typeof da = {
  "/": [
    "You start here: with the evening that is running, else with a new one.",
    "Below are past evenings with their results. A tap shows the settlement.",
    "Everything is on this phone alone. Keep a backup under Menu and Data.",
  ],
  "/new": [
    "Choose who plays, in the order you sit, counter-clockwise. Two names change places when you tap them.",
    "The lot finds who deals first. You can tap the name instead.",
    "Price, jetons and place can be corrected now, or later under Rules and price.",
  ],
  "/people": [
    "Everybody who has played or was written down. A tap shows the person’s figures.",
    "Who no longer comes can be archived; nothing is lost.",
  ],
  "/people/:id": [
    "A new name holds in every evening. A mark tells apart two of the same name.",
    "Two who are one can be merged, and that can be undone.",
  ],
  "/person/:id": [
    "A person’s figures: evenings, points and money, and how it went.",
    "Each figure says what it is computed from. The sample evening does not count.",
  ],
  "/evenings": [
    "All evenings by season. A tap shows the settlement; the lines beside it open the evening’s menu.",
    "Search for a name, a place, a date or a word from a note: “Poul club house”, “24 Oct”, “October 2025”.",
    "Deleted evenings stand at the end and can be brought back.",
  ],
  "/evening/:id": {
    tarok: [
      "Tap Last trick at who won it, write the two counts, and save.",
      "Everything else is noted of a player: tap the name, then what happened.",
      "Under each name stands what the deal gives or costs. Why explains it.",
      "Undo takes the last one back. Older deals are corrected in the book.",
    ],
    triomphe: [
      "When somebody shows a card, tap the name and the card.",
      "If any of the pot is left, tap Trick at who takes each of the five tricks, and save.",
      "Under each name stands what the round gives or costs. Why explains it.",
      "Undo takes the last one back. Older rounds are corrected in the book.",
    ],
  },
  "/evening/:id/book/:entry?": [
    "The book has everything that was noted, with what it moved. Tap a line to see why.",
    "An opened line can be corrected, deleted, or get a new one before it. Everything after it is computed anew.",
  ],
  "/evening/:id/log": [
    "What was saved, corrected and deleted, the newest first.",
    "Undo takes the first one back. Nothing is ever lost.",
  ],
  "/evening/:id/account/:account": [
    "How the balance came about, payment by payment, the newest first.",
    "Each line leads to the place in the book it comes from.",
  ],
  "/evening/:id/review/:entry?": [
    "The evening step by step: drag along the line, or go one on or back.",
    "The curve shows everybody’s balance; the numbers are in a table too.",
  ],
  "/evening/:id/settle": {
    tarok: [
      "The pots are shared, and the plan has as few payments as can be.",
      "Tick off what is paid; another tap takes it back. The evening can be opened again if something is missing.",
      "A difference has to be explained first: count the jetons, or book it to somebody.",
    ],
    triomphe: [
      "The plan has as few payments as can be.",
      "Tick off what is paid; another tap takes it back. The evening can be opened again if something is missing.",
    ],
  },
  "/evening/:id/more/:what?": {
    tarok: [
      "What happens between deals: fines, transfers, counts, and who comes and goes.",
      "Below are the ways to the evening’s rules, to sharing it and to its end.",
      "What you began stays until it is saved or cleared.",
    ],
    triomphe: [
      "What happens between rounds: transfers, and who comes and goes.",
      "Below are the ways to the evening’s rules, to sharing it and to its end.",
      "What you began stays until it is saved or cleared.",
    ],
  },
  "/evening/:id/display": ["A display for everybody at the table. It can be turned and locked.", "A tap leads back."],
  "/evening/:id/share": [
    "The evening as text, as a link, as tables or on paper.",
    "A link holds the whole evening and opens without a network. It can only be looked at until it is kept.",
    "The bookkeeping file is for who keeps books in the program hledger; others can pass it by.",
  ],
  "/evening/:id/hand-over": [
    "Another phone can take the evening over. This one then only reads.",
    "Only one of them counts. If both were used, what was noted is put together.",
  ],
  "/evening/:id/sheet": ["The evening as it will be on paper.", "The browser’s print dialogue can also save a PDF."],
  "/evening/:id/setup": [
    "What is corrected here holds for the whole evening. Everything is computed anew.",
    "You see what it does to each before you save.",
    "The club’s standing rules are under Menu and Rules.",
  ],
  "/evening/:id/difference": [
    "The evening’s own rules beside a set. Only what differs is shown.",
    "The evening’s rules are corrected under Rules and price.",
  ],
  "/difference": ["Two sets of rules side by side.", "Only what differs is shown."],
  "/evening/:id/reference": [
    "Every amount by the evening’s own rules.",
    "Print gives a sheet for the table.",
    "If an amount is different tonight, correct it under Rules and price.",
  ],
  "/evening/:id/tables": [
    "Several tables of one night are settled together. Choose the other tables.",
    "The evenings stay as they are, and can be parted again.",
  ],
  "/money/:person?": [
    "What was not settled on the night stands in a running account for each.",
    "A payment, in part or whole, is written down here once it is made.",
    "What was paid at the table is ticked at the evening's settlement, and stands in each person's account.",
  ],
  "/night/:id": [
    "Several tables settled together: one balance for each, and as few payments as can be.",
    "Tick off what is paid; another tap takes it back.",
  ],
  "/seasons": ["Seasons are periods with a name, a club year to begin with.", "A tap shows the standings."],
  "/seasons/:id": [
    "The standings of the season, with a sum and an average for each.",
    "The sample evening does not count.",
  ],
  "/seasons/new": [
    "The season’s name, its first and last day, and how many evenings it takes to be ranked.",
    "Its evenings are found by their dates.",
  ],
  "/seasons/:id/edit": [
    "The season’s name, its first and last day, and how many evenings it takes to be ranked.",
    "Its evenings are found by their dates.",
  ],
  "/rules/:profile/reference": ["Every amount by these rules.", "Print gives a sheet for the table."],
  "/rules/:profile?": [
    "A new evening starts with one of these sets of rules and keeps them.",
    "Hjørring cannot be changed. Copy it, and everything in the copy can.",
    "† marks amounts that are not in the booklet, until the club has confirmed them.",
  ],
  "/shared/:form/:data?": [
    "An evening from a link. It is not on this phone yet.",
    "Keep it, and it is among your evenings. If it is here already, both are put together.",
  ],
  "/settings/:what?": [
    "What belongs to no single evening: looks, the club, rules and data.",
    "Under Data everything is saved to one file that another phone can read.",
    "Everything holds at once, and on this phone alone.",
  ],
};
