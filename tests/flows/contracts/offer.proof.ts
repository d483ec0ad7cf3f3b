import { expect } from '@playwright/test';
import { assign } from 'xstate';
import * as z from 'zod/mini';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { presses, sees } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { FlowEdge } from '#assurance/walk/graph.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { Terms, termsFault, withinOwn } from '#contract/contracts/terms.ts';
import { offerMachine } from '#machines/contracts/offer.machine.ts';
import type { OfferContext } from '#machines/contracts/offer.rules.ts';
import { termsTyped, termsWritten } from '#machines/contracts/offer-form.rules.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { offers } from '../../kit/journeys/offers.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  formStates,
  opened,
} from '../../kit/models/money.ts';
import { given, offerMade, teamWith, tenTiers } from '../../kit/models/offers.ts';

const call = 'contracts.dividend' as const;
const { agent } = given;
const draft = termsWritten(tenTiers);
const offering = { to: agent, draft };
/** An earlier one arrived, late. */
const other = { ...offerMade, terms: { ...tenTiers, feeRate: 700 } };

const contextOf = ({ to }: Pick<FlowEdge, 'to'> | Arrival) => to.snapshot.context as OfferContext;
const sentIn = ({ effects }: Pick<FlowEdge, 'effects'>) =>
  effects.started.map(({ input }) => input as ActInput).filter(({ fate }) => fate !== 'kept');
const rate = (value: string) => ({ type: 'tier.changed', tier: 1, field: 'rate', value }) as const;
const faultsIn = (end: Arrival) =>
  Object.entries(contextOf(end).problems).filter(([, problem]) => problem !== undefined);

/** A refusal that empties the form. */
const emptied = assign({ draft: { ...draft, tiers: [] } });

const offerModel = defineModel({
  id: 'offer',
  machine: offerMachine,
  inputs: {
    'a first key': { ...opened['a first key'], ...offering },
    'a key from before the page was opened': {
      ...opened['a key from before the page was opened'],
      ...offering,
    },
  },
  events: {
    'opens the form': { type: 'offer.opened', draft },
    'types a rate': rate('0,5'),
    'types a rate above the next': rate('7'),
    'types a fee': { type: 'field.changed', field: 'feeRate', value: '5' },
    'adds a tier': { type: 'tier.added' },
    'removes the last tier': { type: 'tier.removed', tier: 10 },
    submits: { type: 'submitted', limits: { own: [1_000], left: [1_000] } },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(offerMade, other, 'CONTRACT_RULE') },
  children: {
    act: actModelOf(call, offerMade, other, {
      'it is not possible': refusal('CONTRACT_RULE'),
      'two offers of the same': refusal('CONTRACT_RULE', { rule: 'SHARES' }),
      'they left the line': refusal('CONTRACT_RULE', { rule: 'NOT_DIRECT' }),
      'the kind is off': refusal('FUNCTION_DISABLED'),
    }),
  },
  project: ({ draft: { fields, tiers }, problems, ...act }) => ({
    ...actProject(act),
    filled: [fields.feeRate, tiers.length, tiers[0]?.typed.rate, tiers[9]?.typed.rate],
    problems: Object.entries(problems).filter(([, problem]) => problem !== undefined),
  }),
  properties: [
    ...actProperties({
      in: 'form',
      id: 'offer',
      asked: ({ draft: form }: OfferContext) => plain(termsTyped(form)) === plain(offerMade.terms),
    }),
    {
      name: 'only terms are sent that the gateway can take: whole, rising, and within one’s own',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: (edge) =>
        sentIn(edge).every(({ send }) => {
          const { data } = z.safeParse(Terms, send.terms);
          return data !== undefined && termsFault(data) === null && withinOwn(tenTiers, data);
        }),
    },
    {
      name: 'the terms that are sent are those of the last look, for the one who is named there',
      fault: { 'states/sure/on/edited': { actions: 'addTier' } },
      edge: ({ from, to }) =>
        !from.snapshot.matches('sure') ||
        plain((from.snapshot.context as OfferContext).draft) === plain(contextOf({ to }).draft),
    },
    {
      name: 'nothing that was typed is lost: not by a fault, not at the last look, not by a refusal',
      fault: { 'states/acting/invoke/onDone/1/actions': emptied },
      edge: ({ from, step, to }) =>
        step.name.startsWith('types') ||
        ['adds a tier', 'removes the last tier', 'opens the form'].includes(step.name) ||
        plain((from.snapshot.context as OfferContext).draft) === plain(contextOf({ to }).draft),
    },
    {
      name: 'a refused offer has the team read again, because somebody there is not as they were',
      fault: { 'states/form/states/refused/entry': undefined },
      edge: ({ step, to, effects }) =>
        !(step.name.startsWith('it was refused') && to.snapshot.hasTag('refused')) ||
        effects.emitted.some((event) => event.type === 'stale' && event.everywhere === true),
    },
  ],
  examples: [
    ...actExamples({
      fill: ['opens the form', 'types a rate'],
      states: { ...formStates, begins: 'resting' },
      again: 'begins another one',
      code: 'CONTRACT_RULE',
      after: { typed: 'types a fee', unfit: ['types a rate above the next', 'submits'] },
      asksAnew: true,
    }),
    {
      name: 'a tier that does not rise is marked, and what was typed stays',
      way: ['opens the form', 'types a rate above the next', 'submits'],
      leads: 'form.editing',
      and: (end) =>
        plain(faultsIn(end)) === plain([['tier-2', 'order']]) &&
        contextOf(end).draft.tiers[0]?.typed.rate === '7',
    },
    {
      name: 'the mark goes where something else is typed, and not elsewhere',
      way: [
        'opens the form',
        'adds a tier',
        'removes the last tier',
        'adds a tier',
        'submits',
        'types a rate',
      ],
      leads: 'form.editing',
      and: (end) =>
        faultsIn(end)
          .map(([place]) => place)
          .join() === places(10),
    },
    {
      name: 'a form has at most ten tiers',
      way: ['opens the form', 'adds a tier'],
      leads: 'form.editing',
      and: (end) => contextOf(end).draft.tiers.length === 10,
    },
    {
      name: 'another tier is empty, and must be filled in',
      way: ['opens the form', 'removes the last tier', 'adds a tier', 'submits'],
      leads: 'form.editing',
      and: (end) => faultsIn(end).every(([, fault]) => fault === 'missing'),
    },
    {
      name: 'a tier that was taken away is not offered',
      way: ['opens the form', 'removes the last tier', 'submits', 'confirms'],
      leads: 'acting',
      and: (end) => sentIn(end).every(({ send }) => (send.terms as Terms).tiers.length === 9),
    },
    {
      name: 'what was typed is sent as the gateway reads it, from the own money',
      way: ['opens the form', 'types a rate', 'types a fee', 'submits', 'confirms'],
      leads: 'acting',
      and: (end) =>
        sentIn(end).every(({ send, about }) => {
          const terms = send.terms as typeof tenTiers;
          return (
            [terms.payer, terms.feeRate, terms.tiers[0]?.rate].join() === 'UPLINE,500,50' &&
            [send.act, send.member, about].join() === ['OFFER', agent.id, agent.id].join()
          );
        }),
    },
    {
      name: 'the terms of the last look are there when one goes back',
      way: ['opens the form', 'types a rate', 'submits', 'goes back'],
      leads: 'form.editing',
      and: (end) => contextOf(end).draft.tiers[0]?.typed.rate === '0,5',
    },
    {
      name: 'a form that is opened again begins as it did',
      way: [
        ...['opens the form', 'types a rate', 'submits', 'confirms', 'act: it was done'],
        ...['begins another one', 'opens the form'],
      ],
      leads: 'form.editing',
      and: (end) => plain(contextOf(end).draft) === plain(draft),
    },

    ...['adds a tier', 'removes the last tier'].map((changes) => ({
      name: `a refusal stays to be read while a person ${changes}`,
      way: [
        ...['opens the form', 'adds a tier', 'types a rate', 'submits', 'confirms', 'act: it was refused'],
        changes,
      ],
      leads: 'form.refused',
    })),
  ],
});

