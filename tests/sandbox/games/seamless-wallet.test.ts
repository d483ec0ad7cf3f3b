import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { seamlessInputs } from '#sandbox/games/seamless/messages.ts';
import { rollBack, settleRound, takeBet } from '#sandbox/games/seamless/purse.ts';
import { createWalletClient, type WalletClient } from '#sandbox/games/wallet-client.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { signatureFits, signed } from '#sandbox/wire/signed/signing.ts';
import { purseOf, sitDown } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const newRound = () => randomBytes(32).toString('base64url');

/** The code a request was refused with; '' when it was not. */
async function refusal(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => '',
    (error: unknown) => (error instanceof SeamlessRefusal ? error.code : String(error)),
  );
}

describe('signatures', () => {
  const secret = randomBytes(32);
  const path = '/seamless-wallet/bet';
  const body = '{"amount":"1.00"}';
  const now = 1_795_000_000_000;
  const headers = signed(secret, path, body, now);

  it('match what was signed, for two minutes', () => {
    expect(signatureFits(secret, path, body, headers, now)).toBe(true);
    expect(signatureFits(secret, path, body, headers, now + 120_000)).toBe(true);
    expect(signatureFits(secret, path, body, headers, now + 120_001)).toBe(false);
    expect(signatureFits(secret, path, body, headers, now - 120_001)).toBe(false);
  });

  it('GWY-04 match nothing else: another body, path, time, secret, or any changed bit of the signature', () => {
    expect(signatureFits(secret, path, '{"amount":"9.00"}', headers, now)).toBe(false);
    expect(signatureFits(secret, '/seamless-wallet/settle', body, headers, now)).toBe(false);
    expect(signatureFits(randomBytes(32), path, body, headers, now)).toBe(false);
    const later = { ...headers, 'x-seamless-time': String(now + 1) };
    expect(signatureFits(secret, path, body, later, now)).toBe(false);
    const shown = Buffer.from(headers['x-seamless-signature'] ?? '', 'base64url');
    for (let bit = 0; bit < shown.length * 8; bit += 1) {
      const bent = Buffer.from(shown);
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const tampered = { ...headers, 'x-seamless-signature': bent.toString('base64url') };
      expect(signatureFits(secret, path, body, tampered, now)).toBe(false);
    }
    expect(signatureFits(secret, path, body, {}, now)).toBe(false);
  });
});

describe('amounts', () => {
  it.each([
    '-1.00',
    '1',
    '1.0',
    '1.001',
    '1e3',
    ' 1.00',
    '1,00',
    '0x1.00',
    '',
    '999999999999.00',
    '+1.00',
    1,
  ])('GWY-03 %j is no amount', (amount) => {
    const round = newRound();
    expect(seamlessInputs.settle.safeParse({ round, amount }).success).toBe(false);
  });

  it('are read as whole minor units', () => {
    expect(seamlessInputs.settle.parse({ round: newRound(), amount: '1204.50' }).amount).toBe(120_450);
  });
});

