import { expect } from '@playwright/test';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { presses, sees } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import type { DepositContext } from '#machines/wallet/deposit.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { deposits, openDeposit } from '../../kit/journeys/deposits.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { method, pending } from '../../kit/models/deposits.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  formStates,
  opened,
} from '../../kit/models/money.ts';

const language = 'ES';
/** No limit leaves less, and no register is asked. */
const open = { left: null, joint: false } as const;
/** Another one arrived, late. */
const other = { ...pending, amount: '70.00', fee: '0.70', credited: '69.30' };

const asked = ['picks a way', 'types an amount', 'submits where operators have a register'];
const refused = ['picks a way', 'types an amount', 'submits', 'confirms', 'act: it was refused'];

const depositModel = defineModel({
  id: 'deposit',
  machine: depositMachine,
  inputs: opened,
  events: {
    'picks a way': { type: 'method.picked', methodId: method.methodId },
    'picks another way': { type: 'method.left' },
    'types an amount': { type: 'amount.typed', typed: '10' },
    'types a voucher': { type: 'voucher.typed', typed: 'VALE-7KQ2-10MX' },
    submits: { type: 'submitted', method, proofs: [], language, ...open },
    'submits where operators have a register': {
      type: 'submitted',
      method,
      proofs: [],
      language,
      left: null,
      joint: true,
    },
    'submits more than a limit leaves': {
      type: 'submitted',
      method,
      proofs: [],
      language,
      left: '9.99',
      joint: false,
    },
    'submits an amount that the fee uses up': {
      type: 'submitted',
      method: { ...method, feeFixed: '9.90' },
      proofs: [],
      language,
      ...open,
    },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    act: actEnds(pending, other, 'QUOTE_CHANGED'),
    register: {
      'it allows it': { done: { answer: 'allowed', left: '500.00' } },
      'it refuses it': { done: { answer: 'refused', left: '5.00' } },
      'it can’t be reached': { done: { answer: 'unreachable', left: null } },
      lost,
      late,
    },
  },
  children: {
    act: actModelOf('wallet.deposit', pending, other, { 'fee changed': refusal('QUOTE_CHANGED') }),
  },
  project: ({ methodId, typed, voucher, terms, problems, ...act }) => ({
    ...actProject(act),
    methodId,
    typed,
    voucher: voucher !== '',
    terms: terms?.joint ?? null,
    problems: [problems.amount, problems.voucher, problems.proofs],
  }),
  properties: [
    ...actProperties({ in: 'form', id: 'deposit', asks: 'register' }),
    {
      name: 'where operators have a register, no last look comes without its yes',
      fault: { 'states/asking/states/waiting/invoke/onDone/0/guard': undefined },
      edge: ({ from, step, to }) =>
        !to.snapshot.matches('sure') ||
        from.snapshot.matches('sure') ||
        to.snapshot.context.terms?.joint !== true ||
        step.name === 'it allows it',
    },
    {
      name: 'an incomplete form is not sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id, input }) => id === 'act' && (input as ActInput).fate !== 'kept') ||
        from.snapshot.context.typed === '10',
    },
    {
      name: 'an amount that the fee uses up gets no last look',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'submits an amount that the fee uses up' ||
        from.snapshot.matches('sure') ||
        !to.snapshot.matches('sure'),
    },
  ],
  examples: [
    {
      name: 'a register that allows it leads to the last look',
      way: [...asked, 'register: it allows it'],
      leads: 'sure',
    },
    ...(['it refuses it', 'it can’t be reached'] as const).map((said) => ({
      name: `of a register: ${said}; the form says so, and what was typed is kept`,
      way: [...asked, `register: ${said}`],
      leads: 'form.refused',
      and: ({ to }: Arrival) =>
        to.snapshot.context.failure?.value.rule ===
          (said === 'it refuses it' ? 'registerRefused' : 'registerUnreachable') &&
        to.snapshot.context.typed === '10',
    })),
    {
      name: 'a question to the register that was lost is no permission',
      way: [...asked, 'register: lost'],
      leads: 'form.refused',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'while the register is asked, the amount can be changed',
      way: [...asked, 'goes back'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.typed === '10',
    },
    {
      name: 'the register is asked about the amount, for the deposit of the key',
      way: asked,
      leads: 'asking.waiting',
      and: ({ effects, to }) => {
        const { amount, key } = (effects.started[0]?.input ?? {}) as { amount?: string; key?: string };
        return amount === '10.00' && key === to.snapshot.context.key;
      },
    },
    {
      name: 'more than a limit leaves is marked, and nothing is asked',
      way: ['picks a way', 'types an amount', 'submits more than a limit leaves'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.problems.amount === 'limit',
    },
    ...actExamples({
      fill: ['picks a way', 'types an amount'],
      states: { ...formStates, begins: 'choosing' },
      again: 'begins another one',
      code: 'QUOTE_CHANGED',
      after: { typed: 'types an amount', unfit: ['submits an amount that the fee uses up'] },
      asksAnew: true,
      marked: ({ problems }: DepositContext) => problems.amount !== null,
    }),
    {
      name: 'the way that was picked is the one that is filled in',
      way: ['picks a way'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.methodId === method.methodId,
    },
    {
      name: 'another way can be picked, and the refusal of this one disappears',
      way: [...refused, 'picks another way'],
      leads: 'choosing',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'a typed voucher is kept',
      way: ['picks a way', 'types a voucher'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.voucher !== '',
    },
    {
      name: 'typing a voucher into a refused form keeps the refusal',
      way: [...refused, 'types a voucher'],
      leads: 'form.refused',
    },
  ],
});

const press = presses(centre.button);
const outcome = sees(deposits.outcome);

const elsewhere = {
  en: 'the page of a tour is in a market without limits and register: the journey of limits shows both',
  es: 'la página de un recorrido está en un mercado sin límites ni registro: el recorrido de los límites muestra ambos',
};
const noVoucher = 'the form for a wallet has no voucher field: the journey of deposits sends a voucher';

/** The ways there are. */
const ways = ({ page }: Scene) => expect(deposits.method(page, 'Monedero Andes')).toBeEnabled();

export const depositProof = defineProof(depositModel, {
  browser: {
    starts: actStarts({
      call: 'wallet.deposit',
      who: 'member1',
      open: ({ page, sandbox }) => openDeposit(page, sandbox),
      ready: ways,
      says: outcome,
    }),
    events: {
      'picks a way': ({ page }) => deposits.method(page, 'Monedero Andes').click(),
      'picks another way': press('Elegir otra forma'),
      'types an amount': {
        when: ({ context }) => context.typed === '',
        how: ({ page }) => deposits.amount(page).fill('10'),
      },
      'types a voucher': noVoucher,
      submits: press('Continuar'),
      'submits where operators have a register': elsewhere.en,
      'submits more than a limit leaves': elsewhere.en,
      'submits an amount that the fee uses up':
        'the page of a tour is told one set of terms: the tests of the rules show those whose fee is too much',
      'goes back': press('Cambiar'),
      confirms: press('Depositar'),
      'asks for the outcome': onlyByDefect,
      'begins another one': press('Hacer otro depósito'),
    },
    answers: {
      act: actWays(depositModel, 'wallet.deposit'),
      register: {
        'it allows it': elsewhere.en,
        'it refuses it': elsewhere.en,
        'it can’t be reached': elsewhere.en,
        lost: elsewhere.en,
        late: elsewhere.en,
      },
    },
    shows: {
      opening: passed,
      choosing: ({ page }) => expect(deposits.method(page, 'Monedero Andes')).toBeVisible(),
      'form.editing': ({ page }) => expect(deposits.amount(page)).toBeEditable(),
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      'asking.opening': passed,
      'asking.waiting': elsewhere.en,
      sure: ({ page }) => expect(centre.button(page, 'Depositar')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Depositar'),
      unheard: onlyByDefect,
      done: ({ page }) => expect(centre.button(page, 'Hacer otro depósito')).toBeVisible(),
    },
    echoes: drawn('choosing'),
  },
  gaps: {
    wire: brokenAct,
    browser: {
      ...brokenAct,
      'asking.opening · always [0] if registered -> asking.waiting': elsewhere,
      'asking.waiting · register done [0] if allowed -> sure': elsewhere,
      'asking.waiting · register done [1] -> form.refused': elsewhere,
      'asking.waiting · register error -> form.refused': elsewhere,
      'asking · edited -> form': elsewhere,
      'form · voucher.typed -> (stays)': {
        en: 'the form for a wallet has no voucher field: the journey of deposits sends a voucher',
        es: 'el formulario de una billetera no pide comprobante: el recorrido de los depósitos envía uno',
      },
    },
  },
  openings: [ofPage('/member/depositv2')],
});
