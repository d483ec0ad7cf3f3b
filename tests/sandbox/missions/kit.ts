import { asc, eq } from 'drizzle-orm';
import type { CallName, CallOutput } from '#contract/calls.ts';
import type { Mission } from '#contract/missions/mission.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import type { TestSandbox } from '../../kit/sandbox.ts';

/** A sandbox of Santiago, where the clock is set to an instant, and somebody there. */
export async function begin(box: TestSandbox, at: string, account = 'member2'): Promise<Asker> {
  await box.reset({ begins: Date.parse(at) });
  box.sandbox.settings.patch({ zone: 'America/Santiago', boards: { rivals: 0, finalHours: 2 } });
  await box.sandbox.db.write((tx) => tx.delete(rounds));
  return askerOf(box, account);
}

/** The missions of a member. */
export async function missionsOf(asker: Asker): Promise<readonly Mission[]> {
  return (await askFor(asker, 'missions.summary')).value.missions ?? [];
}

type Asked = Readonly<Record<string, unknown>>;

/** All rows of a counter, and the total that the gateway told with them. */
export async function allRows<N extends Extract<CallName, 'missions.rows' | 'missions.boardRows'>>(
  asker: Asker,
  name: N,
  input: Asked,
): Promise<{ rows: CallOutput<N>['rows']; total: string }> {
  const rows: CallOutput<N>['rows'] = [];
  for (let page = 1; ; page += 1) {
    const { value } = await askFor(asker, name, { ...input, page });
    rows.push(...value.rows);
    if (page >= value.totalPages) return { rows, total: value.total };
  }
}

/** The sum of what rows count, in millionths. */
export function microSum(rows: readonly { readonly counted: string }[]): number {
  return rows.reduce((sum, { counted }) => sum + Math.round(Number(counted) * 1e6), 0);
}

/** Takes a settled bet back, or settles it again without a win. */
export function correct({ box }: Asker, reference: string, act: 'void' | 'resettle'): Promise<void> {
  return correctRound(box.sandbox, act === 'void' ? { act, reference } : { act, reference, win: '0.00' });
}

/** A member's bets, the oldest first. */
export function betsOf({ box, id }: Asker) {
  return box.sandbox.db.read.select().from(rounds).where(eq(rounds.memberId, id)).orderBy(asc(rounds.at));
}
