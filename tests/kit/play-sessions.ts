import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LimitPeriod } from '#contract/protection/market.ts';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { Standing } from '#contract/protection.ts';
import { asMinor } from '#contract/units.ts';
import { memberLimits } from '#sandbox/db/protection-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { settleRound, takeBet } from '#sandbox/games/seamless/purse.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { askCall, type Came, signIn } from './ask-call.ts';
import { askHost, launch, newRoundId, ticketOf } from './playing.ts';
import type { TestSandbox } from './sandbox.ts';

/** What a member declares before playing, unless a test says otherwise. */
const declared = { minutes: 60, money: '20.00', checkMinutes: 15, lockHours: null, noticeRead: false };

/** The rule of member protection that refused a call; '' when it was not refused. */
export function ruleOf({ body }: Came): string {
  return body.success ? '' : String((body.value as { rule?: string } | undefined)?.rule ?? body.code);
}

/** Somebody who plays, by the wire and by bets as the game host places them. */
export async function player(box: TestSandbox, username: string) {
  let token = await signIn(box.address, username);
  let play = '';
  const ask = (name: Parameters<typeof askCall>[1], input: Readonly<Record<string, unknown>> = {}) =>
    askCall(box.address, name, input, { token });
  const [found] = await box.sandbox.db.read
    .select({ id: members.id })
    .from(members)
    .where(eq(members.accountKey, username));
  const memberId = found?.id ?? '';
  const newRound = () => randomBytes(32).toString('base64url');

  return {
    memberId,
    /** Signs in again: a login ends by itself when the clock moves far. */
    signIn: async () => {
      token = await signIn(box.address, username);
    },
    ask,
    standing: async () => (await ask('protection.standing')).body.value as Standing,
    session: async () => ((await ask('protection.session')).body.value as { session: PlaySession }).session,
    declare: (more: Partial<Record<keyof typeof declared, unknown>> = {}) =>
      ask('protection.openSession', { key: newRoundId(), ...declared, ...more }),
    launch: () => launch(box, { token, username }),
    /** Launches a game and enters it; returns the launch. */
    sitDown: async () => {
      const launched = await launch(box, { token, username });
      if (launched.status === 200) {
        const entered = await askHost(box, 'enter', { ticket: ticketOf(launched) });
        play = String(entered.value.play);
      }
      return launched;
    },
    /** Bets, and gets the round, or the code of the refusal. */
    bet: async (minor: number, round = newRound()): Promise<{ round: string; refused: string }> => {
      try {
        await takeBet(box.sandbox, { play, round, amount: asMinor(minor) });
        return { round, refused: '' };
      } catch (error) {
        if (error instanceof SeamlessRefusal) return { round, refused: error.code };
        throw error;
      }
    },
    settle: (round: string, win: number) => settleRound(box.sandbox, { round, amount: asMinor(win) }),
    /** A limit of the member’s own, in minor units or minutes. */
    limit: (kind: 'loss' | 'stake' | 'time' | 'deposit', value: number, period: LimitPeriod = 'day') =>
      box.sandbox.db.write((tx) =>
        tx.insert(memberLimits).values({ memberId, kind, period, value, version: 1 }),
      ),
  };
}

export type Player = Awaited<ReturnType<typeof player>>;
