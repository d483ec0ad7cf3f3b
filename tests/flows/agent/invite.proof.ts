import { expect } from '@playwright/test';
import { assign } from 'xstate';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { sees } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { FlowEdge } from '#assurance/walk/graph.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { KindRate } from '#contract/agent/registration.ts';
import { inviteMachine } from '#machines/agent/invite.machine.ts';
import { countedName, type InviteContext } from '#machines/agent/invite.rules.ts';
import { rateTyped } from '#machines/contracts/rate.rules.ts';
import type { ActEnd, ActInput } from '#machines/kit/act.rules.ts';
import { office } from '../../kit/journeys/agent-registration.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { countedExamples, countedOnly } from '../../kit/models/counted-text.ts';
import { refusal } from '../../kit/models/failures.ts';
import { invitation, linksOf, ownRates } from '../../kit/models/invitations.ts';
import {
  actEnds,
  actProject,
  askedOnly,
  opened,
  readInEveryTab,
  refusedOnly,
} from '../../kit/models/money.ts';

const call = 'agent.invite' as const;
const { name } = invitation;
const long = 'a'.repeat(41);
const share = '12,5';
/** A hundredth above the own rate. */
const above = '29.01';
const dividend = (text: string) =>
  ({ type: 'rate.typed', contract: 'DIVIDEND', ...rateTyped(text) }) as const;
/** An earlier one arrived, late. */
const other = { ...invitation, name: 'Radio' };

const contextOf = ({ to }: Pick<FlowEdge, 'to'> | Arrival) => to.snapshot.context as InviteContext;
const inputOf = ({ input }: { input: unknown }) => input as ActInput;
const ratesIn = (started: { input: unknown }) => inputOf(started).send.rates as readonly KindRate[];

/** Whether a link may be sent with these rates. */
function mayCarry(kind: unknown, rates: readonly KindRate[]): boolean {
  const within = (one: KindRate) => ownRates.some((own) => own.kind === one.kind && one.rate <= own.rate);
  const once = new Set(rates.map((one) => one.kind)).size === rates.length;
  return once && rates.every(within) && (kind === 'agent' || rates.length === 0);
}

const counted = {
  one: 'link',
  noun: 'name',
  field: 'name',
  most: 40,
  fits: { step: 'types a name', text: name },
  long: { step: 'types too much', text: long },
} as const;

const inviteModel = defineModel({
  id: 'invite',
  machine: inviteMachine,
  inputs: opened,
  events: {
    'types a name': { type: 'name.typed', ...countedName(name) },
    'types too much': { type: 'name.typed', ...countedName(long) },
    'picks agents': { type: 'kind.picked', kind: 'agent' },
    'picks members': { type: 'kind.picked', kind: 'member' },
    'types a rate': dividend(share),
    'types a rate above the own': dividend(above),
    'sends it': { type: 'submitted', ownRates },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(invitation, other, 'INVITATION_LIMIT') },
  children: {
    act: actModelOf(call, invitation, other, {
      'too many are open': refusal('INVITATION_LIMIT'),
      'this kind is not allowed': refusal('FUNCTION_DISABLED'),
      'the own rate is lower by now': refusal('CONTRACT_RULE', { rule: 'OWN_RATE' }),
    }),
  },
  project: ({ name: typed, characters, kind, fault, typedRates, rateFaults, rates, ...act }) => ({
    ...actProject(act),
    name: typed,
    characters,
    kind,
    fault,
    typed: typedRates.DIVIDEND ?? null,
    wrong: rateFaults.DIVIDEND ?? null,
    rates,
  }),
  properties: [
    askedOnly,
    countedOnly(counted),
    {
      name: 'the name and the rates are kept until the link was made',
      fault: { 'states/acting/invoke/onDone/1/actions': assign({ typedRates: {} }) },
      edge: ({ from, step, to }) => {
        const { name: before, typedRates } = from.snapshot.context as InviteContext;
        const now = contextOf({ to });
        if (step.name.startsWith('types') || step.name === 'begins another one') return true;
        return now.name === before && plain(now.typedRates) === plain(typedRates);
      },
    },
    {
      name: 'no rate above the own one is sent, none twice, and none with a link for members',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(
          (started) =>
            inputOf(started).fate === 'kept' || mayCarry(inputOf(started).send.kind, ratesIn(started)),
        ),
    },
    {
      name: 'the link is shown as the gateway keeps it, and said when it is not what was asked for last',
      fault: { 'states/acting/invoke/onDone/0/actions': 'tellLinksStale' },
      edge: ({ from, step, to }) => {
        if (step.kind !== 'answer' || !('done' in step.answer) || !to.snapshot.matches('done')) return true;
        const { record } = step.answer.done as ActEnd;
        const { differs, record: shown } = contextOf({ to });
        const asked = from.snapshot.context as InviteContext;
        const unsaid = asked.fate === 'kept' || record === null;
        const kept = record as typeof invitation | null;
        const same =
          kept?.name === asked.name && kept.kind === asked.kind && plain(kept.rates) === plain(asked.rates);
        return plain(shown) === plain(record) && (unsaid || differs === !same);
      },
    },
    readInEveryTab('a link that was made has the list read again, in every tab'),
    refusedOnly('form.refused'),
  ],
  examples: [
    ...countedExamples(counted),
    { name: 'the form opens empty, for members', way: [], leads: 'form.editing' },
    {
      name: 'the kind that was picked goes with it',
      way: ['types a name', 'picks agents', 'sends it'],
      leads: 'acting',
      and: ({ effects }) => effects.started.every((started) => inputOf(started).send.kind === 'agent'),
    },
    {
      name: 'a rate goes to the hundredth with a link for agents, whichever decimal sign was typed',
      way: ['types a name', 'picks agents', 'types a rate', 'sends it'],
      leads: 'acting',
      and: ({ effects }) =>
        plain(effects.started.map(ratesIn)) === plain([[{ kind: 'DIVIDEND', rate: 1_250 }]]),
    },
    {
      name: 'a rate that was typed for agents does not go with a link for members',
      way: ['types a name', 'picks agents', 'types a rate above the own', 'picks members', 'sends it'],
      leads: 'acting',
      and: ({ effects }) => plain(effects.started.map(ratesIn)) === plain([[]]),
    },
    {
      name: 'a rate above the own one is marked, and stays',
      way: ['types a name', 'picks agents', 'types a rate above the own', 'sends it'],
      leads: 'form.editing',
      and: (end) =>
        contextOf(end).rateFaults.DIVIDEND === 'ABOVE' && contextOf(end).typedRates.DIVIDEND?.text === above,
    },
    {
      name: 'the mark of a rate goes when it is mended',
      way: ['types a name', 'picks agents', 'types a rate above the own', 'sends it', 'types a rate'],
      leads: 'form.editing',
      and: (end) => contextOf(end).rateFaults.DIVIDEND === undefined,
    },
    {
      name: 'a refusal keeps the name, with the reason, and has the links read again',
      way: ['types a name', 'sends it', 'act: it was refused'],
      leads: 'form.refused',
      and: (end) =>
        contextOf(end).name === name &&
        contextOf(end).failure?.code === 'INVITATION_LIMIT' &&
        end.effects.emitted.some(({ type }) => type === 'stale'),
    },
    ...[['types too much'], ['picks agents'], ['types a rate']].map((more) => ({
      name: `a refusal stays after: ${more.join(', ')}`,
      way: ['types a name', 'sends it', 'act: it was refused', ...more],
      leads: 'form.refused',
    })),
    {
      name: 'the next link starts without rates',
      way: [
        'picks agents',
        'types a rate',
        'types a name',
        'sends it',
        'act: it was done',
        'begins another one',
      ],
      leads: 'form.editing',
      and: (end) => plain(contextOf(end).typedRates) === plain({}),
    },
    {
      name: 'the link that was made is shown',
      way: ['types a name', 'sends it', 'act: it was done'],
      leads: 'done',
      and: (end) => contextOf(end).record?.code === invitation.code,
    },
  ],
});

