import type { CallShape } from '#contract/call.ts';
import { type Account, type Kind, labelled } from '../accounts.ts';
import type { Wanted } from '../judge.ts';

/** Somebody who asks: a visitor, a stranger with a token that nobody gave out, or an account of the file. */
export type Who = {
  readonly label: string;
  readonly kind: Kind | 'visitor' | 'stranger';
  readonly account: Account | null;
};

export const visitor: Who = { label: 'visitor', kind: 'visitor', account: null };
export const stranger: Who = { label: 'made-up token', kind: 'stranger', account: null };

/** A token that no gateway gave out; of the length of many. */
export const madeUpToken = 'A'.repeat(43);

/** Everybody who asks, in this order. */
export function peopleOf(accounts: readonly Account[]): Who[] {
  const own = labelled(accounts).map(({ label, ...account }) => ({ label, kind: account.kind, account }));
  return [visitor, stranger, ...own];
}

const whoever = 'Anybody can do this; the product relies on the gateway to refuse it.';

/**
 * The refusal that somebody must get from a call, whatever they ask for; null when they may ask. The order is the
 * gateway's: no session, a restricted session, a demo account, no agent (contract/call.ts).
 */
export function refusalFor(call: CallShape, { kind }: Pick<Who, 'kind'>): Wanted | null {
  const refuse = (status: number, code: string, otherwise = whoever): Wanted => ({
    status,
    codes: [code],
    concern: 'permission',
    otherwise,
  });
  if (!call.token) return null;
  if (kind === 'visitor' || kind === 'stranger') {
    return call.token === 'offered' ? null : refuse(401, 'SESSION_ENDED');
  }
  if (kind === 'mustChange' && !call.whileRestricted) {
    return refuse(
      403,
      'MUST_CHANGE_PASSWORD',
      'A session with an expired or default password can do this before it is changed.',
    );
  }
  if (kind === 'newAddress' && call.whileRestricted !== true) {
    return refuse(
      403,
      'MUST_VERIFY',
      'Whoever has the password can do this from an address that the member never used.',
    );
  }
  if (kind === 'demo' && call.realAccount) {
    return refuse(403, 'REAL_ACCOUNT_NEEDED', 'A demo account reaches what is about real money.');
  }
  if (call.agentsOnly && kind !== 'agent') {
    return refuse(403, 'FORBIDDEN', 'Somebody who is no agent sees or does what only agents may.');
  }
  return null;
}
