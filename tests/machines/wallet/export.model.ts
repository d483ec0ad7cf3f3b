import { exportMachine } from '#machines/wallet/export.machine.ts';
import { nextPage, type Wanted } from '#machines/wallet/export.rules.ts';
import type { RecordKind } from '#machines/wallet/records.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';

const filter = {
  from: '2026-11-01',
  to: '2026-11-21',
  type: null,
  status: null,
  language: 'ES',
  offset: -300,
} as const;
const wanted = (kind: RecordKind): Wanted => ({
  kind,
  filter,
  sheet: { name: `${kind}.csv`, heads: ['Fecha'], words: {} },
});

const failures = { lost, late, 'session over': endedToken } as const;
const money = { stake: '1.00', win: '0.00', net: '-1.00' };
/** Of three pages; a page that is asked for after the last says so too. */
const paged = { totalPages: 2, asOf: 1_795_000_000_000 };
const bet = {
  ...money,
  roundId: 'r',
  gameId: 'g',
  gameName: '=1+1',
  gameType: 'RNG',
  status: 'SETTLED',
  at: 1_795_000_000_000,
} as const;
const movement = {
  id: '1',
  kind: 'bet',
  wallet: 'MAIN',
  vendorName: '',
  change: '-1.00',
  balance: '9.00',
  reference: 'r',
  at: 1_795_000_000_000,
} as const;
const bonus = { id: 'b', name: 'Bono', amount: '5.00', status: 'CLAIMED', at: 1_795_000_000_000 } as const;

const one = { bets: true, movements: true, profit: true, bonuses: true };

export const exportModel = defineModel({
  id: 'export',
  machine: exportMachine,
  events: {
    'saves bets': { type: 'export.asked', wanted: wanted('bets') },
    'saves movements': { type: 'export.asked', wanted: wanted('movements') },
    'saves profit and loss': { type: 'export.asked', wanted: wanted('profit') },
    'saves bonuses': { type: 'export.asked', wanted: wanted('bonuses') },
    'gives up': { type: 'cancelled' },
    'tries again': { type: 'retried' },
  },
  answers: {
    bets: {
      'a page of bets': { done: { bets: [bet], totals: { count: 2, ...money }, ...paged } },
      ...failures,
    },
    movements: {
      'a page of movements': {
        done: { movements: [movement], totals: { count: 2, incoming: '0.00', outgoing: '2.00' }, ...paged },
      },
      ...failures,
    },
    profit: {
      'all days': {
        done: {
          days: [{ ...money, date: '2026-11-01', bonus: '0.00' }],
          totals: { ...money, bonus: '0.00' },
        },
      },
      ...failures,
    },
    bonuses: {
      'a page of bonuses': {
        done: { bonuses: [bonus], totals: { count: 2, amount: '10.00', claimed: '10.00' }, ...paged },
      },
      ...failures,
    },
  },
  project: ({ wanted: asked, page, pages, asOf, parts, failure }) => ({
    kind: asked?.kind ?? null,
    page,
    pages,
    asOf: asOf !== null,
    parts: parts.length,
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'a file is saved only when its last page has come',
      fault: { 'states/fetching/states/bets/invoke/onDone/0/target': '#export.saved' },
      edge: ({ from, effects }) => {
        const { wanted: asked, page } = from.snapshot.context;
        const saved = effects.emitted.some(({ type }) => type === 'file.saved');
        return !saved || page === (asked?.kind === 'profit' ? 1 : 2);
      },
    },
    {
      name: 'a page that came is kept, and the one after it is of the same moment',
      fault: { 'states/fetching/states/movements/invoke/onDone/0/actions': undefined },
      edge: ({ from, to, effects }) => {
        const asked = effects.started.some(({ id }) => id !== undefined && id in one);
        const before = from.snapshot.context;
        const after = to.snapshot.context;
        const goesOn = asked && from.snapshot.hasTag('busy');
        return !goesOn || (after.page === before.page + 1 && nextPage(after)[1].asOf === after.asOf);
      },
    },
    {
      name: 'nothing of a record stays in memory once it is saved or given up',
      fault: { 'states/saved/entry': ['save'] },
      state: ({ snapshot }) => {
        const resting = snapshot.can({ type: 'export.asked', wanted: wanted('bets') });
        return !resting || snapshot.context.parts.length === 0;
      },
    },
  ],
});
