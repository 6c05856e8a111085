import { configureGlobal } from "fast-check";

// A mutant needs one counterexample, not the smallest one; and what two seconds do not find is another test's to find.
configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2000 });
