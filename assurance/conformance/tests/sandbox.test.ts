import { describe, expect, it } from 'vitest';
import { type Outcome, runConformance } from '#assurance/conformance/run.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '#tests/kit/ask-call.ts';
import { exampleFile, quickClock, wrongOf } from '#tests/kit/conformance-run.ts';
import { machineTime } from '#tests/kit/sandbox.ts';
import { sandboxOfFile } from '#tests/kit/sandbox-of-file.ts';

const file = exampleFile();
/** Milliseconds for a run of over a thousand questions, on a machine that does other things too. */
const patience = 180_000;
const names = Object.keys(calls) as CallName[];

const box = sandboxOfFile(machineTime);

function asked({ findings }: Outcome, call: CallName) {
  return findings.filter((finding) => finding.call === call);
}

describe('the sandbox speaks the contract', () => {
  it(
    'read-only, and nothing of money or messages has changed',
    async () => {
      const before = await readLedger(box.sandbox);
      const few = file.accounts.filter(({ user }) => ['member1', 'agent1'].includes(user));
      const run = await runConformance({
        origin: box.address,
        file: { ...file, accounts: few },
        ...quickClock().tools,
      });
      expect(wrongOf(run.findings)).toEqual([]);
      expect(run.stopped).toBe('');
      expect(run.deeds).toEqual([]);
      expect(await readLedger(box.sandbox)).toEqual(before);
      for (const call of names) expect(asked(run, call).length, call).toBeGreaterThan(0);
    },
    patience,
  );

  it(
    'with --write, as each kind of account; what can be undone is',
    async () => {
      await box.reset();
      const before = await readLedger(box.sandbox);
      const run = await runConformance({ origin: box.address, file, write: true, ...quickClock().tools });
      expect(wrongOf(run.findings)).toEqual([]);
      expect(run.deeds.map(({ call, undone }) => `${call}: ${undone.split(':')[0]}`)).toEqual([
        'games.favour: undone',
        'inbox.mark: undone',
        'inbox.restore: undone',
        'agent.closeInvitation: undone',
        'support.sendFeedback: not undone',
        'support.sendAsVisitor: not undone',
        'help.useful: not undone',
        'games.launch: not undone',
        'wallet.transfer: undone',
        'wallet.cancelWithdrawal: undone',
        'wallet.deposit: not undone',
        'wallet.removePayoutAccount: undone',
        'wallet.sendToLine: not undone',
        'wallet.dropProof: undone',
        'password.forgotByEmail: not undone',
        'session.freePlay: not undone',
        'password.change: undone',
        'verification.smsLogin: not undone',
        'session.login: not undone',
      ]);
      // Only what was sent within the line has moved: the demo account of free play has play money of its own.
      const after = await readLedger(box.sandbox);
      const known = new Set(before.map(({ account, wallet }) => `${account} ${wallet}`));
      const moved = after.filter(
        ({ account, wallet, balance }) =>
          known.has(`${account} ${wallet}`) &&
          balance !== before.find((one) => one.account === account && one.wallet === wallet)?.balance,
      );
      expect(moved.map(({ account }) => account).sort()).toEqual(['agent1', 'downline1a']);
      const reasonless = run.findings.filter(
        ({ verdict, consequence }) => verdict === 'notAsked' && consequence.length < 10,
      );
      expect(reasonless).toEqual([]);
    },
    patience,
  );

  it('asked with the token of an open session, which stays open', async () => {
    const token = await signIn(box.address, 'member2');
    const accounts = [{ kind: 'member' as const, user: 'member2', token }];
    const only = ['session.*', 'member.info'];
    const options = { origin: box.address, file: { ...file, accounts, maySacrifice: [] }, only };
    const { findings } = await runConformance({ ...options, ...quickClock().tools });
    expect(wrongOf(findings)).toEqual([]);
    const read = findings.filter(({ call, account }) => call === 'member.info' && account === 'member');
    expect(read.some(({ concern, verdict }) => concern === 'schema' && verdict === 'works')).toBe(true);
    expect((await askCall(box.address, 'session.life', {}, { token })).status).toBe(200);
  });

  it('that wants a slider to sign in: nobody is blamed, and the reason is told', async () => {
    box.sandbox.settings.patch({ slider: { login: true } });
    const { findings } = await runConformance({
      origin: box.address,
      file,
      only: ['session.login', 'wallet.balance'],
      ...quickClock().tools,
    });
    box.sandbox.settings.patch({ slider: { login: false } });
    expect(wrongOf(findings)).toEqual([]);
    const reasons = findings.filter(({ account }) => account === 'vip').map(({ consequence }) => consequence);
    expect(new Set(reasons)).toEqual(
      new Set(['the gateway wants a solved slider: switch it off for test accounts']),
    );
  });

  it('to an app on another origin, which its settings name', async () => {
    const appOrigin = 'https://app.example';
    box.sandbox.settings.patch({ siteOrigins: [appOrigin] });
    const { findings } = await runConformance({
      origin: box.address,
      file: { ...file, appOrigin },
      only: ['system.status'],
      ...quickClock().tools,
    });
    expect(wrongOf(findings)).toEqual([]);
    expect(findings.some(({ expected }) => expected.startsWith('the app’s origin is allowed'))).toBe(true);
  });

  it('sealed by the symmetric suite', async () => {
    await box.reset();
    const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
    const seal = { suite: 'aes-cbc-hmac' as const, encryptionKey: key(7), macKey: key(9) };
    box.sandbox.settings.patch({ seal });
    const only = ['session.*', 'password.*', 'system.keys', 'wallet.balance', 'wallet.withdraw'];
    const run = await runConformance({
      origin: box.address,
      file: { ...file, seal },
      write: true,
      only,
      ...quickClock().tools,
    });
    expect(wrongOf(run.findings)).toEqual([]);
    const sealing = run.findings.filter(
      ({ concern, verdict }) => concern === 'sealing' && verdict === 'works',
    );
    expect(sealing.length).toBeGreaterThan(8);
  });
});
