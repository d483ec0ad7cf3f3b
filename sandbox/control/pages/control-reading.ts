import { readOutbox } from '#sandbox/kit/outbox.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { officeBoards } from '#sandbox/missions/board-office.ts';
import { officeNotices } from '#sandbox/notices/notice-office.ts';
import { officeRedemptions } from '#sandbox/points/redemption-decisions.ts';
import { officeMall } from '#sandbox/points/reward-admin.ts';
import { officePromotions } from '#sandbox/promotions/promotion-office.ts';
import { officeRewards } from '#sandbox/promotions/reward-office.ts';
import { officeChats } from '#sandbox/support/chat-office.ts';
import { officeFeedback } from '#sandbox/support/feedback-office.ts';
import { readAudit } from '#sandbox/system/audit/verify.ts';
import { officeWithdrawals } from '#sandbox/wallet/back-office.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import type { Faults } from '#sandbox/wire/faults/faults.ts';
import { waitingDeposits } from '../deposits.ts';
import { nextExpiries } from '../expiries.ts';
import type { History } from '../history.ts';
import { auditSentences } from './audit-sentences.ts';
import type { ControlState } from './control-state.ts';
import { tabOf } from './control-tabs.ts';
import { sayIn } from './control-words.ts';
import type { Language } from './scenarios-list.ts';

/** What the address of the control page says, as it came. */
export type ControlQuery = { readonly [name in 'tab' | 'language' | 'to' | 'chain']?: unknown };

/** What is kept in memory alone. */
export type Shown = { readonly faults: Faults; readonly history: History };

/** One chain with a sentence for each of its entries; null when the address names none that is kept. */
async function readChain(sandbox: Sandbox, chain: unknown, language: Language) {
  if (typeof chain !== 'string' || chain === '') return null;
  const [found] = (await readAudit(sandbox, chain)).chains;
  return found ? { ...found, sentences: await auditSentences(found.kept ?? [], language) } : null;
}

/** Reads everything that the control page shows now. */
export async function readControl(
  sandbox: Sandbox,
  { faults, history }: Shown,
  query: ControlQuery,
): Promise<ControlState> {
  const language = query.language === 'es' ? 'es' : 'en';
  const to = typeof query.to === 'string' ? query.to.trim() : '';
  const now = sandbox.clock.now();
  return {
    tab: tabOf(query.tab),
    language,
    say: sayIn(language),
    now,
    ahead: sandbox.clock.ahead(),
    letters: await readOutbox(sandbox, to ? { to } : {}),
    to,
    books: await readBooks(sandbox),
    deposits: await waitingDeposits(sandbox),
    withdrawals: await officeWithdrawals(sandbox),
    notices: await officeNotices(sandbox),
    promotions: await officePromotions(sandbox),
    rewards: await officeRewards(sandbox),
    boards: await officeBoards(sandbox),
    redemptions: await officeRedemptions(sandbox),
    mall: await officeMall(sandbox),
    chats: await officeChats(sandbox),
    feedback: await officeFeedback(sandbox),
    audit: await readAudit(sandbox),
    chain: await readChain(sandbox, query.chain, language),
    settings: sandbox.settings.current(),
    vendors: [...new Set(sandbox.catalogue.vendors.map(({ vassalage }) => vassalage))],
    armed: faults.list(),
    held: faults.held.list(),
    hits: faults.hits(),
    decisions: history.list(),
    expiries: await nextExpiries(sandbox),
  };
}
