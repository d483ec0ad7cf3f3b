import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { referenceOf } from '#src/ui/part-failure.ts';
import { randomName } from '#src/ui/random-name.ts';

/** Says what one report may say; a test hears it instead of the console. */
type Say = (line: string) => void;

type Report = { readonly reference: string; readonly what: string; readonly names: readonly string[] };

/** Whose ear a report reaches, and the reference it bears when a person was told one. */
type Told = { readonly say?: Say; readonly reference?: string };

/** The last reports of this page, for a trace that somebody saves. */
const last: Report[] = [];

/** What was reported last, the newest at the end. */
export function lastReports(): readonly Report[] {
  return [...last];
}

const inConsole: Say = (line) => console.warn(line);

/**
 * Reports what the member is not told of, or told by a reference alone, such as an answer that is not as agreed
 * (spec 8, load errors). Only names of calls, parts and errors: never a payload, which may hold a secret.
 */
export function report(
  what: string,
  names: readonly string[],
  { say = inConsole, reference = randomName(4) }: Told = {},
): void {
  last.push({ reference, what, names });
  if (last.length > 20) last.shift();
  say(`[${reference}] ${what}: ${names.join('; ')}`.slice(0, 1_000));
}

/** The name of whatever was thrown; its message may quote what a person typed, and stays unsaid. */
export function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}

/** Reports a product whose resident died, once, under the reference that the page in its place shows. */
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
