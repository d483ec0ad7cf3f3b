import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { handlers } from '#sandbox/app/handlers.ts';
import { runHousekeeping } from '#sandbox/app/housekeeping.ts';
import { emptyCatalogue, wholeCatalogue } from '#sandbox/catalogue/catalogue.ts';
import { openStatementKey } from '#sandbox/contracts/statement-key.ts';
import { openControl } from '#sandbox/control/control.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { addressOf, createGameHost } from '#sandbox/games/host.ts';
import { openSeamless } from '#sandbox/games/seamless/routes.ts';
import { serveSubmenu } from '#sandbox/games/submenu.ts';
import { createClock } from '#sandbox/kit/clock.ts';
import { createLimits } from '#sandbox/kit/limits.ts';
import { createLog } from '#sandbox/kit/log.ts';
import { warnOfMarket } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { servePortraits } from '#sandbox/member/portraits.ts';
import { createSecrets, type HashCost } from '#sandbox/password/passwords.ts';
import { linkedPromotion } from '#sandbox/promotions/linked.ts';
import { emptyAll, seed, seedNew } from '#sandbox/seed/seed.ts';
import { openIssuers } from '#sandbox/session/identity/routes.ts';
import { registerArt } from '#sandbox/site/art.ts';
import { appName, gameName } from '#sandbox/site/names.ts';
import { openReports } from '#sandbox/site/reports.ts';
import { type Site, serveSite } from '#sandbox/site/site.ts';
import { chatPage } from '#sandbox/support/chat-address.ts';
import { openCashier } from '#sandbox/wallet/cashier/routes.ts';
import { openCalls } from '#sandbox/wire/call-routes.ts';
import { barePolicy, everyAnswer } from '#sandbox/wire/every-answer.ts';
import { createFaults } from '#sandbox/wire/faults/faults.ts';
import { delayAnswers } from '#sandbox/wire/late-answers.ts';
import { createSealing } from '#sandbox/wire/sealing.ts';
import { createWire } from '#sandbox/wire/wire.ts';

export type ServerOptions = {
  /** 0 takes a free port. */
  readonly port: number;
  /** The port of the game host, which gives it another origin. 0, or nothing, takes a free port. */
  readonly gamePort?: number;
  /** The host name of games; by default names.ts derives it. */
  readonly gameHost?: string;
  /** Where to listen; by default on this machine only. */
  readonly host?: string;
  /** `file:` and a path. */
  readonly databaseUrl: string;
  /** The folder of the built app; without it the server is a gateway only. */
  readonly dist: string;
  /** The folder of the flow book and the scenarios, as the build writes them; optional. */
  readonly book?: string;
  /** Whether to open the control API. */
  readonly control: boolean;
  /** Starts without people and games. */
  readonly empty: boolean;
  /** Whether a new database has the crowd below agent1 too; a reset may say otherwise. */
  readonly crowd?: boolean;
  /** Where its clock begins, and where a reset puts it back to; epoch milliseconds. By default it shows the machine's time. */
  readonly begins?: number | undefined;
  /** Takes each line of the log. */
  readonly logs: DestinationStream;
  /** Overrides the usual settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Milliseconds a request may take to arrive whole. */
  readonly slowest?: number;
  readonly trustedProxies?: readonly string[];
  /** Lets the answer of each call come up to 400 ms late, drawn from this seed. */
  readonly lateSeed?: string | undefined;
  /** The cost of hashing a password; tests that are not about hashing lower it. */
  readonly hashCost?: HashCost;
};

export type Server = {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** The address of the game host. */
  readonly gameAddress: string;
  readonly sandbox: Sandbox;
  readonly close: () => Promise<void>;
  /**
   * Puts everything back to the start: data, settings, clock, faults. With the crowd or without, and at a moment of its own
   * (epoch milliseconds), or as it started.
   */
  readonly reset: (how?: {
    readonly crowd?: boolean | undefined;
    readonly begins?: number | undefined;
  }) => Promise<void>;
};

const usualSlowest = 10_000;

