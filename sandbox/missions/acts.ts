import { and, eq, isNull } from 'drizzle-orm';
import { once } from '#sandbox/books/once.ts';
import { credit } from '#sandbox/books/rewards-paid.ts';
import { missionEntries } from '#sandbox/catalogue/missions.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { missionRuns, pointMoves } from '#sandbox/db/rewards-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { refuseUnpromoted } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { type MissionStanding, missionPeriod, missionsOf, type RunRow } from './mission-progress.ts';
import { missionShown, mostOpen } from './shown.ts';

const hour = 60 * 60_000;

function ruleAgainst(all: readonly MissionStanding[], mine: MissionStanding | undefined) {
  if (!mine || mine.state === 'LOCKED') return 'LOCKED';
  if (mine.state !== 'OPEN') return 'OVER';
  const running = all.filter(({ state }) => state === 'JOINED' || state === 'CLAIM').length;
  return running >= mostOpen ? 'FULL' : null;
}

/** Joins a mission for its present period: its clock starts now. Again, it answers what became of the first joining. */
export const joinMission: Handler<'missions.join'> = (input, caller, sandbox) =>
  once('missions.join', input, caller, sandbox, async (tx, at) => {
    const memberId = memberIdOf(caller);
    const entry = missionEntries.find(({ id }) => id === input.id);
    if (!entry) throw new Refusal('NOT_FOUND');
    const { zone } = sandbox.settings.current();
    const asked = { memberId, at, zone };
    const all = await missionsOf(tx, asked);
    const period = missionPeriod(entry, at, zone);
    const current = (one: MissionStanding) =>
      one.entry.id === entry.id && (one.run === null || one.run.period === period.id);
    const mine = all.find(current);
    if (mine?.run) return missionShown(tx, mine, input.language);
    await refuseUnpromoted(tx, memberId, sandbox);
    const rule = ruleAgainst(all, mine);
    if (rule) throw new Refusal('MISSION_RULE', { value: { rule } });
    const full = at + entry.hours * hour;
    await tx.insert(missionRuns).values({
      id: newReference(),
      memberId,
      missionId: entry.id,
      period: period.id,
      version: entry.version,
      joinedAt: at,
      endsAt: period.to === null ? full : Math.min(full, period.to),
    });
    const joined = (await missionsOf(tx, asked)).find(current);
    if (!joined) throw new Error('A mission was not joined');
    return missionShown(tx, joined, input.language);
  });

/** Pays what a run has earned: money by the ledger, points among the member's points. */
async function payRun(
  tx: Transaction,
  { entry, run }: { entry: MissionStanding['entry']; run: RunRow },
  { at, key }: { at: number; key: string },
): Promise<void> {
  const { id, memberId } = run;
  const names = { nameEs: entry.es.title, nameEn: entry.en.title };
  if (entry.reward.kind === 'MONEY') {
    const titles = { titleEs: names.nameEs, titleEn: names.nameEn };
    return credit(tx, { id, memberId, ...titles }, { amount: entry.reward.amount, at, key });
  }
  const move = { memberId, cause: 'GIFT' as const, reference: id, ...names };
  await tx.insert(pointMoves).values({ ...move, change: entry.reward.points, at });
}

/** Claims one completion of a mission, once. */
export const claimMission: Handler<'missions.claim'> = (input, caller, sandbox) =>
  once('missions.claim', input, caller, sandbox, async (tx, at) => {
    const { id, key, language } = input;
    const asked = { memberId: memberIdOf(caller), at, zone: sandbox.settings.current().zone };
    const found = await runOf(tx, { ...asked, id });
    if (!found) throw new Refusal('NOT_FOUND');
    const { run, state } = found;
    if (state === 'CLAIMED') {
      throw new Refusal('ALREADY_CLAIMED', { value: await missionShown(tx, found, language) });
    }
    if (state !== 'CLAIM') throw new Refusal(state === 'JOINED' ? 'CLAIM_EARLY' : 'CLAIM_EXPIRED');
    const waiting = and(eq(missionRuns.id, id), isNull(missionRuns.claimedAt));
    const [claimed] = await tx.update(missionRuns).set({ claimedAt: at }).where(waiting).returning();
    if (!claimed) throw new Error('A mission that could be claimed was not there');
    await payRun(tx, { entry: found.entry, run }, { at, key });
    const after = await runOf(tx, { ...asked, id });
    return missionShown(tx, after ?? found, language);
  });

type AskedRun = {
  readonly memberId: string;
  readonly id: string;
  readonly at: number;
  readonly zone: string;
};

/** A member's own run as it is at a moment, of whatever period; nothing for another's. */
export async function runOf(
  from: Pick<Transaction, 'select' | 'values'>,
  { memberId, id, at, zone }: AskedRun,
): Promise<(MissionStanding & { readonly run: RunRow }) | undefined> {
  const all = await missionsOf(from, { memberId, at, zone }, id);
  const found = all.find((one) => one.run?.id === id);
  return found?.run ? { ...found, run: found.run } : undefined;
}
