import { expect } from '@playwright/test';
import { assign } from 'xstate';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { presses, sees } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { FlowEdge } from '#assurance/walk/graph.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { teamRegistrationMachine } from '#machines/agent/team-registration.machine.ts';
import type { PersonContext } from '#machines/agent/team-registration.rules.ts';
import type { ActEnd, ActInput } from '#machines/kit/act.rules.ts';
import { office } from '../../kit/journeys/agent-registration.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  opened,
  secretStates,
} from '../../kit/models/money.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';

const call = 'agent.register' as const;
const account = 'persona01';
const registered = { id: 'kQ1x7Zq0T3mB9vLw2RdYfA', account, nickname: account, kind: 'member' };
/** Another one arrived, late. */
const other = { ...registered, id: 'aT3mB9vLw2RdYfAkQ1x7Zq', account: 'otra0001' };

const rule = (
  field: string,
  patternId: string,
  acceptedPattern: string,
  [minLength, maxLength]: number[],
) => ({
  field,
  patternId,
  acceptedPattern,
  minLength,
  maxLength,
  enabled: true,
  required: true,
});
const rules = [rule('username', 'letterFirst', '', [6, 16]), rule('password', 'password', '*', [8, 32])];
const terms = { rules, registers: ['member', 'agent'] } as const;

const contextOf = ({ to }: Pick<FlowEdge, 'to'> | Arrival) => to.snapshot.context as PersonContext;
const types = ['types an account', 'types a password'];
const sent = [...types, 'submits', 'confirms'];

/** Whether an act that ended was done under a password that is sure to be the right one. */
const sure = ({ from, step }: FlowEdge) => {
  const before = from.snapshot.context as PersonContext;
  const done = step.kind === 'answer' && 'done' in step.answer ? (step.answer.done as ActEnd) : null;
  return before.certain && done?.record !== null && step.name === 'it was done';
};

/** Keeps what was done, and forgets to ask whether the password is the right one. */
const keepRecordAlone = assign(({ event }: { event: { output?: ActEnd } }) => ({
  record: event.output?.record,
}));

