import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { emptyCatalogue, wholeCatalogue } from '#catalogue/catalogue.ts';
import { openControl } from '#sandbox/control/control.ts';
import { createFaults } from '#sandbox/control/faults.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { emptyAll, seed, seedNew } from '#sandbox/db/seed.ts';
import { addressOf, createGameHost } from '#sandbox/games/host.ts';
import { openSeamless } from '#sandbox/games/seamless/routes.ts';
import { serveSubmenu } from '#sandbox/games/submenu.ts';
import { createClock } from '#sandbox/kit/clock.ts';
import { keepHouse } from '#sandbox/kit/housekeeping.ts';
import { createLimits } from '#sandbox/kit/limits.ts';
import { createLog } from '#sandbox/kit/log.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { createSettings } from '#sandbox/kit/settings.ts';
import { servePortraits } from '#sandbox/member/portraits.ts';
import { createSecrets, type HashCost } from '#sandbox/password/passwords.ts';
import { openIssuers } from '#sandbox/session/identity/routes.ts';
import { registerArt } from '#sandbox/site/art.ts';
import { appName, gameName } from '#sandbox/site/names.ts';
import { barePolicy, everyAnswer } from '#sandbox/site/policy.ts';
import { openReports } from '#sandbox/site/reports.ts';
import { serveSite } from '#sandbox/site/site.ts';
import { openCashier } from '#sandbox/wallet/cashier/routes.ts';
import { openCalls } from '#sandbox/wire/call-routes.ts';
import { handlers } from '#sandbox/wire/handlers.ts';
import { createSealing } from '#sandbox/wire/sealing.ts';
import { createWire } from '#sandbox/wire/wire.ts';

export type ServerOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  /** Where games are played: another port, and so another origin. 0, or nothing, takes a free one. */
  readonly gamePort?: number;
  /** The name of the machine that games are reached by, when it is not to be found out (names.ts). */
  readonly gameHost?: string;
  /** Where to listen; this machine only when nothing is said. */
  readonly host?: string;
  /** `file:` and a path, or the address of a libSQL server. */
  readonly databaseUrl: string;
  /** The built app; nothing but the gateway is served when it is not there. */
  readonly dist: string;
  /** The flow book and the scenarios, as the build writes them; there are none when not given. */
  readonly book?: string;
  /** Whether the control API is there at all. */
  readonly control: boolean;
  /** Starts without people and games. */
  readonly empty: boolean;
  /** Takes each line of the log. */
  readonly logs: DestinationStream;
  /** Laid over the usual settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Milliseconds a request may take to arrive whole. */
  readonly slowest?: number;
  readonly trustedProxies?: readonly string[];
  /** What hashing a password costs: less where it is not the subject of a test. */
  readonly hashCost?: HashCost;
};

export type Server = {
  /** Where it is reached, without a slash at the end. */
  readonly address: string;
  /** Where games are played. */
  readonly gameAddress: string;
  readonly sandbox: Sandbox;
  readonly close: () => Promise<void>;
  /** Everything as it was at the start: data, settings, clock, faults. */
  readonly reset: () => Promise<void>;
};

const usualSlowest = 10_000;

async function createSandbox(options: ServerOptions): Promise<Sandbox> {
  const { databaseUrl, logs, empty, control, hashCost, settings: first = {} } = options;
  const clock = createClock();
  // Who looks into the machines or brings a scenario about uses the control API: without it there is neither.
  const settings = createSettings(control ? first : { ...first, inspect: false });
  const sealing = await createSealing(settings, clock);
  const db = await openDatabase(databaseUrl);
  const catalogue = empty ? emptyCatalogue : wholeCatalogue();
  const secrets = createSecrets(hashCost);
  const limits = createLimits(clock);
  return { db, catalogue, clock, settings, sealing, limits, secrets, log: createLog(logs) };
}

/** Headers that no answer may lack, whoever wrote it. */
function guardAnswers(app: FastifyInstance, { settings }: Sandbox): void {
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(everyAnswer(settings.current()))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    const type = String(reply.getHeader('Content-Type') ?? '');
    const shown = type.startsWith('text/html') || type.startsWith('image/svg');
    if (shown && !reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', barePolicy);
    }
  });
}

/** The addresses it hands out lead back to it, unless somebody said where else it is reached. */
function settleAddresses(
  { settings }: Sandbox,
  { settings: first = {} }: ServerOptions,
  address: string,
  gameAddress: string,
): void {
  if (first.origin === undefined) settings.settle({ origin: address });
  if (first.gameOrigin === undefined) settings.settle({ gameOrigin: gameAddress });
  const { hosts, gameOrigin } = settings.current();
  const { host } = new URL(gameOrigin);
  for (const list of ['games', 'payments'] as const) {
    if (!hosts[list].includes(host)) settings.settle({ hosts: { [list]: [...hosts[list], host] } });
  }
}

/** Starts the gateway, and the app before it, on one origin. Throws with a text for people when it can't. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const {
    port,
    gamePort = 0,
    gameHost,
    host = 'localhost',
    dist,
    book = '',
    control,
    empty,
    slowest = usualSlowest,
    trustedProxies = [],
  } = options;
  const sandbox = await createSandbox(options);
  const { clock, settings, limits, db } = sandbox;
  const faults = createFaults();
  const app = createWire(sandbox, { slowest, trustedProxies });
  const secret = randomBytes(32);
  const gateway = () => addressOf(app, appName(host));
  const games = await createGameHost(sandbox, { slowest, trustedProxies, secret, gateway, faults });
  let forgetVisits = () => {};
  let stopHousekeeping = async () => {};

  async function reset(): Promise<void> {
    faults.clear();
    clock.reset();
    limits.reset();
    settings.reset();
    forgetVisits();
    await (empty ? emptyAll(sandbox) : seed(sandbox));
  }

  async function close(): Promise<void> {
    faults.clear();
    await games.close();
    await app.close();
    await stopHousekeeping();
    await db.close();
  }

  try {
    if (!empty) await seedNew(sandbox);
    guardAnswers(app, sandbox);
    openCalls(app, sandbox, handlers, faults);
    if (control) openControl(app, sandbox, { faults, reset, dist, book });
    forgetVisits = openIssuers(app, sandbox);
    openSeamless(app, sandbox, secret, faults);
    openCashier(app, sandbox, secret, faults);
    openReports(app, sandbox);
    registerArt(app);
    servePortraits(app, sandbox);
    serveSubmenu(app, sandbox);
    await serveSite(app, dist, settings);
    await app.listen({ port, host });
    await games.listen({ port: gamePort, host });
    const gameAddress = addressOf(games, gameName(host, gameHost));
    stopHousekeeping = keepHouse(sandbox);
    settleAddresses(sandbox, options, gateway(), gameAddress);
    return { address: gateway(), gameAddress, sandbox, close, reset };
  } catch (error) {
    await close();
    throw error;
  }
}