/** The places of an empty tier, in their order. */
function places(tier: number): string {
  return ['validBet', 'loss', 'active', 'rate'].map((field) => `tier-${tier}-${field}`).join();
}

const press = presses(offers.button);
const outcome = sees(offers.done);
const opener = 'Cambiar el contrato';
const resting = ({ page }: Scene) => expect(offers.button(page, opener)).toBeVisible();
const firstRate = ({ page }: Scene) => offers.tier(page, 1).getByLabel('Tasa', { exact: true });
const form = (scene: Scene) => expect(firstRate(scene)).toBeEditable();
const typesRate = (value: string) => (scene: Scene) => firstRate(scene).fill(value);

export const offerProof = defineProof(offerModel, {
  browser: {
    starts: actStarts({
      call,
      who: 'agent1',
      about: agent.id,
      open: async ({ page, sandbox }) => {
        await sandbox.faults([{ call: 'contracts.team', kind: 'answer', times: 'always', ...teamWith() }]);
        await openAs(page, sandbox, 'agent1', `/agent/dividend?tab=team&for=${agent.id}`);
      },
      ready: resting,
      says: outcome,
    }),
    events: {
      'opens the form': press(opener),
      'types a rate': {
        when: ({ context }) => context.draft.tiers[0].typed.rate !== '0,5',
        how: typesRate('0,5'),
      },
      'types a rate above the next': {
        when: ({ context }) => context.draft.tiers[0].typed.rate !== '7',
        how: typesRate('7'),
      },
      'types a fee': {
        when: ({ context }) => context.draft.fields.feeRate !== '5',
        how: ({ page }) => offers.field(page, 'Comisión de la casa').fill('5'),
      },
      'adds a tier': {
        when: ({ context }) => context.draft.tiers.length < 10,
        how: press('Añadir nivel'),
      },
      'removes the last tier': {
        when: ({ context }) => context.draft.tiers.length === 10,
        how: press('Quitar el nivel 10'),
      },
      submits: press('Continuar'),
      'goes back': press('Cambiar'),
      confirms: press('Ofrecer'),
      'asks for the outcome': onlyByDefect,
      'begins another one': press('Listo'),
    },
    answers: { act: actWays(offerModel, call) },
    shows: {
      opening: passed,
      resting,
      'form.editing': form,
      'form.refused': ({ page }) => expect(offers.alert(page).first()).toBeVisible(),
      sure: ({ page }) => expect(offers.button(page, 'Ofrecer')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Ofrecer'),
      unheard: onlyByDefect,
      done: outcome('Contrato ofrecido'),
    },
    echoes: drawn('resting'),
  },
  gaps: {
    wire: brokenAct,
    browser: brokenAct,
  },
  openings: [ofPage('/agent/dividend?tab=team&for={reference}', { who: 'agent1', prepare: 'agent below' })],
});