const teamRegistrationModel = defineModel({
  id: 'teamRegistration',
  machine: teamRegistrationMachine,
  inputs: opened,
  events: {
    'types an account': { type: 'field.changed', field: 'account', value: account },
    'types a name': { type: 'field.changed', field: 'nickname', value: 'Nueva persona' },
    'picks an agent': { type: 'kind.picked', kind: 'agent' },
    'types a password': { type: 'secret.typed', typed: secrets.password },
    ...sessionLost,
    submits: { type: 'submitted', terms },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  fromOutside: ['the session is lost'],
  answers: { act: actEnds(registered, other, 'ACCOUNT_TAKEN') },
  children: {
    act: actModelOf(call, registered, other, {
      'the account exists': refusal('ACCOUNT_TAKEN'),
      'a weak password': refusal('PASSWORD_RULE'),
      'too many of this agent': refusal('TOO_MANY_REQUESTS'),
    }),
  },
  project: ({ fields, kind, password, certain, problems, ...act }) => ({
    ...actProject(act),
    filled: [fields.account, fields.nickname, kind, password !== '', certain],
    problems: Object.entries(problems).filter(([, problem]) => problem !== undefined),
  }),
  properties: [
    ...actProperties({
      in: 'preparing',
      id: 'teamRegistration',
      asked: ({ fields, kind }: PersonContext) => fields.nickname === '' && kind === 'member',
    }),
    {
      name: 'nobody is registered without an account and a password',
      fault: { 'states/preparing/states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) => {
        const { fields, password } = from.snapshot.context as PersonContext;
        const whole = fields.account !== '' && password !== '';
        return whole || !effects.started.some(({ input }) => (input as ActInput).fate !== 'kept');
      },
    },
    {
      name: 'a temporary password is handed over only when it is sure to be the one that the gateway keeps',
      fault: { 'states/acting/invoke/onDone/0/actions': keepRecordAlone },
      edge: (edge) =>
        edge.from.snapshot.matches('done') ||
        !edge.to.snapshot.matches('done') ||
        contextOf(edge).password === '' ||
        sure(edge),
    },
    {
      name: 'a refusal keeps everything that was typed but the password',
      fault: { 'states/acting/invoke/onDone/1/actions': undefined },
      edge: ({ from, to }) => {
        if (!from.snapshot.matches('acting') || !to.snapshot.hasTag('refused')) return true;
        const [before, after] = [from, to].map(({ snapshot }) => snapshot.context as PersonContext);
        return (
          holdsNone(after, [secrets.password]) &&
          plain(before?.fields) === plain(after?.fields) &&
          before?.kind === after?.kind
        );
      },
    },
    {
      name: 'a temporary password is forgotten after a while and with the session, and the rest stays',
      fault: { 'states/done/on/session.lost/actions': undefined },
      edge: ({ from, step, to }) => {
        if (step.kind !== 'timer' && step.name !== 'the session is lost') return true;
        const [before, after] = [from, to].map(({ snapshot }) => snapshot.context as PersonContext);
        return holdsNone(after, [secrets.password]) && plain(before?.fields) === plain(after?.fields);
      },
    },
    {
      name: 'a new person starts without anything of the one before',
      fault: { 'states/done/on/again.asked/actions': undefined },
      edge: ({ step, to }) =>
        step.name !== 'begins another one' || holdsNone(to.snapshot.context, [secrets.password, account]),
    },
  ],
  examples: [
    ...actExamples({
      fill: types,
      states: { ...secretStates, acting: 'acting' },
      again: 'begins another one',
      code: 'ACCOUNT_TAKEN',
      after: { typed: 'types a name', unfit: ['submits'], mended: ['types a password'] },
      asksAnew: true,
      marked: ({ problems }: PersonContext) => problems.password === 'required' && !problems.account,
    }),
    {
      name: 'a taken account is marked at its field',
      way: [...sent, 'act: it was refused'],
      leads: 'preparing.form.refused',
      and: (end) => contextOf(end).problems.account === 'taken',
    },
    {
      name: 'the mark goes when the account is typed again',
      way: [...sent, 'act: it was refused', 'types an account'],
      leads: 'preparing.form.refused',
      and: (end) => contextOf(end).problems.account === undefined,
    },
    {
      name: 'the password is there to be handed over',
      way: [...sent, 'act: it was done'],
      leads: 'done',
      and: (end) => contextOf(end).password === secrets.password,
    },
    {
      name: 'it is forgotten five minutes later',
      way: [...sent, 'act: it was done', 'after secretKept (done)'],
      leads: 'done',
      and: (end) => contextOf(end).password === '',
    },
    {
      name: 'it can be sent again unchanged where the first sending did not happen',
      way: [...sent, 'act: it did not happen'],
      leads: 'preparing.form.editing',
      and: (end) => contextOf(end).password === secrets.password,
    },
    {
      name: 'another password is handed over where only that one was sent under the key',
      way: [
        ...[...sent, 'act: it did not happen', 'types a password', 'submits', 'confirms'],
        'act: it was done',
      ],
      leads: 'done',
      and: (end) => contextOf(end).password === secrets.password,
    },
    {
      name: 'the record of another person is shown without the password',
      way: [...sent, 'act: something else was done'],
      leads: 'done',
      and: (end) => contextOf(end).password === '' && contextOf(end).differs,
    },
    {
      name: 'a typed password is forgotten in five minutes, and the form stays',
      way: ['types an account', 'types a password', 'after secretKept (preparing)'],
      leads: 'preparing.form.editing',
      and: (end) => contextOf(end).password === '' && contextOf(end).fields.account === account,
    },
    {
      name: 'the five minutes of a password run from its last character',
      way: ['types a password'],
      leads: 'preparing.form.editing',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 300_000),
    },

    {
      name: 'a lost session takes the password away, wherever it was typed, and nothing else',
      way: [...types, 'submits', 'the session is lost'],
      leads: 'preparing.form.editing',
      and: (end) => contextOf(end).password === '' && contextOf(end).fields.account === account,
    },
    {
      name: 'a lost session takes the password away while the person is being registered',
      way: [...sent, 'the session is lost'],
      leads: 'acting',
      and: (end) => contextOf(end).password === '' && end.effects.started.length === 0,
    },
    {
      name: 'a lost session takes the password away once the person is registered',
      way: [...sent, 'act: it was done', 'the session is lost'],
      leads: 'done',
      and: (end) => contextOf(end).password === '',
    },
    {
      name: 'what is registered is what was picked, also after a refusal',
      way: [...sent, 'act: it was refused', 'picks an agent'],
      leads: 'preparing.form.refused',
      and: (end) => contextOf(end).kind === 'agent',
    },
    {
      name: 'a password is forgotten five minutes after it was typed last',
      way: ['types a password', 'types a password'],
      leads: 'preparing.form.editing',
      and: ({ effects }) => effects.armed.length === 1,
    },
  ],
});

const press = presses(office.button);
const outcome = sees(office.done);

/** The form is there. */
const form = ({ page }: Scene) => expect(office.field(page, 'Cuenta')).toBeEditable();

export const teamRegistrationProof = defineProof(teamRegistrationModel, {
  browser: {
    starts: actStarts({
      call,
      who: 'agent1',
      open: ({ page, sandbox }) => openAs(page, sandbox, 'agent1', '/agent/registrationCenter?tab=person'),
      ready: form,
      says: outcome,
    }),
    events: {
      'types an account': ({ page }) => office.field(page, 'Cuenta').fill(account),
      'types a name': ({ page }) =>
        office.field(page, 'Nombre para mostrar (opcional)').fill('Nueva persona'),
      'picks an agent': ({ page }) => office.field(page, 'Se registra como').selectOption('agent'),
      'types a password': ({ page }) => office.field(page, 'Contraseña temporal').fill(secrets.password),
      'the session is lost': sessionCovers.en,
      submits: press('Continuar'),
      'goes back': press('Cambiar'),
      confirms: press('Registrar'),
      'asks for the outcome': onlyByDefect,
      'begins another one': press('Registrar a alguien más'),
    },
    answers: { act: actWays(teamRegistrationModel, call) },
    shows: {
      opening: passed,
      'preparing.form.editing': form,
      'preparing.form.refused': ({ page }) => expect(office.alert(page)).toBeVisible(),
      'preparing.sure': ({ page }) => expect(office.button(page, 'Registrar')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Registrar'),
      unheard: onlyByDefect,
      done: outcome('Persona registrada'),
    },
    echoes: drawn('preparing'),
  },
  gaps: {
    wire: brokenAct,
    browser: {
      ...brokenAct,
      'preparing · session.lost -> preparing.form': sessionCovers,
      'acting · session.lost -> (stays)': sessionCovers,
      'done · session.lost -> (stays)': sessionCovers,
    },
  },
  openings: [ofPage('/agent/registrationCenter?tab=person', { who: 'agent1' })],
});
