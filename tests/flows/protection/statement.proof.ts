import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';
import { hold, presses } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { MonthStatement } from '#contract/protection/statement.ts';
import { asMinutes } from '#contract/units.ts';
import { statementMachine } from '#machines/protection/statement.machine.ts';
import { figures, type StatementWords, statementFile } from '#machines/protection/statement.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';

const months = ['2026-11', '2026-10'];
const statement: MonthStatement = {
  month: '2026-11',
  zone: 'America/Lima',
  from: 1_793_509_200_000,
  to: 1_796_101_200_000,
  running: true,
  signIns: 3,
  deposits: { count: 2, amount: '80.00' },
  means: [{ name: '=Tarjeta', count: 2, amount: '80.00' }],
  withdrawals: { count: 1, amount: '20.00' },
  rounds: 12,
  staked: '50.00',
  won: '45.50',
  net: '-4.50',
  playMinutes: asMinutes(95),
  opening: '10.00',
  closing: '65.50',
  other: '0.00',
  changes: [],
  lifetimeNetDeposits: '60.00',
  memberSince: 1_780_000_000_000,
};
const october: MonthStatement = { ...statement, month: '2026-10', running: false, closing: '10.00' };

const words: StatementWords = {
  signs: { cell: ',', decimal: '.' },
  file: 'resumen',
  heads: ['Concepto', 'Valor'],
  month: 'Mes',
  zone: 'Zona',
  running: 'en curso',
  values: {},
  minutes: 'minutos',
  until: 'hasta',
  endless: 'sin fecha',
  none: 'sin límite',
  figures: Object.fromEntries(figures.map((figure) => [figure, figure])) as StatementWords['figures'],
  codes: {},
};

const failures = {
  lost,
  late,
  'session over': endedToken,
  'no such month': refusal('RANGE_REFUSED'),
} as const;

const save = {
  type: 'save',
  params: ({ event }: { readonly event: { readonly words: StatementWords } }) => event,
};

const statementModel = defineModel({
  id: 'statement',
  machine: statementMachine,
  inputs: { start: { language: 'ES' } },
  events: {
    'picks October': { type: 'month.picked', month: '2026-10' },
    'saves it': { type: 'file.asked', words },
    'tries again': { type: 'retried' },
  },
  answers: {
    read: {
      'the running month': { done: { months, statement } },
      October: { done: { months, statement: october } },
      ...failures,
    },
  },
  project: ({ month, months: known, statement: kept, failure }) => ({
    month,
    known: known.length,
    kept: kept?.month ?? null,
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'no figure of another month is on the page while a month loads',
      fault: { 'on/month.picked/actions': undefined },
      edge: ({ step, to }) => step.name !== 'picks October' || to.snapshot.context.statement === null,
    },
    {
      name: 'the month that was picked is the month that is asked for',
      fault: { 'states/loading/invoke/input': () => ({ language: 'ES' }) },
      edge: ({ to, effects }) =>
        effects.started.every(
          ({ input }) => (input as { month?: string }).month === (to.snapshot.context.month ?? undefined),
        ),
    },
    {
      name: 'a file holds the figures on the page, and each wish for one saves one',
      fault: { 'states/failed/on/file.asked': { actions: save } },
      edge: ({ from, step, effects: { emitted } }) => {
        const wanted = step.name === 'saves it' && from.snapshot.context.statement !== null;
        return isDeepStrictEqual(emitted, wanted ? [statementFile(from.snapshot.context, words)] : []);
      },
    },
    {
      name: 'the page says why a month failed only until it is asked for again',
      fault: { 'states/loading/entry': undefined },
      state: ({ snapshot }) => (snapshot.context.failure !== null) === snapshot.matches('failed'),
    },
  ],
  examples: [
    {
      name: 'the page opens with the running month',
      way: ['read: the running month'],
      leads: 'shown',
      and: ({ to }) => to.snapshot.context.statement?.month === '2026-11',
    },
    {
      name: 'another month takes its place',
      way: ['read: the running month', 'picks October', 'read: October'],
      leads: 'shown',
      and: ({ to }) => to.snapshot.context.statement?.month === '2026-10',
    },
    {
      name: 'a month that is picked while another one loads is the one that is waited for',
      way: ['picks October'],
      leads: 'loading',
      and: ({ to, effects }) => to.snapshot.context.month === '2026-10' && effects.started.length === 1,
    },
    {
      name: 'a month can be saved, and saved again',
      way: ['read: the running month', 'saves it', 'saves it'],
      leads: 'saved',
      and: ({ effects }) => effects.emitted.length === 1,
    },
    {
      name: 'after a file another month can be looked at',
      way: ['read: the running month', 'saves it', 'picks October'],
      leads: 'loading',
    },
    {
      name: 'a month that did not come says why',
      way: ['read: lost'],
      leads: 'failed',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'a month that did not come is asked for again',
      way: ['read: the running month', 'picks October', 'read: lost', 'tries again'],
      leads: 'loading',
      and: ({ to, effects }) => to.snapshot.context.failure === null && effects.started.length === 1,
    },
    {
      name: 'in the place of a month that did not come another one can be picked',
      way: ['read: lost', 'picks October'],
      leads: 'loading',
    },
    {
      name: 'a file of a month with a hostile name holds no formula',
      way: ['read: the running month', 'saves it'],
      leads: 'saved',
      and: ({ effects }) => JSON.stringify(effects.emitted).includes('deposits: =Tarjeta'),
    },
    { name: 'nothing can be saved before it came', way: ['saves it'], leads: 'loading' },
  ],
});

const press = presses(centre.button);

const monthField = ({ page }: Scene) => centre.field(page, 'Mes');

export const statementProof = defineProof(statementModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'protection.statement');
        await openAs(scene.page, scene.sandbox, 'member1', '/member/protection/statement');
        await scene.sandbox.held('protection.statement');
      },
    },
    events: {
      'picks October': {
        // The months are known from the first answer on.
        when: ({ context }) => context.months.length > 0,
        how: async (scene) => {
          await monthField(scene).selectOption('2026-10');
        },
      },
      'saves it': press('Guardar el resumen'),
      'tries again': press('Reintentar'),
    },
    answers: {
      read: {
        ...byCall('protection.statement', statementModel.answers?.read),
        'session over':
          'a token that is refused opens the login over the page: the journey of SES-03 shows it',
      },
    },
    shows: {
      loading: ({ page }) => expect(centre.region(page).getByText('Cargando el resumen…')).toBeAttached(),
      shown: ({ page }) => expect(centre.button(page, 'Guardar el resumen')).toBeVisible(),
      saved: ({ page }) => expect(centre.region(page).getByText('Resumen guardado.')).toBeVisible(),
      failed: ({ page }) => expect(centre.button(page, 'Reintentar')).toBeVisible(),
    },
  },
  openings: [ofPage('/member/protection/statement')],
});