const button = 'Crear enlace';
const field = ({ page }: Scene) => office.field(page, 'Nombre del enlace');
const pick = ({ page }: Scene, kind: string) =>
  office.field(page, 'Quién se registra con él').selectOption(kind);
/** There is a field for a rate only in a link for agents. */
const typeRate = (text: string) => ({
  when: ({ context }: { context: InviteContext }) =>
    context.kind === 'agent' && context.typedRates.DIVIDEND?.text !== text,
  how: ({ page }: Scene) => office.field(page, 'Dividendo').fill(text),
});
const outcome = sees(office.done);
const form = (scene: Scene) => expect(field(scene)).toBeEditable();

export const inviteProof = defineProof(inviteModel, {
  browser: {
    starts: actStarts({
      call,
      who: 'agent1',
      open: async ({ page, sandbox }) => {
        await sandbox.faults([{ call: 'agent.invitations', kind: 'answer', times: 'always', ...linksOf() }]);
        await openAs(page, sandbox, 'agent1', '/agent/registrationCenter');
      },
      ready: form,
      says: outcome,
    }),
    events: {
      'types a name': {
        when: ({ context }) => context.name !== name,
        how: (scene) => field(scene).fill(name),
      },
      'types too much': {
        when: ({ context }) => context.name !== long,
        how: (scene) => field(scene).fill(long),
      },
      'picks agents': {
        when: ({ context }) => context.kind !== 'agent',
        how: (scene) => pick(scene, 'agent').then(() => undefined),
      },
      'picks members': {
        when: ({ context }) => context.kind !== 'member',
        how: (scene) => pick(scene, 'member').then(() => undefined),
      },
      'types a rate': typeRate(share),
      'types a rate above the own': typeRate(above),
      'sends it': ({ page }) => office.button(page, button).click(),
      'asks for the outcome': onlyByDefect,
      'begins another one': ({ page }) => office.button(page, 'Crear otro').click(),
    },
    answers: { act: actWays(inviteModel, call) },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(office.alert(page)).toBeVisible(),
      acting: (scene) => actShown(scene, button),
      unheard: onlyByDefect,
      done: outcome('Enlace creado'),
    },
    echoes: drawn('form'),
  },
  gaps: {
    wire: brokenAct,
    browser: brokenAct,
  },
  openings: [ofPage('/agent/registrationCenter', { who: 'agent1' })],
});
