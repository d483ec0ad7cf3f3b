import { absenceOf } from '#sandbox/kit/away.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** Refuses the sign-in of a person who is excluded, where the market lets them in only once coming back may be asked for. */
export async function refuseExcluded(memberId: string, sandbox: Sandbox): Promise<void> {
  if (marketOf(sandbox).rules.exclusion.signIn) return;
  const now = sandbox.clock.now();
  const absence = await absenceOf(sandbox.db.read, memberId, now);
  if (absence === null || absence.kind === 'BREAK') return;
  const { returnFrom: until } = absence;
  if (until === null || until > now) throw protectedBy('signInClosed', { until });
}
