import type { CallInput, CallOutput } from '#contract/calls.ts';
import { countedRows } from '#sandbox/books/counted.ts';
import { gameNameOf } from '#sandbox/books/game-names.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { mayPromote } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { claimMission, joinMission, runOf } from './acts.ts';
import { boardRows, leaderboard } from './boards.ts';
import { missionsOf } from './mission-progress.ts';
import { listMissions, missionShown } from './shown.ts';

async function summary(
  { language }: CallInput<'missions.summary'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'missions.summary'>> {
  const { db, clock, settings } = sandbox;
  const { zone } = settings.current();
  const asked = { memberId: memberIdOf(caller), at: clock.now(), zone };
  const every = await missionsOf(db.read, asked);
  const promoted = await mayPromote(db.read, asked.memberId, sandbox);
  // Nothing that invites to play: only what is done already.
  const all = promoted ? every : every.filter(({ state }) => state === 'CLAIM' || state === 'CLAIMED');
  const count = all.filter(({ state }) => state === 'JOINED' || state === 'CLAIM').length;
  if (language === undefined) return { count };
  const missions = await Promise.all(listMissions(all).map((one) => missionShown(db.read, one, language)));
  return { count, missions, zone };
}

/** The bets behind the progress of one run. */
async function rows(
  { id, page, language, asOf }: CallInput<'missions.rows'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'missions.rows'>> {
  const { db, clock, settings } = sandbox;
  const now = clock.now();
  const memberId = memberIdOf(caller);
  const found = await runOf(db.read, { memberId, id, at: now, zone: settings.current().zone });
  if (!found) throw new Refusal('NOT_FOUND');
  return countedRows(db.read, memberId, found.counting ? [found.counting] : [], {
    page,
    asOf: Math.min(asOf ?? now, now),
    names: (gameId) => gameNameOf(gameId, language, sandbox),
  });
}

/** Missions and leaderboards (spec 7). */
export const missions = {
  'missions.summary': summary,
  'missions.join': joinMission,
  'missions.claim': claimMission,
  'missions.rows': rows,
  'missions.leaderboard': leaderboard,
  'missions.boardRows': boardRows,
} satisfies Partial<Handlers>;