describe('the purse', () => {
  const play = async (account = 'member1') => (await sitDown(box, account)).play;

  it('the bet of a round is taken once, and only at the same amount', async () => {
    const bet = { play: await play(), round: newRound(), amount: asMinor(500) };
    const before = await purseOf(box, 'member1');
    const all = await Promise.all(Array.from({ length: 50 }, () => takeBet(box.sandbox, bet)));
    expect(new Set(all).size).toBe(1);
    expect(await purseOf(box, 'member1')).toBe(before - 500);
    expect(await refusal(takeBet(box.sandbox, { ...bet, amount: asMinor(600) }))).toBe('INVALID');
    expect(await refusal(takeBet(box.sandbox, { ...bet, round: newRound(), amount: asMinor(0) }))).toBe(
      'INVALID',
    );
  });

  it('TRF-02 of fifty bets of the whole balance one is taken', async () => {
    const session = await play('member2');
    const amount = asMinor(await purseOf(box, 'member2'));
    const bets = Array.from({ length: 50 }, () =>
      takeBet(box.sandbox, { play: session, round: newRound(), amount }),
    );
    const refused = await Promise.all(bets.map(refusal));
    expect(refused.filter((code) => code === '')).toHaveLength(1);
    expect(refused.filter((code) => code === 'SHORT')).toHaveLength(49);
    expect(await purseOf(box, 'member2')).toBe(0);
  });

  it('a win is paid once, for a bet that was taken, and not again with another amount', async () => {
    const round = newRound();
    expect(await refusal(settleRound(box.sandbox, { round, amount: asMinor(100) }))).toBe('UNKNOWN');
    await takeBet(box.sandbox, { play: await play(), round, amount: asMinor(100) });
    const before = await purseOf(box, 'member1');
    const pay = () =>
      settleRound(box.sandbox, { round, amount: asMinor(2_000) }).then(({ balance }) => balance);
    expect(new Set(await Promise.all(Array.from({ length: 50 }, pay))).size).toBe(1);
    expect(await purseOf(box, 'member1')).toBe(before + 2_000);
    expect(await refusal(settleRound(box.sandbox, { round, amount: asMinor(9_000) }))).toBe('INVALID');
    expect(await refusal(rollBack(box.sandbox, { round, player: 'x' }))).toBe('CLOSED');
  });

  it('a bet is given back once, which ends its round', async () => {
    const [bet, before] = [
      { play: await play(), round: newRound(), amount: asMinor(700) },
      await purseOf(box, 'member1'),
    ];
    await takeBet(box.sandbox, bet);
    const back = () => rollBack(box.sandbox, { round: bet.round, player: 'x' });
    await Promise.all(Array.from({ length: 20 }, back));
    expect(await purseOf(box, 'member1')).toBe(before);
    expect(await refusal(settleRound(box.sandbox, { round: bet.round, amount: asMinor(100) }))).toBe(
      'CLOSED',
    );
    expect(await refusal(takeBet(box.sandbox, bet))).toBe('CLOSED');
    for (const { balance, movements } of await readLedger(box.sandbox)) expect(balance).toBe(movements);
  });

  it('a win is paid and a bet given back even after the session has ended', async () => {
    const [one, other] = [newRound(), newRound()];
    const session = await play();
    const before = await purseOf(box, 'member1');
    for (const round of [one, other])
      await takeBet(box.sandbox, { play: session, round, amount: asMinor(100) });
    await box.sandbox.db.write((tx) => tx.run('DELETE FROM sessions'));
    expect(
      await refusal(takeBet(box.sandbox, { play: session, round: newRound(), amount: asMinor(100) })),
    ).toBe('ENDED');
    expect(await refusal(takeBet(box.sandbox, { play: session, round: one, amount: asMinor(100) }))).toBe('');
    await settleRound(box.sandbox, { round: one, amount: asMinor(300) });
    await rollBack(box.sandbox, { round: other, player: 'x' });
    expect(await purseOf(box, 'member1')).toBe(before + 200);
  });

  it('while everything is closed no bet is taken, and owed wins are paid', async () => {
    const [session, round] = [await play(), newRound()];
    await takeBet(box.sandbox, { play: session, round, amount: asMinor(100) });
    box.sandbox.settings.patch({ maintenance: { on: true } });
    const late = { play: session, round: newRound(), amount: asMinor(100) };
    expect(await refusal(takeBet(box.sandbox, late))).toBe('MAINTENANCE');
    expect(await refusal(settleRound(box.sandbox, { round, amount: asMinor(100) }))).toBe('');
  });
});

describe('the host’s side', () => {
  it('retries when no answer comes, and not after a refusal', async () => {
    let asked = 0;
    const client: WalletClient = createWalletClient({
      gateway: () => {
        asked += 1;
        return 'http://127.0.0.1:9';
      },
      secret: randomBytes(32),
      now: () => 0,
    });
    await expect(client('balance', { play: newRound() })).rejects.toThrow();
    expect(asked).toBe(3);
    await expect(client('enter', { ticket: newRound() })).rejects.toThrow();
    expect(asked).toBe(4);
  });
});
