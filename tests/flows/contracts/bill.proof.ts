import { expect } from '@playwright/test';
import { hold, presses } from '#assurance/browser/scenes.ts';
import { byCall } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { SignedStatement } from '#contract/contracts/statement.ts';
import { billMachine } from '#machines/contracts/bill.machine.ts';
import { type BillContext, faultsIn } from '#machines/contracts/bill.rules.ts';
import type { WorldEvent } from '#machines/world.ts';
import { openBill, pages } from '../../kit/journeys/contract-bills.ts';
import { forged, paidBill, rightStatement } from '../../kit/models/bills.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';

const { pay } = rightStatement.statement;
const failures = { lost, late, 'session over': endedToken, 'nobody has it': refusal('NOT_FOUND') } as const;

type Emitted = { readonly emitted: readonly { readonly type: string }[] };
type FileSaved = Extract<WorldEvent, { readonly type: 'file.saved' }>;

/** The statements in the files of a step, as they can be read again. */
const savedIn = ({ emitted }: Emitted) =>
  emitted
    .filter((event): event is FileSaved => event.type === 'file.saved')
    .map(({ parts }) => JSON.parse(parts.join('')) as SignedStatement);

const saves = (effects: Emitted) => savedIn(effects).length > 0;

/** As the chart saves what was shown with faults. */
const saveShown = {
  type: 'save',
  params: ({ context }: { readonly context: BillContext }) => ({ statement: context.statement }),
};

const billModel = defineModel({
  id: 'bill',
  machine: billMachine,
  events: {
    'asks for the statement': { type: 'statement.asked', bill: paidBill },
    'saves it all the same': { type: 'save.asked' },
    'gives up': { type: 'cancelled' },
    'tries again': { type: 'retried' },
  },
  answers: {
    statement: {
      'a right one': { done: rightStatement },
      'one whose pay was raised': { done: forged({ pay: { ...pay, pay: '999.99' } }) },
      ...failures,
    },
  },
  project: ({ bill, statement, faults, failure }) => ({
    bill: bill !== null,
    statement: statement !== null,
    faults: faults.map(({ at }) => at),
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'only a statement that holds is saved without being asked again',
      fault: { 'states/fetching/invoke/onDone/0/guard': undefined },
      edge: ({ from, effects }) =>
        !from.snapshot.hasTag('busy') ||
        savedIn(effects).every((statement) => faultsIn(paidBill, statement).length === 0),
    },
    {
      name: 'of a statement that does not hold the places are told, also after it was saved',
      fault: { 'states/differs/on/save.asked/actions': [saveShown, 'forgetAll'] },
      edge: ({ from, to, effects }) =>
        !saves(effects) ||
        from.snapshot.hasTag('busy') ||
        (to.snapshot.context.faults.length > 0 &&
          to.snapshot.context.faults === from.snapshot.context.faults),
    },
    {
      name: 'a statement is not kept in memory after it is saved or given up',
      fault: { 'states/differs/on/save.asked/actions': saveShown },
      state: ({ snapshot }) =>
        !snapshot.can({ type: 'statement.asked', bill: paidBill }) || snapshot.context.statement === null,
    },
  ],
  examples: [
    {
      name: 'a right statement is saved at once',
      way: ['asks for the statement', 'statement: a right one'],
      leads: 'saved',
      and: ({ effects }) => saves(effects),
    },
    {
      name: 'a forged statement is shown with the place, and nothing is saved',
      way: ['asks for the statement', 'statement: one whose pay was raised'],
      leads: 'differs',
      and: ({ to, effects }) => !saves(effects) && to.snapshot.context.faults.length > 0,
    },
    {
      name: 'a forged statement is saved on request, with its places still shown',
      way: ['asks for the statement', 'statement: one whose pay was raised', 'saves it all the same'],
      leads: 'saved',
      and: ({ to, effects }) => saves(effects) && to.snapshot.context.faults.length > 0,
    },
    {
      name: 'a forged statement is not taken',
      way: ['asks for the statement', 'statement: one whose pay was raised', 'gives up'],
      leads: 'idle',
      and: ({ to, effects }) => !saves(effects) && to.snapshot.context.faults.length === 0,
    },
    {
      name: 'a statement that did not come says why, and nothing is saved',
      way: ['asks for the statement', 'statement: lost'],
      leads: 'failed',
      and: ({ to, effects }) => !saves(effects) && to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'a statement that did not come can be given up',
      way: ['asks for the statement', 'statement: lost', 'gives up'],
      leads: 'idle',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'the next statement begins with nothing of the one before',
      way: [
        'asks for the statement',
        'statement: one whose pay was raised',
        'saves it all the same',
        'asks for the statement',
      ],
      leads: 'fetching',
      and: ({ to }) => to.snapshot.context.faults.length === 0,
    },
    {
      name: 'nothing can be saved before it was asked for',
      way: ['saves it all the same'],
      leads: 'idle',
    },
    {
      name: 'a lost statement can be asked for again',
      way: ['asks for the statement', 'statement: lost', 'tries again'],
      leads: 'fetching',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'giving up forgets what was asked for',
      way: ['asks for the statement', 'gives up'],
      leads: 'idle',
      and: ({ to }) => to.snapshot.context.bill === null,
    },
  ],
});

const press = presses(pages.button);

export const billProof = defineProof(billModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await openBill(scene.page, scene.sandbox, paidBill);
        await hold(scene, 'contracts.statement');
      },
    },
    events: {
      'asks for the statement': press('Guardar el comprobante'),
      'saves it all the same': press('Guardarlo de todos modos'),
      'gives up': press('Cancelar'),
      'tries again': press('Reintentar'),
    },
    answers: {
      statement: {
        ...byCall('contracts.statement', billModel.answers?.statement),
        'session over':
          'a token that is refused opens the login over the page: the journey of SES-03 shows it',
      },
    },
    shows: {
      idle: ({ page }) => expect(pages.button(page, 'Guardar el comprobante')).toBeEnabled(),
      fetching: ({ page }) => expect(pages.button(page, 'Cancelar')).toBeVisible(),
      failed: ({ page }) => expect(pages.button(page, 'Reintentar')).toBeVisible(),
      differs: ({ page }) => expect(pages.button(page, 'Guardarlo de todos modos')).toBeVisible(),
      saved: ({ page }) => expect(pages.region(page).getByText('Comprobante guardado')).toBeVisible(),
    },
  },
  openings: [ofPage('/agent/dividend?tab=bills&bill={reference}', { who: 'agent1', prepare: 'bill' })],
});
