import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isThisMachine } from '#contract/system/loopback.ts';
import { Correction, correctRound } from '#sandbox/games/corrections.ts';
import { warnOfMarket } from '#sandbox/kit/market.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { ToldReports } from '#sandbox/site/reports.ts';
import { serveInspector } from '#sandbox/site/site.ts';
import { readAudit } from '#sandbox/system/audit/verify.ts';
import { OfficeAct, settleWithdrawal } from '#sandbox/wallet/back-office.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { callOrAny, Fault, FaultSpec } from '#sandbox/wire/faults/fault-kinds.ts';
import type { Faults } from '#sandbox/wire/faults/faults.ts';
import { listedCalls } from './call-list.ts';
import { openContracts } from './contracts.ts';
import { openDeposits } from './deposits.ts';
import { keepHistory } from './history.ts';
import { openNotices } from './notices.ts';
import { registerPages } from './pages/page.ts';
import { changePerson, PersonChange } from './people.ts';
import { openPoints } from './points.ts';
import { openPromotions } from './promotions.ts';
import { openProofs } from './proofs.ts';
import { openProtection } from './protection.ts';
import { read } from './read.ts';
import { openScenarios } from './scenarios.ts';
import { openSupport } from './support.ts';

const loopbackPeer = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** A fault may bring a whole page as its body. */
const longestBody = 16 * 1024 * 1024;

/** How long a release waits for its call, at most and by default; milliseconds. */
const patience = { most: 120_000, usual: 20_000 };

const Clock = z.union([
  z.strictObject({ ms: z.number() }),
  z.strictObject({ now: z.number() }),
  z.strictObject({ reset: z.literal(true) }),
]);

const Reset = z.strictObject({ crowd: z.optional(z.boolean()) });

const OutboxQuery = z.object({
  to: z.optional(z.string()),
  kind: z.optional(z.enum(['sms', 'mail', 'captcha', 'slider'])),
});

const AuditQuery = z.object({ chain: z.optional(z.string()) });

const Release = z.strictObject({
  call: z._default(callOrAny, '*'),
  id: z.optional(z.string()),
  answer: z.optional(z.partial(FaultSpec)),
  /** Wait for the call to come, at most `timeoutMs`. */
  wait: z._default(z.boolean(), false),
  timeoutMs: z._default(z.number().check(z.maximum(patience.most)), patience.usual),
});

/** The folder of a build: absolute, or from where the server was started. */
const Deploying = z.strictObject({ dist: z.string().check(z.minLength(1)) });

/**
 * Whether a request comes from this machine: over a loopback socket, without a proxy, and to a loopback name.
 * A browser that followed another name to this address is refused.
 */
