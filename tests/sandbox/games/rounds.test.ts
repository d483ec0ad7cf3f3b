import { eq, gte } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor, plain } from '#contract/units.ts';
import { drawnRounds, rounds } from '#sandbox/db/round-schema.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { askCall } from '../../kit/ask-call.ts';
import { askHost, movedBy, newRoundId, purseOf, sitDown, slotBet } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(async () => {
  await box.reset();
  since = now();
});

const minor = (amount: unknown) => Math.round(Number(amount) * 100);
const round = (play: string, roundId = newRoundId(), bet: unknown = slotBet) =>
  askHost(box, 'round', { play, roundId, bet });

let since = 0;
const now = () => box.sandbox.clock.now();

/** Only what this test moved; the seed has played before. */
function movements(kind: 'bet' | 'win' | 'refund') {
  return movedBy(box, { cause: kind, since });
}

function playedRounds() {
  return box.sandbox.db.read.select().from(rounds).where(gte(rounds.at, since));
}

async function inOrder(): Promise<void> {
  for (const { balance, movements: moved } of await readLedger(box.sandbox)) expect(balance).toBe(moved);
}

describe('rounds', () => {
  it('a round takes its bet and pays its win in the ledger, and returns the balance', async () => {
    const before = await purseOf(box, 'member1');
    const { play } = await sitDown(box, 'member1');
    const { status, value } = await round(play);
    expect(status).toBe(200);
    expect(value.stake).toBe('1.00');
    expect(minor(value.balance)).toBe(before - 100 + minor(value.win));
    expect(await purseOf(box, 'member1')).toBe(minor(value.balance));
    expect(await movements('bet')).toMatchObject([{ change: -100, balance: before - 100 }]);
    await inOrder();
  });

  it('fifty repeats of one round at once have one effect and one outcome', async () => {
    const before = await purseOf(box, 'member1');
    const { play } = await sitDown(box, 'member1');
    const roundId = newRoundId();
    const all = await Promise.all(Array.from({ length: 50 }, () => round(play, roundId)));
    for (const { status, value } of all) {
      expect(status).toBe(200);
      expect(value).toEqual(all[0]?.value);
    }
    expect(await movements('bet')).toHaveLength(1);
    expect(await playedRounds()).toHaveLength(1);
    expect(await purseOf(box, 'member1')).toBe(before - 100 + minor(all[0]?.value.win));
    await inOrder();
  });

  it('fifty rounds at once never spend more than there is', async () => {
    const { play } = await sitDown(box, 'member2');
    const dear = { lines: 20, coin: '1.00' };
    const all = await Promise.all(Array.from({ length: 50 }, () => round(play, newRoundId(), dear)));
    const refused = all.filter(({ code }) => code === 'SHORT');
    expect(refused.length).toBeGreaterThan(0);
    expect(await movements('bet')).toHaveLength(all.length - refused.length);
    for (const { balance } of await movedBy(box, {})) {
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    await inOrder();
  });

  it.each([
    ['seamless.bet', 'lost after commit'],
    ['seamless.settle', 'lost after commit'],
    ['seamless.bet', 'reset'],
    ['seamless.settle', '503'],
    ['seamless.bet', 'truncated'],
    ['seamless.settle', 'duplicate'],
  ])('when %s goes wrong by %s the round is still played once', async (call, kind) => {
    const before = await purseOf(box, 'member1');
    const { play } = await sitDown(box, 'member1');
    await box.ask('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ call, kind }]),
    });
    const { status, value } = await round(play);
    expect(status).toBe(200);
    expect(await purseOf(box, 'member1')).toBe(before - 100 + minor(value.win));
    expect(await movements('bet')).toHaveLength(1);
    expect(await movements('refund')).toEqual([]);
    await inOrder();
  });

  async function arm(...faults: readonly Record<string, unknown>[]): Promise<void> {
    const body = JSON.stringify(faults);
    const headers = { 'content-type': 'application/json' };
    const { status } = await box.ask('/sandbox/faults', { method: 'POST', headers, body });
    expect(status).toBe(200);
  }

  it('a round whose answer the page never saw is answered with the same outcome', async () => {
    const { play } = await sitDown(box, 'member1');
    const roundId = newRoundId();
    await arm({ call: 'game.round', kind: 'lost after commit' });
    await expect(round(play, roundId)).rejects.toThrow();
    const held = await purseOf(box, 'member1');
    const [one, other] = [await round(play, roundId), await round(play, roundId)];
    expect(one.value).toEqual(other.value);
    expect(minor(one.value.balance)).toBe(held);
    expect(await movements('bet')).toHaveLength(1);
  });

  it('a bet that was taken and never settled is settled when the round is requested again', async () => {
    const { play } = await sitDown(box, 'member1');
    const roundId = newRoundId();
    await arm({ call: 'seamless.settle', kind: 'reset', times: 3 });
    expect((await round(play, roundId)).status).toBe(500);
    expect(await playedRounds()).toMatchObject([{ status: 'taken' }]);
    const { value } = await round(play, roundId);
    expect(await purseOf(box, 'member1')).toBe(minor(value.balance));
    expect(await playedRounds()).toMatchObject([{ status: 'settled' }]);
    await inOrder();
  });

  it('when the player returns, a taken bet is settled, and a bet without an outcome is given back', async () => {
    const before = await purseOf(box, 'member1');
    const { play } = await sitDown(box, 'member1');
    await arm({ call: 'seamless.settle', kind: 'reset', times: 3 });
    expect((await round(play)).status).toBe(500);
    await arm({ call: 'seamless.bet', kind: 'lost after commit', times: 3 });
    expect((await round(play)).status).toBe(500);
    expect(await movements('bet')).toHaveLength(2);
    box.sandbox.clock.move(11_000);
    const { entered } = await sitDown(box, 'member1');
    const settled = (await playedRounds()).find(({ status }) => status === 'settled');
    expect(minor(entered.value.balance)).toBe(before - 100 + plain(settled?.win ?? asMinor(0)));
    expect(await movements('refund')).toMatchObject([{ change: 100 }]);
    const open = eq(drawnRounds.state, 'drawn');
    expect(await box.sandbox.db.read.select().from(drawnRounds).where(open)).toEqual([]);
    await inOrder();
  });

  it('a cancelled round can’t be played any more', async () => {
    const { play } = await sitDown(box, 'member1');
    const roundId = newRoundId();
    await arm({ call: 'seamless.bet', kind: 'reset', times: 3 });
    expect((await round(play, roundId)).status).toBe(500);
    box.sandbox.clock.move(11_000);
    await sitDown(box, 'member1');
    expect((await round(play, roundId)).code).toBe('CLOSED');
    expect(await movements('bet')).toEqual([]);
    await inOrder();
  });

  it('a bet above the balance is refused, and nothing is moved', async () => {
    const { play } = await sitDown(box, 'first1');
    const { status, code } = await round(play, newRoundId(), { lines: 20, coin: '2.00' });
    expect([status, code]).toEqual([422, 'SHORT']);
    expect(await movements('bet')).toEqual([]);
  });

  it('a demo account plays with its own play money', async () => {
    const others = (await readLedger(box.sandbox)).filter(({ account }) => account !== 'demo4');
    const { play, token } = await sitDown(box, 'demo4');
    const { value } = await round(play);
    expect(minor(value.balance)).toBe(90_000 - 100 + minor(value.win));
    expect((await readLedger(box.sandbox)).filter(({ account }) => account !== 'demo4')).toEqual(others);
    const balance = await askCall(box.address, 'wallet.balance', {}, { token });
    expect(minor((balance.body.value as { sumBalance: string }).sumBalance)).toBe(
      minor(value.balance) + 10_000,
    );
  });

  it('many rounds with faults neither make nor lose money', async () => {
    const before = await purseOf(box, 'vip5');
    const { play } = await sitDown(box, 'vip5');
    const draw = await sitDown(box, 'vip5', 'LIVE');
    await arm(
      { call: 'seamless.bet', kind: 'lost after commit', nth: 5 },
      { call: 'seamless.bet', kind: '500', nth: 20, times: 2 },
      { call: 'seamless.settle', kind: 'lost after commit', nth: 10, times: 2 },
      { call: 'seamless.settle', kind: 'duplicate', nth: 30 },
      { call: 'game.round', kind: '503', nth: 50, times: 3 },
      { call: 'game.round', kind: 'duplicate', nth: 60 },
    );
    let net = 0;
    const one = async (n: number) => {
      const roundId = newRoundId();
      const asked = () =>
        n % 2
          ? round(play, roundId)
          : round(draw.play, roundId, { bets: ['even', '07', '*3'], chip: '0.50' });
      let came = await asked();
      while (came.status !== 200) came = await asked();
      net += minor(came.value.win) - minor(came.value.stake);
    };
    for (let n = 0; n < 90; n += 6) await Promise.all([0, 1, 2, 3, 4, 5].map((more) => one(n + more)));
    expect(await purseOf(box, 'vip5')).toBe(before + net);
    expect(await movements('bet')).toHaveLength(90);
    await inOrder();
  });
});
