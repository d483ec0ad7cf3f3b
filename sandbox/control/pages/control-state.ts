import { type Html, html } from '#sandbox/kit/html.ts';
import type { Letter } from '#sandbox/kit/outbox.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import type { OfficeBoard } from '#sandbox/missions/board-office.ts';
import type { OfficeNotice } from '#sandbox/notices/notice-office.ts';
import type { OfficeRedemption } from '#sandbox/points/redemption-decisions.ts';
import type { OfficeMall } from '#sandbox/points/reward-admin.ts';
import type { OfficePromotion } from '#sandbox/promotions/promotion-office.ts';
import type { OfficeReward } from '#sandbox/promotions/reward-office.ts';
import type { OfficeChat } from '#sandbox/support/chat-office.ts';
import type { OfficeFeedback } from '#sandbox/support/feedback-office.ts';
import type { Audit, AuditChain } from '#sandbox/system/audit/verify.ts';
import type { OfficeWithdrawal } from '#sandbox/wallet/back-office.ts';
import type { Books } from '#sandbox/wallet/ledger.ts';
import type { Fault } from '#sandbox/wire/faults/fault-kinds.ts';
import type { FaultHit } from '#sandbox/wire/faults/faults.ts';
import type { HeldCall } from '#sandbox/wire/faults/held-calls.ts';
import type { WaitingDeposit } from '../deposits.ts';
import type { Expiry } from '../expiries.ts';
import type { Decision } from '../history.ts';
import type { TabName } from './control-tabs.ts';
import type { Say } from './control-words.ts';
import type { Language } from './scenarios-list.ts';

/** Everything the control page shows, at one moment. */
export type ControlState = {
  readonly tab: TabName;
  readonly language: Language;
  readonly say: Say;
  /** Epoch milliseconds of the sandbox's clock, and how far it is ahead of the machine's. */
  readonly now: number;
  readonly ahead: number;
  readonly letters: readonly Letter[];
  /** Whose messages it shows; all when empty. */
  readonly to: string;
  readonly settings: Settings;
  /** The names of the vendors, by which their games can be closed. */
  readonly vendors: readonly string[];
  readonly armed: readonly (Fault & { readonly arrivals: number })[];
  readonly held: readonly HeldCall[];
  /** The faults that hit, and what was decided, the newest first. */
  readonly hits: readonly FaultHit[];
  readonly decisions: readonly Decision[];
  readonly expiries: readonly Expiry[];
  /** Every wallet and house account, and whether the books hold. */
  readonly books: Books;
  readonly withdrawals: readonly OfficeWithdrawal[];
  readonly deposits: readonly WaitingDeposit[];
  readonly notices: readonly OfficeNotice[];
  readonly promotions: readonly OfficePromotion[];
  readonly rewards: readonly OfficeReward[];
  readonly boards: readonly OfficeBoard[];
  readonly redemptions: readonly OfficeRedemption[];
  readonly mall: OfficeMall;
  readonly chats: readonly OfficeChat[];
  readonly feedback: readonly OfficeFeedback[];
  readonly audit: Audit;
  /** The chain that the address names, with a sentence for each kept entry. */
  readonly chain: (AuditChain & { readonly sentences: readonly string[] }) | null;
};

/** A moment as people read it, with its zone: '2026-11-21 08:05:09 UTC'. */
export function timeText(epochMilliseconds: number): string {
  return `${new Date(epochMilliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** The same as markup that a program can read too; 'no date' for none. */
export function timeView(epochMilliseconds: number): Html {
  const date = new Date(epochMilliseconds);
  if (Number.isNaN(date.getTime())) return html`<span>no date</span>`;
  return html`<time datetime="${date.toISOString()}">${timeText(epochMilliseconds)}</time>`;
}