async function createSandbox(options: ServerOptions): Promise<Sandbox> {
  const { databaseUrl, logs, empty, control, hashCost, begins, settings: first = {} } = options;
  const clock = createClock(Date.now, begins);
  // The inspector and the scenarios use the control API: without it there are neither.
  const settings = createSettings(control ? first : { ...first, inspect: false });
  const sealing = await createSealing(settings, clock);
  const db = await openDatabase(databaseUrl);
  const catalogue = empty ? emptyCatalogue : wholeCatalogue();
  const secrets = createSecrets(hashCost);
  const limits = createLimits(clock);
  return { db, catalogue, clock, settings, sealing, limits, secrets, log: createLog(logs) };
}

/** Adds the headers that every answer must have, whatever code wrote it. */
function guardAnswers(app: FastifyInstance, { settings }: Sandbox): void {
  app.addHook('onSend', async (_, reply) => {
    const type = String(reply.getHeader('Content-Type') ?? '');
    const shown = type.startsWith('text/html') || type.startsWith('image/svg');
    const every = everyAnswer(settings.current());
    const wanted = shown ? { ...every, 'Content-Security-Policy': barePolicy } : every;
    for (const [name, value] of Object.entries(wanted)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}

/** The gateway's addresses lead back to it, unless the settings name others. */
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
  if (first.customerService === undefined) {
    const own = settings
      .current()
      .customerService.map((entry) =>
        entry.path === '' ? { ...entry, path: `${gameOrigin}${chatPage}` } : entry,
      );
    settings.settle({ customerService: own });
  }
  for (const list of ['games', 'payments', 'support'] as const) {
    if (!hosts[list].includes(host)) settings.settle({ hosts: { [list]: [...hosts[list], host] } });
  }
}

/** Starts the gateway and the app on one origin. Throws with a text for people when it can't. */
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
    crowd = false,
    begins,
    slowest = usualSlowest,
    trustedProxies = [],
    lateSeed,
  } = options;
  const sandbox = await createSandbox(options);
  const { clock, settings, limits, db } = sandbox;
  const faults = createFaults(sandbox.clock.now);
  const app = createWire(sandbox, { slowest, trustedProxies });
  const secret = randomBytes(32);
  const gateway = () => addressOf(app, appName(host));
  const games = await createGameHost(sandbox, { slowest, trustedProxies, secret, gateway, faults });
  const reports = openReports(app, sandbox);
  let site: Site = { deploy: async () => false, reset: () => {} };
  let forgetVisits = () => {};
  let stopHousekeeping = async () => {};

  const reset: Server['reset'] = async (how = {}) => {
    faults.clear();
    faults.forget();
    clock.reset(how.begins);
    limits.reset();
    settings.reset();
    forgetVisits();
    reports.forget();
    site.reset();
    await (empty
      ? emptyAll(sandbox)
      : seed(sandbox, { crowd: how.crowd ?? crowd, begins: how.begins ?? begins }));
  };

  async function close(): Promise<void> {
    faults.clear();
    await games.close();
    await app.close();
    await stopHousekeeping();
    await db.close();
  }

  try {
    if (!empty) await seedNew(sandbox, { crowd, begins });
    warnOfMarket(sandbox);
    guardAnswers(app, sandbox);
    if (lateSeed !== undefined) delayAnswers(app, lateSeed);
    openCalls(app, sandbox, handlers, faults);
    if (control)
      openControl(app, sandbox, {
        faults,
        reset,
        reports,
        deploy: (folder) => site.deploy(folder),
        dist,
        book,
      });
    forgetVisits = openIssuers(app, sandbox);
    openSeamless(app, sandbox, secret, faults);
    openCashier(app, sandbox, secret, faults);
    openStatementKey(app, sandbox);
    registerArt(app);
    servePortraits(app, sandbox);
    serveSubmenu(app, sandbox);
    site = await serveSite(app, dist, settings, (id) => linkedPromotion(sandbox, id));
    await app.listen({ port, host });
    await games.listen({ port: gamePort, host });
    const gameAddress = addressOf(games, gameName(host, gameHost));
    stopHousekeeping = runHousekeeping({ ...sandbox, pause: faults.pause });
    settleAddresses(sandbox, options, gateway(), gameAddress);
    return { address: gateway(), gameAddress, sandbox, close, reset };
  } catch (error) {
    await close();
    throw error;
  }
}
