import { beforeEach, describe, expect, it } from 'vitest';
import type { Winner } from '#contract/games.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall } from '../../kit/ask-call.ts';
import { askHost, newRoundId, purseOf, sitDown, slotBet } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

type Jackpot = { gameId: string; amount: string; perMinute: string };

async function jackpots(): Promise<Jackpot[]> {
  const { body } = await askCall(box.address, 'games.jackpots', { language: 'ES' });
  return (body.value as { jackpots: Jackpot[] }).jackpots;
}

async function jackpotOf(gameId: string): Promise<number> {
  const found = (await jackpots()).find((one) => one.gameId === gameId);
  return minor(found?.amount);
}

const minor = (amount: unknown) => Math.round(Number(amount) * 100);
const post = (path: string, body: unknown) =>
  box.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const winOneIn = (jackpotOneIn: number) => post('/sandbox/config', { limits: { jackpotOneIn } });
const bet = { ...slotBet, coin: '1.00' };
const round = (play: string, roundId = newRoundId()) => askHost(box, 'round', { play, roundId, bet });

/** Sits down at the first game of the jackpot hall. */
async function sitAtJackpot(account: string) {
  const { play, entered } = await sitDown(box, account, 'JACKPOT');
  return { play, gameId: (entered.value.game as { id: string }).id };
}

/** The total of jackpots paid out, in minor units. */
async function paidByHouse(): Promise<number> {
  const { house, holds, sum } = await readBooks(box.sandbox);
  expect([holds, sum]).toEqual([true, '0.00']);
  return 0 - minor(house.find(({ wallet }) => wallet === 'JACKPOTS')?.balance ?? '0.00');
}

describe('a jackpot', () => {
  it('won by the next round is paid once, from the jackpot account, and falls back to its initial value', async () => {
    const { play, gameId } = await sitAtJackpot('member1');
    const [before, held] = [await purseOf(box, 'member1'), await jackpotOf(gameId)];
    await winOneIn(1);
    const { status, value } = await round(play);
    expect(status).toBe(200);
    const shown = value.shown as { jackpot: string; wins: { amount: string }[] };
    const lines = shown.wins.reduce((sum, { amount }) => sum + minor(amount), 0);
    const won = minor(shown.jackpot);
    expect(won).toBeGreaterThanOrEqual(held);
    expect(minor(value.win)).toBe(lines + won);
    expect(await purseOf(box, 'member1')).toBe(before - minor(value.stake) + lines + won);
    expect(await paidByHouse()).toBe(won);
    expect(await jackpotOf(gameId)).toBeLessThan(held);
    box.sandbox.clock.move(60_000);
    const [first] = (await jackpots()).filter((one) => one.gameId === gameId);
    expect(minor(first?.amount)).toBeLessThan(held);
  });

  it('that was won is on the winner board, with the account half hidden', async () => {
    const { play, gameId } = await sitAtJackpot('member2');
    await winOneIn(1);
    const { value } = await round(play);
    const { body } = await askCall(box.address, 'games.ranks', { language: 'ES', gameType: 'JACKPOT' });
    const [best] = (body.value as { list: Winner[] }).list;
    expect(best).toMatchObject({ account: 'me•••2', gameId, amount: value.win });
  });

  it.each([
    ['seamless.settle', 'lost after commit'],
    ['seamless.settle', 'duplicate'],
    ['game.round', 'lost after commit'],
  ])('is paid once when %s goes wrong by %s, and every repeat answers the same', async (call, kind) => {
    const { play } = await sitAtJackpot('member1');
    const before = await purseOf(box, 'member1');
    await winOneIn(1);
    await post('/sandbox/faults', [{ call, kind }]);
    const roundId = newRoundId();
    await round(play, roundId).catch(() => undefined);
    const [one, other] = [await round(play, roundId), await round(play, roundId)];
    expect(one.value).toEqual(other.value);
    expect(await purseOf(box, 'member1')).toBe(before + minor(one.value.win) - minor(one.value.stake));
    expect(await paidByHouse()).toBe(minor((one.value.shown as { jackpot: string }).jackpot));
  });

  it('claimed by many rounds at once goes whole to one, and the next gets the initial value: no money is made', async () => {
    const held = await jackpotOf((await sitAtJackpot('member1')).gameId);
    const seats = await Promise.all(['member1', 'vip5'].map(sitAtJackpot));
    await winOneIn(1);
    const all = await Promise.all(seats.flatMap(({ play }) => [round(play), round(play), round(play)]));
    const won = all.map(({ value }) => minor((value.shown as { jackpot: string }).jackpot));
    expect(won.filter((amount) => amount >= held)).toHaveLength(1);
    expect(await paidByHouse()).toBe(won.reduce((sum, amount) => sum + amount, 0));
  });

  it('is not won by play money, by a game that has none, or while no round may win one', async () => {
    await winOneIn(1);
    await round((await sitAtJackpot('demo4')).play);
    await askHost(box, 'round', {
      play: (await sitDown(box, 'member1', 'RNG')).play,
      roundId: newRoundId(),
      bet: slotBet,
    });
    await winOneIn(0);
    await round((await sitAtJackpot('member1')).play);
    expect(await paidByHouse()).toBe(0);
  });

  it('is not won by time alone: however much passes, it has only grown', async () => {
    const before = new Map((await jackpots()).map(({ gameId, amount }) => [gameId, minor(amount)]));
    box.sandbox.clock.move(90 * 24 * 60 * 60_000);
    for (const { gameId, amount } of await jackpots()) {
      expect(minor(amount)).toBeGreaterThan(before.get(gameId) ?? 0);
    }
  });
});
