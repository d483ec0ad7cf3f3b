import { and, eq, lt, ne } from 'drizzle-orm';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { drawnRounds } from '#sandbox/db/round-schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import type { Chance } from './chance.ts';
import type { Round } from './game-kinds.ts';
import { type Playing, SeamlessRefusal } from './seamless/messages.ts';
import { hashOf } from './seamless/plays.ts';
import type { WalletClient } from './wallet-client.ts';

type Drawn = typeof drawnRounds.$inferSelect;
type Settled = Pick<Drawn, 'win' | 'outcome'> & { readonly balance: string };

/** What the page is told of a round. */
export type RoundAnswer = {
  readonly roundId: string;
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
  readonly shown: unknown;
};

/** A round as the page asks for it. */
export type RoundAsked = {
  readonly play: string;
  readonly roundId: string;
  readonly player: Playing['player'];
  readonly round: Round;
};

export type RoundsOptions = {
  readonly sandbox: Pick<Sandbox, 'db' | 'clock'>;
  readonly wallet: WalletClient;
  readonly chance: Chance;
};

/** A round of an earlier play session is given up when its bet was not heard of for so long; milliseconds. */
const givenUpAfter = 10_000;

/** Creates the memory of the host: rounds are drawn and kept first, and then paid for. */
export function createRounds({ sandbox: { db, clock }, wallet, chance }: RoundsOptions) {
  async function keep(id: string, changes: Partial<Drawn>): Promise<void> {
    await db.write((tx) => tx.update(drawnRounds).set(changes).where(eq(drawnRounds.id, id)));
  }

  /** The round of an id: drawn now, or as it was drawn before. */
  async function drawnFor(id: string, { play, player: playerId, round }: RoundAsked): Promise<Drawn> {
    const [before] = await db.read.select().from(drawnRounds).where(eq(drawnRounds.id, id));
    if (before) return before;
    const { win, shown: outcome } = round.play(chance);
    const money = { stake: round.stake, win, balance: null };
    const row = { id, playHash: hashOf(play), playerId, state: 'drawn' as const, outcome, ...money };
    return db.write(async (tx) => {
      await tx
        .insert(drawnRounds)
        .values({ ...row, at: clock.now() })
        .onConflictDoNothing();
      const [kept] = await tx.select().from(drawnRounds).where(eq(drawnRounds.id, id));
      if (!kept) throw new Error('A round that was just drawn is not there');
      return kept;
    });
  }

  /** Settles a round as it was drawn; a jackpot that it wins is the gateway's to give, and is shown with the outcome. */
  async function settle({ id, win, outcome }: Drawn): Promise<Settled> {
    const { balance, jackpot } = await wallet('settle', { round: id, amount: amountOf(win) });
    const won = minorOf(jackpot);
    const shown = won > 0 ? { ...(outcome as object), jackpot } : outcome;
    const settled = { balance, win: win + won, outcome: shown };
    await keep(id, { state: 'settled', ...settled });
    return settled;
  }

  /** Gives a round up; when the gateway says that it was settled after all, it was. */
  async function callOff(round: Drawn): Promise<void> {
    try {
      await wallet('rollback', { round: round.id, player: round.playerId });
      await keep(round.id, { state: 'void' });
    } catch (error) {
      if (!(error instanceof SeamlessRefusal) || error.code !== 'CLOSED') throw error;
      await settle(round);
    }
  }

  return {
    /**
     * Plays a round: the bet is taken, the win paid, once however often it is asked for, always with the same outcome.
     * Throws SeamlessRefusal, and anything when the gateway could not be reached: then it is asked for again.
     */
    async play(asked: RoundAsked): Promise<RoundAnswer> {
      const id = hashOf(`${asked.play}\n${asked.roundId}`);
      const drawn = await drawnFor(id, asked);
      if (drawn.stake !== asked.round.stake) throw new SeamlessRefusal('INVALID');
      if (drawn.state === 'void') throw new SeamlessRefusal('CLOSED');
      if (drawn.state === 'drawn') {
        await wallet('bet', { play: asked.play, round: id, amount: amountOf(drawn.stake) });
        await db.write((tx) =>
          tx
            .update(drawnRounds)
            .set({ state: 'taken' })
            .where(and(eq(drawnRounds.id, id), eq(drawnRounds.state, 'drawn'))),
        );
      }
      const { balance: known, stake } = drawn;
      const {
        balance,
        win,
        outcome: shown,
      } = known === null ? await settle(drawn) : { ...drawn, balance: known };
      return { roundId: asked.roundId, stake: amountOf(stake), win: amountOf(win), balance, shown };
    },

    /**
     * Ends what a player left open in earlier play sessions: a bet that is known to be taken is settled as it was drawn,
     * one that nobody heard of is given back. What can't be ended now is tried again next time.
     */
    async endOpen(playerId: string, play: string): Promise<void> {
      const open = await db.read
        .select()
        .from(drawnRounds)
        .where(
          and(
            eq(drawnRounds.playerId, playerId),
            ne(drawnRounds.playHash, hashOf(play)),
            lt(drawnRounds.at, clock.now() - givenUpAfter),
            ne(drawnRounds.state, 'settled'),
            ne(drawnRounds.state, 'void'),
          ),
        );
      for (const round of open) await (round.state === 'taken' ? settle(round) : callOff(round));
    },
  };
}
