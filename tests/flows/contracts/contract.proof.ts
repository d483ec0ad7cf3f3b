import { expect } from '@playwright/test';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { presses } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { FlowEdge } from '#assurance/walk/graph.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { Contract } from '#contract/contracts/contract.ts';
import { contractMachine } from '#machines/contracts/contract.machine.ts';
import type { ContractContext } from '#machines/contracts/contract.rules.ts';
import { type ActEnd, type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import { desk, leaveDesk } from '../../kit/journeys/contracts.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { accepted, offered, ownWith, previewed } from '../../kit/models/contracts.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { actEnds, actProject, askedOnly, brokenExamples, opened } from '../../kit/models/money.ts';

const call = 'contracts.dividend' as const;
const asks = (act: 'ACCEPT' | 'REJECT', key: string) =>
  ({ type: 'submitted', act, contract: offered, key }) as const;

/** It had ended before. */
const other: Contract = { ...accepted, state: 'ENDED', endedAt: accepted.validFrom, endCause: 'RATE' };
const settled = 'ALREADY_SETTLED';
const others = refusal('CONTRACT_RULE', { rule: 'CONSEQUENCES' });
const reads = ['contracts.own', 'contracts.team', 'contracts.bills', 'contracts.preview'];

type Edge = Pick<FlowEdge, 'effects'>;
const contextOf = ({ to }: Pick<Arrival, 'to'>) => to.snapshot.context as ContractContext;
const actIn = ({ effects }: Edge) =>
  effects.started.find(({ id }) => id === 'act')?.input as ActInput | undefined;
const readAgain = ({ effects }: Edge) =>
  effects.emitted.some((said) => said.type === 'stale' && plain(said.reads) === plain(reads));

const contractModel = defineModel({
  id: 'contract',
  machine: contractMachine,
  inputs: {
    'a first key': { ...opened['a first key'], kind: 'DIVIDEND' },
    'a key from before the page was opened': {
      ...opened['a key from before the page was opened'],
      kind: 'DIVIDEND',
      act: 'ACCEPT',
    },
  },
  events: {
    'accepts it': asks('ACCEPT', opened['a first key'].key),
    'rejects it': asks('REJECT', opened['a first key'].key),
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks again': { type: 'retry.clicked' },
    'asks for the outcome': { type: 'check.asked' },
    'the session ends': { type: 'session.lost' },
    'has seen it': { type: 'again.asked', key: 'a-fourth-key-of-a-contract' },
  },
  fromOutside: ['the session ends'],
  answers: {
    preview: {
      'it says what ends': { done: previewed },
      'nobody has it': refusal('NOT_FOUND'),
      'it broke': refusal('INTERNAL'),
      lost,
      late,
    },
    act: {
      ...actEnds(accepted, other, settled),
      'it would end others': {
        done: { end: 'refused', record: null, failure: others.error.failure, key: opened['a first key'].key },
      },
    },
  },
  children: {
    act: actModelOf(call, accepted, other, { 'it is settled': refusal(settled), 'others would end': others }),
  },
  project: (context) => ({
    ...actProject(context),
    act: context.act,
    contract: context.contract?.id ?? null,
    seen: context.preview?.seen ?? null,
    changed: context.changed,
  }),
  properties: [
    {
      name: 'nothing is sent that was not confirmed; the outcome of an earlier send is asked for, and nothing is sent again',
      fault: { 'states/asked/states/looking/invoke/onDone/target': '#contract.acting' },
      edge: ({ from, step, effects }) => {
        const sent = actIn({ effects });
        return (
          !sent ||
          sent.fate === 'kept' ||
          (step.name === 'confirms' && from.snapshot.matches({ asked: 'sure' }))
        );
      },
    },
    {
      name: 'CON-02 an act that ends contracts further down is only confirmed with the list of them on the page, and says which list that was',
      fault: { 'states/asked/states/opening/always/0/guard': () => false },
      edge: ({ effects }) => {
        const sent = actIn({ effects });
        const ending = sent?.fate !== 'kept' && sent?.send.act === 'ACCEPT';
        return !ending || sent.send.seen === previewed.seen;
      },
    },
    {
      name: 'CON-02 when others would end than were shown, nothing happened, and the list is read and shown again as changed',
      fault: { 'states/acting/invoke/onDone/1/guard': () => false },
      edge: ({ step, to }) =>
        step.name !== 'it would end others' ||
        (to.snapshot.matches({ asked: contextOf({ to }).act === 'ACCEPT' ? 'looking' : 'sure' }) &&
          contextOf({ to }).changed),
    },
    {
      name: 'a finished act shows the gateway’s record, and says so when the contract is not what the verb leads to',
      fault: { 'states/acting/invoke/onDone/0/actions': 'tellStale' },
      edge: ({ step, to }) => {
        if (step.kind !== 'answer' || !('done' in step.answer) || !to.snapshot.matches('done')) return true;
        const { record, differs, act } = contextOf({ to });
        const said = (step.answer.done as ActEnd).record as Contract | null;
        const leads = act === 'ACCEPT' ? 'VALID' : 'REJECTED';
        return plain(record) === plain(said) && differs === (said !== null && said.state !== leads);
      },
    },
    {
      name: 'after an act, and after the other side was faster, everything is read again',
      fault: { 'states/refused/entry': undefined },
      edge: (edge) => {
        const came = (leaf: 'done' | 'refused') =>
          edge.to.snapshot.matches(leaf) && !edge.from.snapshot.matches(leaf);
        return !(came('done') || came('refused')) || readAgain(edge);
      },
    },
    {
      name: 'a refusal is shown only where the gateway said no, with its reason',
      fault: { 'states/acting/invoke/onError': 'refused' },
      edge: ({ from, step, to }) =>
        !to.snapshot.hasTag('refused') ||
        from.snapshot.hasTag('refused') ||
        ((step.name.startsWith('it was refused') || step.name === 'nobody has it') &&
          contextOf({ to }).failure !== null),
    },
    { ...askedOnly, name: `CON-01 ${askedOnly.name}` },
    {
      name: 'what was shown to one person is not confirmed after the session',
      fault: { 'states/asked/on/session.lost': 'asked' },
      edge: ({ step, to }) => step.name !== 'the session ends' || !to.snapshot.matches('asked'),
    },
  ],
  examples: [
    { name: 'the buttons are there at once', way: [], leads: 'form' },
    {
      name: 'the outcome of an act from before the page was opened is asked for first, and the page knows which it was',
      given: 'a key from before the page was opened',
      way: [],
      leads: 'acting',
      and: (end) => actIn(end)?.fate === 'kept' && contextOf(end).act === 'ACCEPT',
    },
    {
      name: 'CON-02 who accepts is first shown what would end',
      way: ['accepts it'],
      leads: 'asked.looking',
      and: ({ effects }) =>
        plain(effects.started[0]?.input) === plain({ contract: offered.id, act: 'ACCEPT' }),
    },
    {
      name: 'the list of what ends comes before the last look',
      way: ['accepts it', 'preview: it says what ends'],
      leads: 'asked.sure',
      and: (end) => contextOf(end).preview?.endings.length === 1 && !contextOf(end).changed,
    },
    {
      name: 'a rejection ends nothing: its last look comes at once',
      way: ['rejects it'],
      leads: 'asked.sure',
    },
    {
      name: 'without the list nothing can be confirmed',
      way: ['accepts it', 'preview: lost', 'confirms'],
      leads: 'asked.unseen',
      and: (end) => contextOf(end).failure?.kind === 'network',
    },
    {
      name: 'the list can be asked for again, without the old reason',
      way: ['accepts it', 'preview: lost', 'asks again'],
      leads: 'asked.looking',
      and: (end) => contextOf(end).failure === null,
    },
    {
      name: 'a gateway that broke can be asked again: that is no refusal',
      way: ['accepts it', 'preview: it broke'],
      leads: 'asked.unseen',
    },
    {
      name: 'a contract that left the line is refused, with its reason',
      way: ['accepts it', 'preview: nobody has it'],
      leads: 'refused',
      and: (end) => contextOf(end).failure?.code === 'NOT_FOUND',
    },
    { name: 'one can go back from the last look', way: ['rejects it', 'goes back'], leads: 'form' },
    {
      name: 'one can go back while the list is on its way',
      way: ['accepts it', 'goes back'],
      leads: 'form',
    },
    {
      name: 'confirming sends the act, its contract and the list that was shown, under the key of the act',
      way: ['accepts it', 'preview: it says what ends', 'confirms'],
      leads: 'acting',
      and: (end) =>
        plain(actIn(end)) ===
        plain({
          call,
          about: 'ACCEPT',
          key: opened['a first key'].key,
          fate: 'none',
          send: { key: opened['a first key'].key, act: 'ACCEPT', contract: offered.id, seen: previewed.seen },
        }),
    },
    {
      name: 'a rejection sends no list',
      way: ['rejects it', 'confirms'],
      leads: 'acting',
      and: (end) => actIn(end)?.send.act === 'REJECT' && !('seen' in (actIn(end)?.send ?? {})),
    },
    {
      name: 'CON-01 a second press sends nothing',
      way: ['rejects it', 'confirms', 'confirms'],
      leads: 'acting',
      and: (end) => actIn(end) === undefined,
    },
    {
      name: 'CON-05 who comes too late learns why, and everything is read again',
      way: ['rejects it', 'confirms', 'act: it was refused'],
      leads: 'refused',
      and: (end) => contextOf(end).failure?.code === settled && readAgain(end),
    },
    {
      name: 'a refusal that was seen leads back to the buttons',
      way: ['rejects it', 'confirms', 'act: it was refused', 'has seen it'],
      leads: 'form',
    },
    {
      name: 'a changed list is shown as changed, without a refusal',
      way: [
        'accepts it',
        'preview: it says what ends',
        'confirms',
        'act: it would end others',
        'preview: it says what ends',
      ],
      leads: 'asked.sure',
      and: (end) => contextOf(end).changed && contextOf(end).failure === null,
    },
    {
      name: 'what was chosen anew has not changed',
      way: [
        'accepts it',
        'preview: it says what ends',
        'confirms',
        'act: it would end others',
        'goes back',
        'accepts it',
      ],
      leads: 'asked.looking',
      and: (end) => !contextOf(end).changed && contextOf(end).preview === null,
    },
    {
      name: 'an act that did not happen gets its last look again, under the next key',
      way: ['rejects it', 'confirms', 'act: it did not happen'],
      leads: 'asked.sure',
      and: (end) => contextOf(end).key === keyAfter(opened['a first key'].key),
    },
    {
      name: 'one from before the page was opened leads to the buttons, for its contract isn’t known',
      given: 'a key from before the page was opened',
      way: ['act: it did not happen'],
      leads: 'form',
      and: (end) => contextOf(end).fate === 'none',
    },
    ...brokenExamples(['rejects it', 'confirms']),
    { name: 'what was done is shown', way: ['rejects it', 'confirms', 'act: it was done'], leads: 'done' },
    {
      name: 'the next act begins without anything of the last',
      way: ['rejects it', 'confirms', 'act: it was done', 'has seen it'],
      leads: 'form',
      and: (end) =>
        contextOf(end).act === null &&
        contextOf(end).record === null &&
        contextOf(end).key === 'a-fourth-key-of-a-contract',
    },

    {
      name: 'a lost session leads back to the buttons',
      way: ['accepts it', 'the session ends'],
      leads: 'form',
    },
    {
      name: 'an act from before the page was opened that would end others is looked at again',
      given: 'a key from before the page was opened',
      way: ['act: it would end others'],
      leads: 'asked.looking',
      and: (end) => contextOf(end).fate === 'none',
    },
  ],
});

const press = presses(desk.button);
const confirms = ({ page }: Scene) =>
  desk.confirm(page, 'Sí, aceptarlo').or(desk.confirm(page, 'Sí, rechazarlo')).click();
const buttons = ({ page }: Scene) => expect(desk.button(page, 'Aceptar')).toBeEnabled();

/** The dialog is closed by it, so a tour of its own would have to sign in again. */
const covered = {
  en: 'a session ends behind the dialog, which closes; the charts show it, and the sign-in comes over the page',
  es: 'la sesión termina detrás del diálogo, que se cierra; lo muestran los diagramas, y el inicio de sesión va sobre la página',
};

export const contractProof = defineProof(contractModel, {
  browser: {
    starts: actStarts({
      call,
      who: 'agent1',
      about: 'ACCEPT',
      holds: ['contracts.preview'],
      open: async ({ page, sandbox }) => {
        await sandbox.faults([
          { call: 'contracts.own', kind: 'answer', times: 'always', ...ownWith(offered) },
        ]);
        await openAs(page, sandbox, 'agent1', '/agent/dividend');
      },
      ready: buttons,
      says:
        (title) =>
        ({ page }) =>
          expect(desk.status(page, title)).toBeVisible(),
    }),
    events: {
      'accepts it': press('Aceptar'),
      'rejects it': press('Rechazar'),
      'goes back': ({ page }) => leaveDesk(page),
      confirms,
      'asks again': ({ page }) => desk.confirm(page, 'Reintentar').click(),
      'asks for the outcome': onlyByDefect,
      'the session ends': covered.en,
      'has seen it': ({ page }) => desk.confirm(page, 'Entendido').click(),
    },
    answers: {
      preview: byCall('contracts.preview', contractModel.answers?.preview),
      act: {
        ...actWays(contractModel, call),
        'it would end others': {
          when: ({ context }) => context.fate === 'none',
          how: ({ sandbox }) =>
            sandbox.release(call, {
              status: 422,
              body: {
                success: false,
                code: 'CONTRACT_RULE',
                message: 'No.',
                value: { rule: 'CONSEQUENCES' },
              },
            }),
        },
      },
    },
    shows: {
      opening: passed,
      form: buttons,
      'asked.opening': passed,
      'asked.looking': ({ page }) => expect(desk.status(page, 'Leyendo qué terminaría…')).toBeAttached(),
      'asked.unseen': ({ page }) => expect(desk.confirm(page, 'Reintentar')).toBeEnabled(),
      'asked.sure': ({ page }) =>
        expect(desk.confirm(page, 'Sí, aceptarlo').or(desk.confirm(page, 'Sí, rechazarlo'))).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Sí, aceptarlo', 'Sí, rechazarlo'),
      unheard: onlyByDefect,
      refused: ({ page }) => expect(desk.alert(page)).toBeVisible(),
      done: ({ page }) =>
        expect(
          desk.status(page, 'Contrato aceptado').or(desk.status(page, 'Oferta rechazada')),
        ).toBeVisible(),
    },
    echoes: drawn('form'),
  },
  gaps: {
    wire: brokenAct,
    browser: {
      'asked · session.lost -> form': covered,
      ...brokenAct,
    },
  },
  openings: [ofPage('/agent/dividend', { who: 'agent1' })],
});
