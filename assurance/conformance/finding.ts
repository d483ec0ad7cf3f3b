import type { CallName } from '#contract/calls.ts';

/** What a run compares, one at a time; the order is that of the reports. */
export const concerns = [
  'answer',
  'status',
  'envelope',
  'schema',
  'headers',
  'permission',
  'sealing',
  'idempotency',
  'limits',
  'clock',
  'languages',
  'times',
  'privacy',
] as const;
export type Concern = (typeof concerns)[number];

/** The four things that can be said; the worst first. */
export const verdicts = ['missing', 'differs', 'works', 'notAsked'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a check says of one concern of an answer; who asked for what is added by the run. */
export type Found = {
  readonly concern: Concern;
  readonly verdict: Verdict;
  /** What the contract says, in words. */
  readonly expected: string;
  /** What came, in words: never a token, a password or a person's value. '' when it works. */
  readonly got: string;
  /** What the product does then, in a sentence; '' when it works. Of `notAsked`: the reason. */
  readonly consequence: string;
  /** The call it is about, when it is not the one that was asked. */
  readonly call?: CallName;
};

/** A machine that makes the call: where it stands then, and where it goes when the call fails. */
export type Flow = { readonly machine: string; readonly state: string; readonly onFailure: string };

/** One line of the report. */
export type Finding = Omit<Found, 'call'> & {
  readonly call: CallName;
  /** Who asked: 'visitor', or the account by its kind ('member', 'member 2'), never by its name. */
  readonly account: string;
};

export function works(concern: Concern, expected: string): Found {
  return { concern, verdict: 'works', expected, got: '', consequence: '' };
}

/** A difference: what the contract says, what came, what the product does then. */
export function differs(concern: Concern, expected: string, got: string, consequence: string): Found {
  return { concern, verdict: 'differs', expected, got, consequence };
}

/** What could not be asked, or was not; `reason` says why, and what it takes. */
export function notAsked(concern: Concern, reason: string): Found {
  return { concern, verdict: 'notAsked', expected: '', got: '', consequence: reason };
}

/** Whether nothing in this list is against the contract. */
export function sound(founds: readonly Found[]): boolean {
  return founds.every(({ verdict }) => verdict === 'works' || verdict === 'notAsked');
}
