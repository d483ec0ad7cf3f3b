import * as agents from './agent-schema.ts';
import { auditBreaks, auditChains, auditEntries } from './audit-schema.ts';
import * as catalogue from './catalogue-schema.ts';
import * as contracts from './contract-schema.ts';
import { drawKeys } from './draw-schema.ts';
import { agreements, helpVotes } from './help-schema.ts';
import * as books from './ledger-schema.ts';
import { messages } from './message-schema.ts';
import * as money from './money-schema.ts';
import { played } from './play-schema.ts';
import * as protection from './protection-schema.ts';
import { referrals } from './referral-schema.ts';
import * as gifts from './rewards-schema.ts';
import { drawnRounds, plays, rounds } from './round-schema.ts';
import * as tables from './schema.ts';
import * as support from './support-schema.ts';

/** Every table, those that others point to last. */
export const everything = [
  protection.memberLimits,
  protection.protectionChanges,
  protection.playSessions,
  protection.absences,
  protection.cares,
  protection.limitsPostponed,
  protection.checkChoices,
  protection.registerHolds,
  contracts.billRows,
  contracts.keptBack,
  contracts.lateChanges,
  contracts.billCorrections,
  contracts.bills,
  contracts.contracts,
  contracts.statementKeys,
  support.chatLines,
  support.chats,
  support.feedbackSteps,
  support.feedbackCases,
  support.visitorFeedback,
  referrals,
  gifts.boardResults,
  gifts.missionRuns,
  gifts.rewards,
  gifts.promotionOffers,
  gifts.redemptions,
  gifts.pointMoves,
  gifts.pointRewards,
  gifts.pointRules,
  auditBreaks,
  auditEntries,
  auditChains,
  drawnRounds,
  rounds,
  plays,
  played,
  helpVotes,
  agreements,
  agents.invitationUses,
  agents.invitations,
  tables.outbox,
  tables.portraits,
  tables.signIns,
  tables.identities,
  tables.tickets,
  tables.sliders,
  tables.codes,
  tables.captchas,
  tables.locks,
  tables.failures,
  tables.sessions,
  messages,
  money.turnovers,
  money.bonuses,
  money.proofPieces,
  money.proofs,
  money.payouts,
  money.withdrawals,
  money.payoutAccounts,
  money.vouchers,
  money.deposits,
  money.moneyKeys,
  books.ledger,
  books.entries,
  books.houseAccounts,
  books.wallets,
  books.ledgerDoor,
  tables.knownAddresses,
  drawKeys,
  catalogue.favourites,
  catalogue.banners,
  catalogue.announcements,
];
