export { countOf, eveningFinder, type Wanted } from "./evenings.ts";
export { findPeople } from "./people.ts";
export { bySeason, type SeasonEvenings } from "./seasons.ts";
