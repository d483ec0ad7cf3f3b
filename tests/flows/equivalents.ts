/**
 * Mutants that no test could kill, since nobody could tell them from the chart itself: by machine, then by the name of
 * the mutant, with the reason. One that is not there any more, or that is killed after all, fails.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
