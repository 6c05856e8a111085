import { liveQuery } from "dexie";
import { err, ok, type Result } from "../model/index.ts";
import { faultOf, type StoreFault } from "./fault.ts";

/** A value that is told now and again whenever it changes, in whichever tab. */
export interface Observable<T> {
  /** Listens until the answer is called. After a fault nothing more is told. */
  subscribe(listener: (answer: Result<T, StoreFault>) => void): () => void;
}

/** What a query of the drawer gives, told anew whenever a row it read changes. */
export const live = <T>(query: () => Promise<T>): Observable<T> => ({
  subscribe(listener) {
    const subscription = liveQuery(query).subscribe({
      next: (value) => listener(ok(value)),
      error: (error) => listener(err(faultOf(error))),
    });
    return () => subscription.unsubscribe();
  },
});
