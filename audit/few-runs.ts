import { configureGlobal } from "fast-check";

// A mutant needs one counterexample, not the smallest one; and what half a second does not find is another test's to find.
configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 500 });
