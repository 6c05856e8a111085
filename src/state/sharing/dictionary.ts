/**
 * The preset dictionary of form 1 (model/link.ts): what evening files say again and again, the commonest last. It is part of
 * the form and never changes, not even its misprints: a link can only be read with the very same one.
 */
export const DICTIONARY_1 = [
  '{"type":"fine","id":"","player":"","kind":"potsNotMoved","amount":5,"note":""},{"type":"potCheck","id":""',
  ',"pot":"pagat","counted":80,"coveredBy":""},{"type":"jetons","id":"","player":"","amount":100},{"type":"j',
  'etonCount","id":"","counts":[{"player":"","counted":300}]},{"type":"transfer","id":"","from":"player:","t',
  'o":"pot:king","amount":10,"note":""},{"type":"seats","id":"","seats":[]},{"type":"join","id":"","player":',
  '"","after":null,"paysIn":false},{"type":"leave","id":"","player":"","takesShare":true},"end":{"at":"2026-',
  '11-30T23:30:00.000+01:00","remainderTo":"","paid":[{"from":"","to":"","amountMinor":500}]}}{"format":"kon',
  'gekop-evening","version":1,"id":"","game":"tarok","startedAt":"2026-11-30T19:00:00.000+01:00","club":"","',
  'table":"","place":"","note":"","money":{"currency":"DKK","minorPerPoint":10,"roundToMinor":1},"jetons":{"',
  'issued":300},"rules":{"name":"Hjørring","funding":20,"dealerFee":5,"declarations":{"taroksFrom":10,"tarok',
  'sBase":10,"taroksStep":5,"matadorsBase":10,"matadorsStep":5,"half":5,"full":10,"overfull":15},"lostUltimo',
  'Card":{"pagat":{"toEachOpponent":5,"toPot":5},"king":{"toEachOpponent":5,"toPot":5}},"pagatHome":5,"ultim',
  'o":{"pagat":45,"king":40},"bagud":{"pagat":45,"king":40},"lastTrick":20,"lastTrickPaidOnBagud":false,"nol',
  'o":25,"tout":80,"count":{"par":26,"step":5,"afterTout":true},"fines":{"potsNotMoved":5,"misdeal":5,"wrong',
  'CardCount":40,"wrongSkat":40,"declaredBeforeDealer":20,"forgottenDeclaration":40,"falseDeclaration":40,"p',
  'layedOutOfTurn":20,"revoke":40},"voidKeeps":"nothing","refusedUltimo":"lastTrick","fivePlayers":"alternat',
  'e","splitUnit":5},"players":[{"id":"","name":""}],"seats":["",""],"firstDealer":"","entries":[]}{"type":"',
  'deal","id":"","dealer":"","sittingOut":[""],"dealerPays":false,"redeals":1,"skatTaroks":1,"voided":true,"',
  'fines":[{"player":"","kind":"misdeal"},{"player":"","kind":"wrongCardCount"},{"player":"","kind":"wrongSk',
  'at"},{"player":"","kind":"declaredBeforeDealer"},{"player":"","kind":"forgottenDeclaration","amount":0},{',
  '"player":"","kind":"falseDeclaration","afterPlay":true},{"player":"","kind":"playedOutOfTurn"},{"player":',
  '"","kind":"revoke"},{"player":"","kind":"other","amount":10}],"tout":"","nolo":"","declarations":[{"playe',
  'r":"","kind":"matadors","count":3},{"player":"","kind":"taroks","count":10,"withPagat":false},{"player":"',
  '","kind":"taroks","count":11,"withPagat":true},{"player":"","kind":"overfull","of":"kings"},{"player":"",',
  '"kind":"full","of":"spades","withdrawn":true},{"player":"","kind":"half","of":"kings","missing":"hearts"}',
  ',{"player":"","kind":"half","of":"diamonds","missing":"queen"},{"player":"","kind":"half","of":"clubs","m',
  'issing":"cavalier"},{"player":"","kind":"half","of":"hearts","missing":"jack"}],"lost":[{"card":"pagat","',
  'player":"","to":""},{"card":"king","suit":"clubs","player":"","to":""}],"pagatHome":"","lastTrick":{"winn',
  'er":"","ultimo":"pagat","refused":true,"bagud":[{"card":"pagat","player":""}]},"lastTrick":{"winner":"","',
  'ultimo":"king","suit":"spades","bagud":[{"card":"king","suit":"hearts","player":""}]},"lastTrick":{"winne',
  'r":""},"counts":[{"player":"","points":26},{"player":"","points":31}],"note":"","at":"2026-11-30T20:00:00',
  '.000+01:00"},',
].join("");

/** The preset dictionary of form 2, as unchangeable: what revisions say besides. */
export const DICTIONARY_2 = [
  DICTIONARY_1,
  '"revisions":[{"id":"","of":"setup","entry":{"end":null},"at":"","after":null},{"id":"","of":"","replaces":[""],"ent',
  'ry":null,"at":"2026-11-30T20:00:00.000+01:00","after":""},{"id":"","replaces":["","entry":{"type":"deal","id":"',
].join("");
