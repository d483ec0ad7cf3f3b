import { expect } from '@playwright/test';
import { hold, presses } from '#assurance/browser/scenes.ts';
import { byCall } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { nextPage, type Wanted } from '#machines/kit/export.rules.ts';
import { exportOf } from '#machines/kit/export-by-call.ts';
import { betRecord } from '#machines/wallet/records.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openRecord } from '../../kit/journeys/records.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';

const asked = { from: '2026-11-01', to: '2026-11-21', language: 'ES' } as const;
const { rows, columns } = betRecord;
const wanted: Wanted = {
  asked,
  paged: true,
  sheet: {
    name: 'bets.csv',
    signs: { cell: ',', decimal: '.' },
    heads: ['Fecha'],
    words: {},
    rows,
    columns,
    zone: 'America/Lima',
  },
};

const failures = { lost, late, 'session over': endedToken } as const;
const money = { stake: '1.00', win: '0.00', net: '-1.00' };
/** Of two pages; a page that is asked for after the last says so too. */
const paged = {
  totalPages: 2,
  asOf: 1_795_000_000_000,
  period: {
    from: '2026-11-12',
    to: '2026-11-18',
    today: '2026-11-18',
    oldest: '2026-08-20',
    zone: 'America/Lima',
  },
};
const bet = {
  ...money,
  roundId: 'r',
  gameId: 'g',
  gameName: '=1+1',
  gameType: 'RNG',
  status: 'SETTLED',
  at: 1_795_000_000_000,
} as const;
const begun = ['saves the record', 'page: a page of two'];

const exportModel = defineModel({
  id: 'export',
  machine: exportOf('wallet.bets'),
  events: {
    'saves the record': { type: 'export.asked', wanted },
    'gives up': { type: 'cancelled' },
    'tries again': { type: 'retried' },
  },
  answers: {
    page: {
      'a page of two': { done: { bets: [bet], totals: { count: 2, ...money }, ...paged } },
      ...failures,
    },
  },
  project: ({ wanted: kept, page, pages, asOf, parts, failure }) => ({
    wanted: kept !== null,
    page,
    pages,
    asOf: asOf !== null,
    parts: parts.length,
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'a file is saved only after its last page has arrived',
      fault: { 'states/fetching/invoke/onDone/0/target': 'saved' },
      edge: ({ from, effects }) => {
        const saved = effects.emitted.some(({ type }) => type === 'file.saved');
        return !saved || from.snapshot.context.page === 2;
      },
    },
    {
      name: 'an arrived page is kept, and the next page shows the same moment',
      fault: { 'states/fetching/invoke/onDone/0/actions': undefined },
      edge: ({ from, to, effects }) => {
        const goesFor = effects.started.some(({ id }) => id === 'page');
        const before = from.snapshot.context;
        const after = to.snapshot.context;
        const goesOn = goesFor && from.snapshot.hasTag('busy');
        return !goesOn || (after.page === before.page + 1 && nextPage(after).asOf === after.asOf);
      },
    },
    {
      name: 'no part of a record stays in memory after it is saved or given up',
      fault: { 'states/saved/entry': ['save'] },
      state: ({ snapshot }) => {
        const resting = snapshot.can({ type: 'export.asked', wanted });
        return !resting || snapshot.context.parts.length === 0;
      },
    },
  ],
  examples: [
    { name: 'nothing is saved unasked', way: [], leads: 'idle' },
    { name: 'the pages of a record are fetched one after another', way: begun, leads: 'fetching' },
    { name: 'saving can be given up', way: [...begun, 'gives up'], leads: 'idle' },
    {
      name: 'the file has all pages',
      way: [...begun, 'page: a page of two'],
      leads: 'saved',
      and: ({ effects }) =>
        effects.emitted.some(
          (event) => event.type === 'file.saved' && JSON.stringify(event).split(bet.gameName).length === 3,
        ),
    },
    {
      name: 'another record can be saved after it',
      way: [...begun, 'page: a page of two', 'saves the record'],
      leads: 'fetching',
    },
    {
      name: 'a page that did not come is told of, and what came before is kept',
      way: [...begun, 'page: lost'],
      leads: 'failed',
      and: ({ to: { snapshot } }) =>
        snapshot.context.failure?.kind === 'network' && snapshot.context.parts.length === 2,
    },
    {
      name: 'the page that did not come is fetched again on request',
      way: [...begun, 'page: lost', 'tries again'],
      leads: 'fetching',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'after a failure saving can be given up',
      way: [...begun, 'page: lost', 'gives up'],
      leads: 'idle',
    },
  ],
});

const press = presses(centre.button);

export const exportProof = defineProof(exportModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await openRecord(scene.page, scene.sandbox, 'personalHistoryCopy');
        // The page has what it shows: from here on it asks only for the file.
        await hold(scene, 'wallet.bets');
      },
    },
    events: {
      'saves the record': press('Descargar CSV'),
      'gives up': press('Cancelar'),
      'tries again': press('Seguir'),
    },
    answers: {
      page: {
        ...byCall('wallet.bets', exportModel.answers?.page),
        'session over':
          'a token that is refused opens the login over the page: the journey of SES-03 shows it',
      },
    },
    shows: {
      idle: ({ page }) => expect(centre.button(page, 'Descargar CSV')).toBeEnabled(),
      fetching: ({ page }) => expect(centre.region(page).getByRole('progressbar')).toBeVisible(),
      failed: ({ page }) => expect(centre.button(page, 'Seguir')).toBeVisible(),
      saved: ({ page }) => expect(centre.region(page).getByText('Archivo descargado.')).toBeVisible(),
    },
  },
  openings: [ofPage('/member/personalHistoryCopy')],
});
