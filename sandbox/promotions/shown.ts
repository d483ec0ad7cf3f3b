import type { Reward } from '#contract/promotions/rewards.ts';
import { asMinor, type Minor, minus, most, signOf, wholeMinor } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { countedByGame, countedSum, openBets } from '#sandbox/books/counted.ts';
import { heldIn } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { isDecided, type RewardRow, type Standing } from './reward-status.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;

/** What was bet for a reward so far. */
export async function doneOf(from: Reader, { row, counting }: Standing): Promise<Minor> {
  return counting === null ? asMinor(0) : wholeMinor(await countedSum(from, row.memberId, [counting]));
}

async function gamesOf(from: Reader, { row, counting }: Standing) {
  const asked = row.terms?.wagering?.games ?? [];
  const played = counting === null ? [] : await countedByGame(from, row.memberId, counting);
  const others = played
    .filter(({ gameType }) => asked.every((one) => one.gameType !== gameType))
    .map(({ gameType }) => ({ gameType, percent: '0' }));
  return [...asked, ...others].map(({ gameType, percent }) => {
    const found = played.find((one) => one.gameType === gameType);
    const counted = amountOf(found ? wholeMinor(found.micro) : asMinor(0));
    return { gameType, percent, staked: amountOf(found?.staked ?? asMinor(0)), counted };
  });
}

async function wageringOf(from: Reader, standing: Standing, done: Minor): Promise<Reward['wagering']> {
  const { row, status, place, counting } = standing;
  if (signOf(row.required) === 0 || (status !== 'PROCESS' && status !== 'CLAIM')) return null;
  const running = status === 'PROCESS' && counting !== null;
  const open = running ? await openBets(from, row.memberId, counting) : { bets: 0, stake: asMinor(0) };
  return {
    required: amountOf(row.required),
    done: amountOf(done),
    left: amountOf(most(asMinor(0), minus(row.required, done))),
    byGame: await gamesOf(from, standing),
    open: { bets: open.bets, stake: amountOf(open.stake) },
    place,
    startedAt: counting?.after ?? null,
  };
}

/** Whether its member may leave it: a promotion that is not over for the member, and whose terms allow it. */
export function isLeavable({ row, status }: Standing): boolean {
  return row.promotionId !== null && row.terms?.leaving === 'ANY_TIME' && !isDecided({ status });
}

function reasonIn(language: string, own: Pick<RewardRow, 'reasonEs' | 'reasonEn'>): string | null {
  const { reasonEs, reasonEn } = own;
  if (reasonEs === null || reasonEn === null) return null;
  return nameIn(language, { nameEs: reasonEs, nameEn: reasonEn });
}

/** A reward as its member sees it. */
export async function rewardShown(from: Reader, standing: Standing, language: string): Promise<Reward> {
  const { row, status, reason, endsAt, settledAt } = standing;
  const { id, memberId, promotionId, source, at, titleEs, titleEn } = row;
  const done = await doneOf(from, standing);
  const keeps = isLeavable(standing) ? amountOf(await heldIn(from, memberId, main)) : null;
  return {
    id,
    promotionId,
    title: nameIn(language, { nameEs: titleEs, nameEn: titleEn }),
    source,
    status,
    amount: amountOf(row.amount),
    reason: reasonIn(language, reason ?? row),
    version: row.terms?.version ?? 1,
    at,
    endsAt,
    settledAt,
    wagering: await wageringOf(from, standing, done),
    leaving: keeps === null ? null : { loses: amountOf(row.amount), progress: amountOf(done), keeps },
  };
}

/** All rewards of a member: those that can be claimed first, then the newest. */
export async function rewardsShown(
  from: Reader,
  standings: readonly Standing[],
  language: string,
): Promise<Reward[]> {
  const shown: Reward[] = [];
  for (const one of standings) shown.push(await rewardShown(from, one, language));
  const claimable = ({ status }: Reward) => Number(status === 'CLAIM');
  return shown.toReversed().toSorted((a, b) => claimable(b) - claimable(a) || b.at - a.at);
}

/** Whether an amount that a member saw is this one. */
export function isSeen(amount: string, minor: Minor): boolean {
  return minorOf(amount) === minor;
}
