import { gameTypes } from '#contract/games.ts';
import { betStatuses, bonusStatuses, movementKinds } from '#contract/wallet/records.ts';
import { recordKind } from '../kit/records.rules.ts';

// The records of a member about themselves (spec 2: betting record, account record, personal loss, bonusDetails).

export const betRecord = recordKind('wallet.bets', {
  filters: { type: { field: 'gameType', of: gameTypes }, status: { field: 'status', of: betStatuses } },
  rows: 'bets',
  columns: [
    { field: 'at', as: 'moment' },
    { field: 'gameName' },
    { field: 'gameType', as: 'word' },
    { field: 'status', as: 'word' },
    { field: 'stake' },
    { field: 'win' },
    { field: 'net' },
    { field: 'roundId' },
  ],
  paged: true,
});

export const movementRecord = recordKind('wallet.movements', {
  filters: { type: { field: 'kind', of: movementKinds } },
  rows: 'movements',
  columns: [
    { field: 'at', as: 'moment' },
    { field: 'kind', as: 'word' },
    { field: 'wallet', as: 'wallet' },
    { field: 'change' },
    { field: 'balance' },
    { field: 'reference' },
  ],
  paged: true,
});

/** All days at once: they never exceed one page. */
export const profitRecord = recordKind('wallet.profit', {
  filters: {},
  rows: 'days',
  columns: [{ field: 'date' }, { field: 'stake' }, { field: 'win' }, { field: 'bonus' }, { field: 'net' }],
  paged: false,
});

export const bonusRecord = recordKind('wallet.bonuses', {
  filters: { status: { field: 'status', of: bonusStatuses } },
  rows: 'bonuses',
  columns: [
    { field: 'at', as: 'moment' },
    { field: 'name' },
    { field: 'status', as: 'word' },
    { field: 'amount' },
  ],
  paged: true,
});
