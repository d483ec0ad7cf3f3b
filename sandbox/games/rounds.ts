import { and, eq, lt, ne } from 'drizzle-orm';
import { asMinor, plain } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { drawnRounds } from '#sandbox/db/round-schema.ts';
import type { Chance } from '#sandbox/kit/chance.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import type { Round } from './game-kinds.ts';
import type { Playing } from './seamless/messages.ts';
import { hashOf } from './seamless/plays.ts';
import type { WalletClient } from './wallet-client.ts';

type Drawn = typeof drawnRounds.$inferSelect;
type Settled = Pick<Drawn, 'win' | 'outcome'> & { readonly balance: string };

/** A round as the page gets it. */
export type RoundAnswer = {
  readonly roundId: string;
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
  readonly shown: unknown;
};

/** A round as the page requests it. */
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

/** After so long without news of its bet, a round of an earlier play session is given up; milliseconds. */
const givenUpAfter = 10_000;

/** Creates the host's rounds: each is drawn and stored first, and then paid for. */
export function createRounds({ sandbox: { db, clock }, wallet, chance }: RoundsOptions) {
  async function keep(id: string, changes: Partial<Drawn>): Promise<void> {
    await db.write((tx) => tx.update(drawnRounds).set(changes).where(eq(drawnRounds.id, id)));
  }

  /** The round with an id: drawn now, or stored from an earlier request. */
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

  /** Settles a round as it was drawn. The gateway decides about a jackpot; the outcome shows it. */
  async function settle({ id, win, outcome }: Drawn): Promise<Settled> {
    const { balance, jackpot } = await wallet('settle', { round: id, amount: amountOf(asMinor(win)) });
    const won = plain(minorOf(jackpot));
    const shown = won > 0 ? { ...(outcome as object), jackpot } : outcome;
    const settled = { balance, win: win + won, outcome: shown };
    await keep(id, { state: 'settled', ...settled });
    return settled;
  }

  /** Gives a round up, unless the gateway says that it was settled after all. */
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
     * Plays a round: takes the bet and pays the win. Repeated requests do it once, with the same outcome.
     * Throws SeamlessRefusal, or another error when it can't reach the gateway; the page then asks again.
     */
    async play(asked: RoundAsked): Promise<RoundAnswer> {
      const id = hashOf(`${asked.play}\n${asked.roundId}`);
      const drawn = await drawnFor(id, asked);
      if (drawn.stake !== asked.round.stake) throw new SeamlessRefusal('INVALID');
      if (drawn.state === 'void') throw new SeamlessRefusal('CLOSED');
      if (drawn.state === 'drawn') {
        await wallet('bet', { play: asked.play, round: id, amount: amountOf(asMinor(drawn.stake)) });
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
      return {
        roundId: asked.roundId,
        stake: amountOf(asMinor(stake)),
        win: amountOf(asMinor(win)),
        balance,
        shown,
      };
    },

    /**
     * Ends the rounds that a player left open in earlier play sessions. A round whose bet was taken is settled as
     * drawn; one without news of its bet is rolled back. A round that can't be ended now is tried again next time.
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
