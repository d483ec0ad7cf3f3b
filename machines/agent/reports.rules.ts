import { incomeDirections, incomeSources, profitCounts } from '#contract/agent/reports.ts';
import { gameTypes } from '#contract/games.ts';
import { betStatuses, movementKinds } from '#contract/wallet/records.ts';
import { furtherSorts, recordKind } from '../kit/records.rules.ts';

// The reports of an agent about a team (spec 2: team betting, user profit and loss, transaction details of downlines).

export const teamBets = recordKind('agent.bets', {
  filters: {
    type: { field: 'gameType', of: gameTypes },
    status: { field: 'status', of: betStatuses },
    member: { field: 'member', of: 'id' },
  },
  rows: 'bets',
  columns: [
    { field: 'at', as: 'moment' },
    { field: 'person', as: 'person' },
    { field: 'gameName' },
    { field: 'gameType', as: 'word' },
    { field: 'status', as: 'word' },
    { field: 'stake' },
    { field: 'win' },
    { field: 'net' },
  ],
  paged: true,
});

export const teamProfit = recordKind('agent.profit', {
  filters: {
    counted: { field: 'counted', of: profitCounts },
    sort: { field: 'sort', of: furtherSorts },
    under: { field: 'under', of: 'id' },
  },
  rows: 'people',
  columns: [
    { field: 'person', as: 'person' },
    { field: 'level' },
    { field: 'bets' },
    { field: 'stake' },
    { field: 'win' },
    { field: 'net' },
    { field: 'bonus' },
    { field: 'deposits' },
    { field: 'withdrawals' },
  ],
  paged: true,
});

export const teamMovements = recordKind('agent.movements', {
  filters: {
    type: { field: 'kind', of: movementKinds },
    member: { field: 'member', of: 'id' },
  },
  rows: 'movements',
  columns: [
    { field: 'at', as: 'moment' },
    { field: 'person', as: 'person' },
    { field: 'kind', as: 'word' },
    { field: 'wallet', as: 'wallet' },
    { field: 'change' },
  ],
  paged: true,
});

/** What an agent was paid, and paid to others (spec 2, my income). */
export const income = recordKind('agent.income', {
  filters: {
    source: { field: 'source', of: incomeSources },
    direction: { field: 'direction', of: incomeDirections },
  },
  rows: 'income',
  columns: [
    { field: 'at', as: 'moment' },
    { field: 'source', as: 'word' },
    { field: 'direction', as: 'word' },
    { field: 'person', as: 'person' },
    { field: 'number' },
    { field: 'billPeriod' },
    { field: 'change' },
  ],
  paged: true,
});
