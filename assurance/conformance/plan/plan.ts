import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { AccountsFile } from '../accounts.ts';
import { actSteps } from '../acts/acts.ts';
import { corsSteps } from '../checks/cors.ts';
import { signOutSteps } from '../checks/ended.ts';
import { languageSteps } from '../checks/languages.ts';
import { limitSteps } from '../checks/limits.ts';
import { privacySteps } from '../checks/privacy.ts';
import { sealingStep } from '../checks/sealing.ts';
import { askCell, asks } from './cells.ts';
import { peopleOf, type Who } from './people.ts';
import type { Step } from './step.ts';

const shapes = Object.entries(calls) as [CallName, CallShape][];

/** Who is asked as first: those who can do least, so that what is missing altogether is found before anybody signs in. */
const order: readonly Who['kind'][] = [
  'visitor',
  'stranger',
  'blocked',
  'mustChange',
  'newAddress',
  'demo',
  'member',
  'vip',
  'agent',
];

function cellSteps(people: readonly Who[]): Step[] {
  return people.flatMap((who) =>
    shapes
      .filter(([name, call]) =>
        name !== 'session.logout' || who.account === null ? asks(call, name, who) : false,
      )
      .map(([name]): Step => {
        return {
          id: `${name} as ${who.label}`,
          calls: [name],
          account: who.label,
          run: (stage) => askCell(stage, name, who),
        };
      }),
  );
}

/** `wallet.balance`, or a whole area as `wallet.*`. */
function matches(pattern: string, name: CallName): boolean {
  return pattern.endsWith('.*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/**
 * Everything that a run does, in order: what nobody needs an account for, the acts of `--write`, each account's reads and
 * refusals, seals, languages, other people's data, the limits, and at last signing out. `only` keeps the steps about
 * these calls.
 */
export function planOf(file: AccountsFile, write: boolean, only: readonly string[] = []): Step[] {
  const people = peopleOf(file.accounts);
  const inOrder = [...people].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const nobody = inOrder.filter(({ account }) => account === null);
  const steps = [
    ...cellSteps(nobody),
    // What was done leaves something to read.
    ...actSteps(people, write),
    ...cellSteps(inOrder.filter(({ account }) => account !== null)),
    ...corsSteps,
    sealingStep,
    ...languageSteps,
    ...privacySteps(people),
    ...limitSteps(file, write),
    ...signOutSteps(people),
  ];
  if (only.length === 0) return steps;
  return steps.filter(({ calls: about }) =>
    about.some((name) => only.some((pattern) => matches(pattern, name))),
  );
}
