import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { PermissionResult } from '#contract/system.ts';
import { situationOf } from '../system/status.rules.ts';

export type ContactType = CallInput<'support.lookup'>['csType'];

/** Why a contact failed: the call, a forbidden address, the browser's pop-up blocker, or that nobody is there. */
export type ContactTrouble = 'lookup' | 'address' | 'blocked' | 'hours';

/**
 * What a person asks for. `entry` is the sealed address that the status gives while the product is closed, or ''; `anyway`:
 * the person knows that nobody answers just now, and leaves a message.
 */
export type Wanted = { readonly csType: ContactType; readonly entry: string; readonly anyway?: boolean };

/** What is wanted, and nothing of the trouble before. */
export function wantedAs({ csType, entry, anyway = false }: Wanted) {
  return { csType, entry, anyway, trouble: null };
}

/** After so long without an answer the page says that it takes long; milliseconds. */
export const slowAfter = 4_000;

/** Paths of this type hold the sealed address (spec 7). */
const sealedType = 3;

/** The sealed address of an answer, or '' when there is none. */
export function sealedPath(answer: CallOutput<'support.lookup'>): string {
  return answer.paths.find(({ type }) => type === sealedType)?.path ?? '';
}

/**
 * The sealed address in the status itself while the product is closed, because a gateway may then answer
 * nothing else. '' while it is open, or when there is none.
 */
export function entryWhileClosed(result: PermissionResult | null, csType: ContactType): string {
  if (!result || situationOf(result) === 'normal') return '';
  return result.info.customerService?.find((entry) => entry.csType === csType)?.path ?? '';
}
