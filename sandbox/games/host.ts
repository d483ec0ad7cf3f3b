import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { realChance } from '#sandbox/kit/chance.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { serveChat } from '#sandbox/support/chat-host.ts';
import { serveCashier } from '#sandbox/wallet/cashier/host.ts';
import { pathOf } from '#sandbox/wire/call-paths.ts';
import type { Faults } from '#sandbox/wire/faults/faults.ts';
import { serveQuestion } from '#sandbox/wire/play-answers.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { createWire, type WireOptions } from '#sandbox/wire/wire.ts';
import { kindOf, kinds, type Terms, usualTerms } from './game-kinds.ts';
import { hostHeaders } from './host-headers.ts';
import { serveHostPages } from './host-pages.ts';
import { createRounds } from './rounds.ts';
import type { Playing } from './seamless/messages.ts';
import { hashOf } from './seamless/plays.ts';
import { createWalletClient } from './wallet-client.ts';

export type GameHostOptions = WireOptions & {
  /** Signs the questions to the gateway. */
  readonly secret: Buffer;
  /** The gateway's address, known once it listens. */
  readonly gateway: () => string;
  readonly faults: Faults;
};

/** The longest request of a page, in bytes. */
const longest = 4_096;

/** How many play sessions the host remembers with their games; it asks the gateway again for a forgotten one. */
const mostKnown = 10_000;

const Secret = z.string().check(z.regex(/^[\w-]{43}$/));
const Enter = z.strictObject({ ticket: Secret });
const Balance = z.strictObject({ play: Secret });
const Choose = z.strictObject({ play: Secret, game: z.string().check(z.maxLength(64)) });
const Round = z.strictObject({
  play: Secret,
  roundId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  bet: z.unknown(),
});

function read<T>(schema: z.ZodMiniType<T, unknown>, said: unknown): T {
  const result = z.safeParse(schema, said);
  if (result.success) return result.data;
  throw new SeamlessRefusal('INVALID');
}

/** The terms of a game from the gateway, or the usual ones where it gives none. */
function termsOf({ least, rtp, lines }: Playing): Terms {
  return {
    least: plain(minorOf(least)),
    back: rtp === null ? usualTerms.back : Math.round(rtp * 100),
    lines: lines ?? usualTerms.lines,
  };
}

/** The name and port of the game host. */
function hostOf({ gameOrigin }: Settings): string {
  return URL.canParse(gameOrigin) ? new URL(gameOrigin).host : '';
}

/** What a page learns when it enters; nothing about the player. */
function shownOf(playing: Playing) {
  const { game, lobby, back, balance, currency } = playing;
  const kind = kindOf(game.type);
  const terms = termsOf(playing);
  const shown = { ...game, key: hashOf(game.id).slice(0, 8), rtp: terms.back / 100 };
  return { kind, game: shown, rules: kinds[kind].rules(terms), lobby, back, balance, currency };
}

/**
 * Creates the server for games, the cashier and the chat. It has another origin than the app; games and the
 * cashier reach the gateway by signed questions only.
 */
export async function createGameHost(sandbox: Sandbox, options: GameHostOptions): Promise<FastifyInstance> {
  const { secret, gateway, faults } = options;
  const { clock, settings, log } = sandbox;
  const wallet = createWalletClient({ gateway, secret, now: clock.now });
  const rounds = createRounds({ sandbox, wallet, chance: realChance });
  const known = new Map<string, Playing>();
  const app = createWire(sandbox, options);

  function remember(play: string, playing: Playing): Playing {
    if (known.size >= mostKnown) known.clear();
    known.set(hashOf(play), playing);
    return playing;
  }

  async function playingOf(play: string): Promise<Playing> {
    return known.get(hashOf(play)) ?? remember(play, await wallet('balance', { play }));
  }

  const answers = {
    enter: async (body: unknown) => {
      const { play, ...playing } = await wallet('enter', read(Enter, body));
      remember(play, playing);
      try {
        await rounds.endOpen(playing.player, play);
      } catch (error) {
        log.error({ error }, 'open rounds');
      }
      const { balance } = await wallet('balance', { play });
      return { play, ...shownOf({ ...playing, balance }) };
    },
    choose: async (body: unknown) => {
      const choice = read(Choose, body);
      return shownOf(remember(choice.play, await wallet('choose', choice)));
    },
    balance: async (body: unknown) => {
      const { balance } = await wallet('balance', read(Balance, body));
      return { balance };
    },
    round: async (body: unknown) => {
      const { play, roundId, bet } = read(Round, body);
      const playing = await playingOf(play);
      const round = kinds[kindOf(playing.game.type)].read(bet, termsOf(playing));
      if (!round) throw new SeamlessRefusal('INVALID');
      return rounds.play({ play, roundId, player: playing.player, round });
    },
  } as const;

  app.addHook('onRequest', async ({ headers }) => {
    // Under the app's name the browser would send it the app's cookies, so it answers under its own name only.
    if (headers.host !== hostOf(settings.current())) throw new Refusal('NOT_FOUND');
  });
  app.addHook('onSend', async (_, reply) => {
    reply.headers(hostHeaders);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, url } = request;
    log.info({ id, method, path: pathOf(url).slice(0, 200), status: reply.statusCode }, 'game');
  });
  for (const call of Object.keys(answers) as (keyof typeof answers)[]) {
    const carryOut = ({ body }: { readonly body: unknown }) => answers[call](body);
    serveQuestion(app, { path: `/${call}`, name: `game.${call}`, longest, carryOut }, sandbox, faults);
  }
  serveCashier(app, sandbox, { gateway, secret, faults, now: clock.now });
  serveChat(app, sandbox, faults);
  await serveHostPages(app, sandbox);
  return app;
}

/** The address of a server under that name, without a slash at the end. */
export function addressOf(app: FastifyInstance, name: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${name}:${port}`;
}
