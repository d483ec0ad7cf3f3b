import type { CallInput, CallOutput } from '#contract/calls.ts';

export type ContactType = CallInput<'support.lookup'>['csType'];

/** Why a contact failed: the call, an address that may not be opened, or the browser's pop-up blocker. */
export type ContactTrouble = 'lookup' | 'address' | 'blocked';

/** Paths of this type hold the sealed address (spec 7). */
const sealedType = 3;

/** The sealed address of an answer, or '' when there is none. */
export function sealedPath(answer: CallOutput<'support.lookup'>): string {
  return answer.paths.find(({ type }) => type === sealedType)?.path ?? '';
}
