import type { Audit } from '#sandbox/kit/audit/verify.ts';
import type { Letter } from '#sandbox/kit/outbox.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import type { OfficeBoard } from '#sandbox/missions/board-office.ts';
import type { OfficeNotice } from '#sandbox/notices/notice-office.ts';
import type { OfficeMall } from '#sandbox/points/mall-office.ts';
import type { OfficeRedemption } from '#sandbox/points/office.ts';
import type { OfficePromotion } from '#sandbox/promotions/promotion-office.ts';
import type { OfficeReward } from '#sandbox/promotions/reward-office.ts';
import type { OfficeChat } from '#sandbox/support/chat-office.ts';
import type { OfficeFeedback } from '#sandbox/support/feedback-office.ts';
import type { OfficeWithdrawal } from '#sandbox/wallet/back-office.ts';
import type { WalletState } from '#sandbox/wallet/ledger.ts';
import type { WaitingDeposit } from '../deposits.ts';
import type { Fault } from '../fault-kinds.ts';
import type { HeldCall } from '../held-calls.ts';

/** Everything the control page shows, at one moment. */
export type ControlState = {
  /** Epoch milliseconds of the sandbox's clock, and how far it is ahead of the machine's. */
  readonly now: number;
  readonly ahead: number;
  readonly letters: readonly Letter[];
  /** Whose messages it shows; all when empty. */
  readonly to: string;
  readonly settings: Settings;
  readonly armed: readonly (Fault & { readonly arrivals: number })[];
  readonly held: readonly HeldCall[];
  readonly wallets: readonly WalletState[];
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
};

/** A moment as people read it, in UTC: '2026-11-21 08:05:09'. */
export function timeText(epochMilliseconds: number): string {
  const date = new Date(epochMilliseconds);
  return Number.isNaN(date.getTime()) ? 'no date' : date.toISOString().slice(0, 19).replace('T', ' ');
}
