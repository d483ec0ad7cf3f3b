import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';

/** Who may ask a call: by the kind of account, and by what holds the session back. */
export const askers = ['visitor', 'member', 'agent', 'demo', 'mustChange', 'mustVerify', 'away'] as const;
export type AskerKind = (typeof askers)[number];

/** A call of the contract as `GET /sandbox/calls` lists it: everything of it but what goes in and comes out. */
export type ListedCall = {
  readonly name: CallName;
  readonly method: CallShape['method'];
  readonly path: string;
  /** The marks of the contract (contract/call.ts) that the call has, by name. */
  readonly marks: Readonly<Record<string, unknown>>;
  readonly mayAsk: readonly AskerKind[];
};

/** Whether the contract lets somebody ask a call. Where a token is only offered, whoever may not show theirs asks as a visitor. */
function mayAsk(
  { token, realAccount, agentsOnly, whileRestricted, whileExcluded }: CallShape,
  who: AskerKind,
) {
  if (!token) return true;
  const ofAll = agentsOnly !== true;
  switch (who) {
    case 'visitor':
      return token === 'offered';
    case 'member':
      return ofAll;
    case 'agent':
      return true;
    case 'demo':
      return ofAll && realAccount !== true;
    case 'mustChange':
      return whileRestricted === true || whileRestricted === 'password';
    case 'mustVerify':
      return whileRestricted === true;
    case 'away':
      return ofAll && (whileExcluded === true || token === 'offered');
  }
}

/** Every call of the contract, in its order. */
export function listedCalls(): readonly ListedCall[] {
  return (Object.entries(calls) as [CallName, CallShape][]).map(([name, call]) => {
    const { method, path, input: _, output: __, ...marks } = call;
    return { name, method, path, marks, mayAsk: askers.filter((who) => mayAsk(call, who)) };
  });
}
