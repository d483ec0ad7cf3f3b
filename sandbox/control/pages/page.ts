import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { readAudit } from '#sandbox/kit/audit/verify.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { officeBoards } from '#sandbox/missions/board-office.ts';
import { officeNotices } from '#sandbox/notices/notice-office.ts';
import { officeMall } from '#sandbox/points/mall-office.ts';
import { officeRedemptions } from '#sandbox/points/office.ts';
import { officePromotions } from '#sandbox/promotions/promotion-office.ts';
import { officeRewards } from '#sandbox/promotions/reward-office.ts';
import { officeChats } from '#sandbox/support/chat-office.ts';
import { officeFeedback } from '#sandbox/support/feedback-office.ts';
import { officeWithdrawals } from '#sandbox/wallet/back-office.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { waitingDeposits } from '../deposits.ts';
import type { Faults } from '../faults.ts';
import { apiPage } from './api-page.ts';
import { controlPage } from './control-page.ts';
import type { ControlState } from './control-state.ts';
import { registerFlowBook } from './flow-book.ts';
import { type OpenApi, openapi } from './openapi.ts';
import { listScenarios } from './scenarios-list.ts';
import { scenariosAt, scenariosPage } from './scenarios-page.ts';
import { sendPage } from './send-page.ts';

async function stateOf(sandbox: Sandbox, faults: Faults, to: string): Promise<ControlState> {
  const [letters, wallets, deposits] = await Promise.all([
    readOutbox(sandbox, to ? { to } : {}),
    readLedger(sandbox),
    waitingDeposits(sandbox),
  ]);
  const withdrawals = await officeWithdrawals(sandbox);
  const now = sandbox.clock.now();
  return {
    now,
    ahead: now - Date.now(),
    letters,
    to,
    wallets,
    deposits,
    withdrawals,
    notices: await officeNotices(sandbox),
    promotions: await officePromotions(sandbox),
    rewards: await officeRewards(sandbox),
    boards: await officeBoards(sandbox),
    redemptions: await officeRedemptions(sandbox),
    mall: await officeMall(sandbox),
    chats: await officeChats(sandbox),
    feedback: await officeFeedback(sandbox),
    audit: await readAudit(sandbox),
    settings: sandbox.settings.current(),
    armed: faults.list(),
    held: faults.held.list(),
  };
}

const files = {
  'pages.css': 'text/css; charset=utf-8',
  'control.css': 'text/css; charset=utf-8',
  'flow-book.css': 'text/css; charset=utf-8',
  'scenarios.css': 'text/css; charset=utf-8',
  'scenarios.mjs': 'text/javascript; charset=utf-8',
  'flow-book.mjs': 'text/javascript; charset=utf-8',
  'control.mjs': 'text/javascript; charset=utf-8',
} as const;

/** Once only: the contract does not change while the sandbox runs. */
function keep<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Opens the pages for people: /sandbox controls it by hand, /sandbox/api shows the contract, /sandbox/flows the flow
 * book, and /sandbox/scenarios opens the product in any state.
 */
export function registerPages(app: FastifyInstance, sandbox: Sandbox, faults: Faults, book: string): void {
  const contract: () => Promise<OpenApi> = keep(openapi);
  const reader = keep(async () => apiPage(await contract()));
  app.get<{ Querystring: { to?: unknown } }>('/sandbox', async ({ query: { to } }, reply) => {
    const wanted = typeof to === 'string' ? to.trim() : '';
    return sendPage(reply, controlPage(await stateOf(sandbox, faults, wanted)));
  });
  app.get('/sandbox/api', async (_, reply) => sendPage(reply, await reader()));
  app.get('/sandbox/api.json', async () => contract());
  registerFlowBook(app, book);
  app.get<{ Querystring: { language?: unknown } }>(scenariosAt, async ({ query }, reply) => {
    const language = query.language === 'es' ? 'es' : 'en';
    return sendPage(reply, scenariosPage(await listScenarios(book, language), language));
  });
  for (const [name, type] of Object.entries(files)) {
    const read = keep(() => readFile(new URL(name, import.meta.url)));
    app.get(`/sandbox/${name}`, async (_, reply) =>
      reply.headers({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).send(await read()),
    );
  }
}