function fromHere({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  return (
    loopbackPeer.test(socket.remoteAddress ?? '') &&
    forwarded === undefined &&
    isThisMachine(headers.host ?? '') &&
    (headers.origin === undefined || headers.origin === `http://${headers.host}`)
  );
}

function openFaults(routes: FastifyInstance, faults: Faults): void {
  routes.post('/sandbox/faults', { bodyLimit: longestBody }, async ({ body }) => {
    faults.arm(read(z.array(Fault), body));
    return giveAnswer(undefined).body;
  });
  routes.get('/sandbox/faults', async () => {
    const { list, awaited } = faults.held;
    return giveAnswer({ armed: faults.list(), held: list(), awaited: awaited() }).body;
  });
  routes.delete('/sandbox/faults', async () => {
    faults.clear();
    return giveAnswer(undefined).body;
  });
  routes.post('/sandbox/faults/release', { bodyLimit: longestBody }, async ({ body }) => {
    const { call, id, answer, wait, timeoutMs } = read(Release, body);
    const instead = answer ? read(FaultSpec, { kind: 'answer', ...answer }) : null;
    const released = await faults.held.release({ call, id }, instead, wait ? timeoutMs : 0);
    if (!released) throw new Refusal('NOT_FOUND', { message: `No call is held that is meant by ${call}` });
    return giveAnswer(released).body;
  });
}

export type ControlOptions = {
  readonly faults: Faults;
  /** Puts everything back to the start, with the crowd below agent1 or without; as it started by default. */
  readonly reset: (whom: { readonly crowd?: boolean | undefined }) => Promise<void>;
  /** What pages have reported of themselves. */
  readonly reports: ToldReports;
  /** Serves another build from now on, from its folder; false when there is none, or none was served at the start. */
  readonly deploy: (dist: string) => Promise<boolean>;
  /** The built app, whose inspector is shown here. */
  readonly dist: string;
  /** The folder of the flow book and the scenarios; '' when there is none. */
  readonly book: string;
};

/** Opens the control API for this machine only; any other caller gets NOT_FOUND. */
export function openControl(app: FastifyInstance, sandbox: Sandbox, options: ControlOptions): void {
  const { faults, reset, reports, deploy, dist, book } = options;
  const { clock, settings } = sandbox;
  app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      if (!fromHere(request)) throw new Refusal('NOT_FOUND');
      reply.header('Cache-Control', 'no-store');
    });
    const history = keepHistory(routes, sandbox);
    openFaults(routes, faults);
    registerPages(routes, sandbox, { faults, history, book });
    openContracts(routes, sandbox);
    openDeposits(routes, sandbox);
    openPromotions(routes, sandbox);
    openNotices(routes, sandbox);
    openPoints(routes, sandbox);
    openProofs(routes, sandbox);
    openProtection(routes, sandbox);
    openSupport(routes, sandbox);
    openScenarios(routes, sandbox, book);
    await serveInspector(routes, dist);
    routes.post('/sandbox/reset', async ({ body }) => {
      await reset(read(Reset, body ?? {}));
      history.forget();
      return giveAnswer(undefined).body;
    });
    routes.get('/sandbox/outbox', async ({ query }) => {
      const { to, kind } = read(OutboxQuery, query);
      return giveAnswer(await readOutbox(sandbox, { ...(to ? { to } : {}), ...(kind ? { kind } : {}) })).body;
    });
    routes.get('/sandbox/clock', async () => giveAnswer({ now: clock.now() }).body);
    routes.post('/sandbox/clock', async ({ body }) => {
      const change = read(Clock, body);
      if ('ms' in change) clock.move(change.ms);
      else if ('now' in change) clock.set(change.now);
      else clock.reset();
      return giveAnswer({ now: clock.now() }).body;
    });
    routes.get('/sandbox/config', async () => giveAnswer(settings.current()).body);
    routes.post('/sandbox/config', { bodyLimit: longestBody }, async ({ body }) => {
      try {
        const patched = settings.patch(body);
        warnOfMarket(sandbox);
        return giveAnswer(patched).body;
      } catch (error) {
        if (!(error instanceof z.core.$ZodError)) throw error;
        throw new Refusal('INPUT_INVALID', { message: z.prettifyError(error) });
      }
    });
    routes.post('/sandbox/people', async ({ body }) => {
      await changePerson(sandbox, read(PersonChange, body));
      return giveAnswer(undefined).body;
    });
    routes.post(
      '/sandbox/withdrawals',
      async ({ body }) => giveAnswer(await settleWithdrawal(sandbox, read(OfficeAct, body))).body,
    );
    routes.post('/sandbox/bets', async ({ body }) => {
      await correctRound(sandbox, read(Correction, body));
      return giveAnswer(undefined).body;
    });
    routes.get(
      '/sandbox/history',
      async () => giveAnswer({ decisions: history.list(), faults: faults.hits() }).body,
    );
    routes.get('/sandbox/calls', async () => giveAnswer(listedCalls()).body);
    routes.post('/sandbox/deploy', async ({ body }) => {
      const { dist: folder } = read(Deploying, body);
      if (!(await deploy(folder)))
        throw new Refusal('INPUT_INVALID', { message: `There is no build to put in place: ${folder}` });
      return giveAnswer(undefined).body;
    });
    routes.get('/sandbox/client-reports', async () => giveAnswer(reports.all()).body);
    routes.get('/sandbox/ledger', async () => giveAnswer(await readBooks(sandbox)).body);
    routes.get('/sandbox/audit', async ({ query }) => {
      const { chain } = read(AuditQuery, query);
      return giveAnswer(await readAudit(sandbox, chain)).body;
    });
  });
}
