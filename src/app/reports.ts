import { randomName } from './random-name.ts';

/** Says what one report may say; a test hears it instead of the console. */
type Say = (line: string) => void;

type Report = { readonly what: string; readonly names: readonly string[] };

/** The last reports of this page, for a trace that somebody saves. */
const last: Report[] = [];

/** What was reported last, the newest at the end. */
export function lastReports(): readonly Report[] {
  return [...last];
}

const inConsole: Say = (line) => console.warn(line);

/**
 * Reports what the member is not told of, such as an answer that is not as agreed, with an id of its own
 * (spec 8, load errors). Only names of calls, parts and errors: never a payload, which may hold a secret.
 */
export function report(what: string, names: readonly string[], say: Say = inConsole): void {
  last.push({ what, names });
  if (last.length > 20) last.shift();
  say(`[${randomName(4)}] ${what}: ${names.join('; ')}`.slice(0, 1_000));
}

/** The name of whatever was thrown; its message may quote what a person typed, and stays unsaid. */
export function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}
