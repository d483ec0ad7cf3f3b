import { beforeEach, describe, expect, it } from 'vitest';
import type { Winner } from '#contract/games.ts';
import { signOf } from '#contract/units.ts';
import { people } from '#sandbox/db/people.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { askCall } from '../../kit/ask-call.ts';
import { askHost, gameOf, movedBy, newRoundId, sitDown } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

async function board(more: Record<string, unknown> = {}): Promise<Winner[]> {
  const { body } = await askCall(box.address, 'games.ranks', { language: 'ES', ...more });
  return (body.value as { list: Winner[] }).list;
}

/** Plays the number draw, every number staked, so that one of them wins. */
async function win(account: string): Promise<number> {
  const { play } = await sitDown(box, account, 'LIVE');
  const bets = Array.from({ length: 10 }, (_, n) => `*${n}`);
  const { value } = await askHost(box, 'round', { play, roundId: newRoundId(), bet: { bets, chip: '1.00' } });
  return Number(value.win);
}

describe('the winner board', () => {
  it('shows wins of real rounds, largest first, with the middle of accounts hidden', async () => {
    const before = await board();
    expect(before.length).toBeGreaterThan(5);
    const amounts = before.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    for (const { account } of before) {
      expect(account).toMatch(/^.{2}•••.$/);
      expect(people.some((person) => person.account === account)).toBe(false);
    }
    const won = await win('member2');
    expect(won).toBeGreaterThan(9);
    const added = (await board()).filter((one) => !before.some(({ wonAt }) => wonAt === one.wonAt));
    const { gameId } = gameOf(box, 'LIVE');
    expect(added).toMatchObject([{ account: 'me•••2', gameId, gameType: 'LIVE', amount: won.toFixed(2) }]);
    expect((await board({ language: 'EN' })).map(({ gameName }) => gameName)).not.toEqual(
      (await board()).map(({ gameName }) => gameName),
    );
  });

  it('shows only wins that are in the ledger, and the seed’s balances are as promised', async () => {
    for (const { amount, wonAt } of await board()) {
      const moved = await movedBy(box, { since: wonAt });
      expect(moved.map(({ cause, change, at }) => [cause, change, at])).toContainEqual([
        'win',
        Math.round(Number(amount) * 100),
        wonAt,
      ]);
    }
    const wallets = await readLedger(box.sandbox);
    for (const { balance, movements } of wallets) expect(balance).toBe(movements);
    for (const { account, money } of people) {
      const own = wallets.filter((one) => one.account === account);
      const sum = own.reduce((total, { balance }) => total + Math.round(Number(balance) * 100), 0);
      expect(sum).toBe(money);
    }
    const all = await movedBy(box, {});
    for (const { balance } of all) expect(balance).toBeGreaterThanOrEqual(0);
    for (const { id, status, win: won } of await box.sandbox.db.read.select().from(rounds)) {
      const own = all.filter(({ reference }) => reference === id);
      expect(own).toHaveLength(signOf(won) > 0 || status === 'refunded' ? 2 : 1);
    }
  });

  it('leaves out demo accounts and wins older than a day', async () => {
    const before = await board();
    await win('demo4');
    expect(await board()).toEqual(before);
    box.sandbox.clock.move(24 * 60 * 60_000);
    expect(await board()).toEqual([]);
  });

  it('can be filtered by a type of game', async () => {
    const types = new Set((await board({ gameType: 'RNG' })).map(({ gameType }) => gameType));
    expect(types).toEqual(new Set(['RNG']));
    expect(await board({ gameType: "RNG' OR 1=1 --" })).toEqual([]);
  });
});
