import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { DriftReport } from '#src/gateway/gateway.ts';
import { referenceOf } from '#src/ui/part-failure.ts';
import { randomName } from '#src/ui/random-name.ts';

/** Writes one report; a test replaces the console with it. */
type Say = (line: string) => void;

type Report = { readonly reference: string; readonly what: string; readonly names: readonly string[] };

/**
 * What failed, as it was caught. It may hold anything, a typed text in the message of an error for one, and never leaves the
 * page as it is (src/app/reporting/report-of.ts).
 */
export type Trouble =
  /** An event of the browser: an error that nobody caught, or something that the page's policy refused. */
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'error'; readonly thrown: unknown }
  | { readonly kind: 'drift'; readonly drift: DriftReport }
  | { readonly kind: 'part'; readonly thrown: unknown; readonly part: string };

/** Where a report goes, its reference if a person was shown one, and what failed, for those who report it further. */
type ReportOptions = { readonly say?: Say; readonly reference?: string; readonly trouble?: Trouble };

let hear: (trouble: Trouble) => void = () => undefined;

/** From now on `listener` hears what fails in this page, in the place of any earlier one. */
export function hearTroubles(listener: typeof hear): void {
  hear = listener;
}

/** The last reports of this page, for a trace that the person saves. */
const last: Report[] = [];

/** The latest reports, newest last. */
export function lastReports(): readonly Report[] {
  return [...last];
}

const inConsole: Say = (line) => console.warn(line);

/**
 * Reports what the member does not see, or sees only as a reference, such as an answer that breaks the contract
 * (spec 8, load errors). Only names of calls, parts and errors: never a payload, which may hold a secret.
 */
export function report(
  what: string,
  names: readonly string[],
  { say = inConsole, reference = randomName(4), trouble }: ReportOptions = {},
): void {
  last.push({ reference, what, names });
  if (last.length > 20) last.shift();
  say(`[${reference}] ${what}: ${names.join('; ')}`.slice(0, 1_000));
  if (trouble) hear(trouble);
}

/** The name of a thrown error; its message is left out, because it may quote typed text. */
export function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}

/** Reports, once, that a resident of the product died, under the reference that the replacing page shows. */
export function reportBroken(root: AnyActorRef): void {
  const { unsubscribe } = root.subscribe((snapshot: AnyMachineSnapshot) => {
    if (!snapshot.hasTag('refused')) return;
    unsubscribe();
    const residents: AnyActorRef[] = Object.values(snapshot.children);
    const dead = residents.filter((resident) => resident.getSnapshot().status === 'error');
    report(
      'the product broke',
      dead.map(({ id }) => id),
      { reference: referenceOf(root) },
    );
  });
}
