import { expect } from '@playwright/test';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { deposits, openDeposit, prepare } from '../../kit/journeys/deposits.ts';
import { approved, pending, rejected } from '../../kit/models/deposits.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';

const { reference } = pending;

const byName = 'one by its name';

const depositStatusModel = defineModel({
  id: 'depositStatus',
  machine: depositStatusMachine,
  inputs: {
    'one just asked for': { reference, language: 'ES', deposit: pending },
    'one by its name': { reference, language: 'ES', deposit: null },
  },
  events: {
    'leaves the page': { type: 'page.hidden' },
    'returns to the page': { type: 'page.shown' },
    'asks again': { type: 'look.asked' },
    'goes to the cashier': { type: 'cashier.asked' },
    'has gone to the cashier': { type: 'cashier.left' },
    'the browser blocks the window': { type: 'cashier.blocked' },
    'gets a strange address': { type: 'cashier.refused' },
  },
  fromOutside: ['has gone to the cashier', 'the browser blocks the window', 'gets a strange address'],
  answers: {
    look: {
      'still waits': { done: pending },
      paid: { done: approved },
      rejected: { done: rejected },
      'not shown': refusal('FIELD_REFUSED'),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ deposit, failure, trouble }) => ({
    deposit: deposit && [deposit.status, deposit.cashier !== null],
    failure: failure?.code ?? failure?.kind ?? null,
    trouble,
  }),
  properties: [
    {
      name: 'a finished deposit makes the product read the amounts again',
      fault: { 'states/over/entry': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches('over') ||
        from.snapshot.matches('over') ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'the cashier opens only for a pending deposit, at the address that came with it',
      fault: { 'on/cashier.asked/guard': undefined },
      edge: ({ from, effects }) => {
        const { deposit } = from.snapshot.context;
        return effects.emitted.every(
          (event) =>
            event.type !== 'cashier.opened' ||
            (deposit?.status === 'PENDING' && event.address === deposit.cashier),
        );
      },
    },
    {
      name: 'a ticket is used once: after a visit to the cashier, the page waits for the next address',
      fault: { 'on/cashier.left/actions': undefined },
      edge: ({ step, to }) =>
        step.kind !== 'event' ||
        step.name !== 'has gone to the cashier' ||
        (to.snapshot.context.deposit?.cashier ?? null) === null,
    },
    {
      name: 'the gateway is not asked about a deposit while the page is hidden',
      fault: { 'states/waiting/on/page.hidden': 'looking' },
      edge: ({ step, to }) =>
        step.kind !== 'event' || step.name !== 'leaves the page' || !to.snapshot.matches('looking'),
    },
  ],
  examples: [
    { name: 'the gateway is asked at once', way: [], leads: 'looking' },
    {
      name: 'a deposit that waits is shown, and asked about again soon',
      given: byName,
      way: ['look: still waits'],
      leads: 'waiting',
      and: ({ to: { snapshot, timers } }) =>
        snapshot.context.deposit?.status === 'PENDING' && timers.some(({ delay }) => delay === 4_000),
    },
    {
      name: 'it is asked about by itself',
      way: ['look: still waits', 'after lookAgain (waiting)'],
      leads: 'looking',
    },
    { name: 'it is asked about on request', way: ['look: still waits', 'asks again'], leads: 'looking' },
    {
      name: 'a gateway that could not be asked is asked again, and the page says so',
      way: ['look: lost'],
      leads: 'waiting',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'a deposit that is paid is over, and what the cashier said is gone',
      way: ['the browser blocks the window', 'look: paid'],
      leads: 'over',
      and: ({ to: { snapshot } }) =>
        snapshot.context.deposit?.status === 'APPROVED' && snapshot.context.trouble === null,
    },
    {
      name: 'a deposit that the gateway does not show is said to be so',
      way: ['look: not shown'],
      leads: 'missing',
      and: ({ to }) => to.snapshot.context.failure?.code === 'FIELD_REFUSED',
    },
    {
      name: 'a missing deposit is asked about again on request',
      way: ['look: not shown', 'asks again'],
      leads: 'looking',
    },
    { name: 'nothing is asked while the page is hidden', way: ['leaves the page'], leads: 'unseen' },
    {
      name: 'nothing is asked once the page is hidden',
      way: ['look: still waits', 'leaves the page'],
      leads: 'unseen',
    },
    {
      name: 'a page that is seen again asks',
      way: ['look: still waits', 'leaves the page', 'returns to the page'],
      leads: 'looking',
    },
    {
      name: 'a page that comes to the front asks',
      way: ['look: still waits', 'returns to the page'],
      leads: 'looking',
    },
    ...[
      { at: 'looking', way: [] },
      { at: 'waiting', way: ['look: still waits'] },
      { at: 'unseen', way: ['leaves the page'] },
    ].flatMap(({ at, way }): Example<typeof depositStatusMachine>[] => [
      ...(['the browser blocks the window', 'gets a strange address'] as const).map((trouble) => ({
        name: `what went wrong at the cashier is said, and nothing else changes (${at}: ${trouble})`,
        way: [...way, trouble],
        leads: at,
        and: ({ to, effects }: Arrival<typeof depositStatusMachine>) =>
          to.snapshot.context.trouble === (trouble.startsWith('gets') ? 'refused' : 'blocked') &&
          effects.started.length === 0 &&
          effects.armed.length === 0,
      })),
      {
        name: `the cashier opens, and what went wrong before is gone (${at})`,
        way: [...way, 'the browser blocks the window', 'goes to the cashier'],
        leads: at,
        and: ({ to, effects }) =>
          to.snapshot.context.trouble === null &&
          effects.emitted.some(({ type }) => type === 'cashier.opened') &&
          effects.started.length === 0 &&
          effects.armed.length === 0,
      },
      {
        name: `whoever has gone to the cashier is where they were (${at})`,
        way: [...way, 'has gone to the cashier'],
        leads: at,
        and: ({ effects }) => effects.started.length === 0 && effects.armed.length === 0,
      },
    ]),
  ],
});

const atCashier = 'the cashier’s window answers at once: the journeys of deposits show it';

/** The page is looked at, or no longer. */
const turn =
  (hidden: boolean) =>
  ({ page }: Scene) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

/** The page shows the deposit, or that it could not be shown, or that it is loading. */
const statusShown = ({ page }: Scene) =>
  expect(
    deposits
      .status(page, 'En espera')
      .or(page.getByText('Cargando el depósito…'))
      .or(page.getByRole('heading', { name: /^No (pudimos mostrar|hay nada más sobre) este depósito$/ }))
      .first(),
  ).toBeAttached();

const elsewhere = {
  en: 'the cashier’s window answers at once: the journeys of deposits show it',
  es: 'la ventana de la caja responde enseguida: los recorridos de los depósitos pasan por ahí',
};

export const depositStatusProof = defineProof(depositStatusModel, {
  browser: {
    starts: {
      'one just asked for': async (scene) => {
        await hold(scene, 'wallet.depositState');
        await openDeposit(scene.page, scene.sandbox);
        await prepare(scene.page, 'Monedero Andes', '10');
        await centre.button(scene.page, 'Depositar').click();
        await scene.sandbox.held('wallet.depositState');
        await freeze(scene);
      },
      'one by its name': async (scene) => {
        await hold(scene, 'wallet.depositState');
        await openDeposit(scene.page, scene.sandbox, 'kQ1x7Zq0T3mB9vLw2RdYfA');
        await scene.sandbox.held('wallet.depositState');
        await freeze(scene);
      },
    },
    events: {
      'leaves the page': turn(true),
      'returns to the page': turn(false),
      'asks again': {
        when: ({ context }) => context.deposit === null && context.failure !== null,
        how: ({ page }) => centre.button(page, 'Reintentar').click(),
      },
      'goes to the cashier': atCashier,
      'has gone to the cashier': atCashier,
      'the browser blocks the window': atCashier,
      'gets a strange address': atCashier,
    },
    answers: {
      look: {
        ...byCall('wallet.depositState', depositStatusModel.answers?.look),
        'session over':
          'a token that is refused opens the login over the page: the journey of SES-03 shows it',
      },
    },
    shows: {
      looking: statusShown,
      waiting: statusShown,
      unseen: statusShown,
      missing: statusShown,
      over: ({ page }) =>
        expect(deposits.status(page, 'Aprobado').or(deposits.status(page, 'Rechazado'))).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      '(root) · cashier.asked if addressed -> (stays)': elsewhere,
      '(root) · cashier.left -> (stays)': elsewhere,
      '(root) · cashier.blocked -> (stays)': elsewhere,
      '(root) · cashier.refused -> (stays)': elsewhere,
    },
  },
  openings: [ofPage('/member/depositv2/{reference}', { prepare: 'deposit' })],
});
