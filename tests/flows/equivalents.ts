const signedInGoesOn =
  'Whoever gets here is signed in, and with somebody signed in resuming goes on to launching at once, without doing anything itself.';

/**
 * Mutants that no test could kill, since nobody could tell them from the chart itself: by machine, then by the name of
 * the mutant, with the reason. One that is not there any more, or that is killed after all, fails.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  launch: {
    '(root) · launch.wanted [1] -> launching: to resuming': signedInGoesOn,
    'signingIn · account.changed if present -> launching: to resuming': signedInGoesOn,
    'playing · play done [0] if again -> launching: to resuming': signedInGoesOn,
    'refused · launch.retried -> launching: to resuming': signedInGoesOn,
  },
  receipt: {
    'asking · full.picked -> asking.sure: to asking.weighing':
      'Beginning an answer takes every mark away, and weighing a form without marks leads to the last look at once: nobody sees the way round.',
    ...Object.fromEntries(
      ['received', 'reported', 'counted', 'forced', 'refunded'].map((state) => [
        `settled: begins in ${state}`,
        'Every transition into what is settled names the state in it, so nothing ever begins there.',
      ]),
    ),
  },
};
