import { expect } from '@playwright/test';
import { exportMachine } from '#machines/wallet/export.machine.ts';
import { nextPage, type Wanted } from '#machines/wallet/export.rules.ts';
import type { RecordKind } from '#machines/wallet/records.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openRecord } from '../../kit/journeys/records.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { hold } from '../browser/scenes.ts';
import { byCall, passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

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

const exportModel = defineModel({
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
      name: 'a file is saved only after its last page has arrived',
      fault: { 'states/fetching/states/bets/invoke/onDone/0/target': '#export.saved' },
      edge: ({ from, effects }) => {
        const { wanted: asked, page } = from.snapshot.context;
        const saved = effects.emitted.some(({ type }) => type === 'file.saved');
        return !saved || page === (asked?.kind === 'profit' ? 1 : 2);
      },
    },
    {
      name: 'an arrived page is kept, and the next page shows the same moment',
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
      name: 'no part of a record stays in memory after it is saved or given up',
      fault: { 'states/saved/entry': ['save'] },
      state: ({ snapshot }) => {
        const resting = snapshot.can({ type: 'export.asked', wanted: wanted('bets') });
        return !resting || snapshot.context.parts.length === 0;
      },
    },
  ],
});

const press =
  (name: string) =>
  ({ page }: Scene) =>
    centre.button(page, name).click();

const elsewhere = {
  en: 'each record has its own page, and this tour is on the page of the bets',
  es: 'cada registro tiene su propia página, y este recorrido está en la de las apuestas',
} as const;

const never = (cases: object = {}) =>
  Object.fromEntries(Object.keys(cases).map((name) => [name, elsewhere.en]));

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
      'saves bets': press('Descargar CSV'),
      'saves movements': elsewhere.en,
      'saves profit and loss': elsewhere.en,
      'saves bonuses': elsewhere.en,
      'gives up': press('Cancelar'),
      'tries again': press('Seguir'),
    },
    answers: {
      bets: {
        ...byCall('wallet.bets', exportModel.answers?.bets),
        'session over':
          'a token that is refused opens the login over the page: the journey of SES-03 shows it',
      },
      movements: never(exportModel.answers?.movements),
      profit: never(exportModel.answers?.profit),
      bonuses: never(exportModel.answers?.bonuses),
    },
    shows: {
      'fetching.choosing': passed,
      'fetching.movements': elsewhere.en,
      'fetching.profit': elsewhere.en,
      'fetching.bonuses': elsewhere.en,
      idle: ({ page }) => expect(centre.button(page, 'Descargar CSV')).toBeEnabled(),
      'fetching.bets': ({ page }) => expect(centre.region(page).getByRole('progressbar')).toBeVisible(),
      failed: ({ page }) => expect(centre.button(page, 'Seguir')).toBeVisible(),
      saved: ({ page }) => expect(centre.region(page).getByText('Archivo descargado.')).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      'fetching.choosing · always [1] if ofMovements -> fetching.movements': elsewhere,
      'fetching.choosing · always [2] if ofProfit -> fetching.profit': elsewhere,
      'fetching.choosing · always [3] -> fetching.bonuses': elsewhere,
      'fetching.movements · movements done [0] if more -> fetching.movements': elsewhere,
      'fetching.movements · movements done [1] -> saved': elsewhere,
      'fetching.movements · movements error -> failed': elsewhere,
      'fetching.profit · profit done -> saved': elsewhere,
      'fetching.profit · profit error -> failed': elsewhere,
      'fetching.bonuses · bonuses done [0] if more -> fetching.bonuses': elsewhere,
      'fetching.bonuses · bonuses done [1] -> saved': elsewhere,
      'fetching.bonuses · bonuses error -> failed': elsewhere,
    },
  },
  openings: [ofPage('/member/personalHistoryCopy')],
});
