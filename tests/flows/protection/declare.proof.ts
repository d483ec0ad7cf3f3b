import { expect } from '@playwright/test';
import { keyAfter } from '#machines/kit/act.rules.ts';
import { declareMachine } from '#machines/protection/declare.machine.ts';
import { type DeclareContext, limitHeld } from '#machines/protection/declare.rules.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { endedSession, openSession, standings } from '../../kit/models/play-sessions.ts';
import { notDone } from '../browser/acts.ts';
import { openHome, pickGame, standInGame } from '../browser/game.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { byCall, over, passed, type Scene } from '../browser/stage.ts';
import { type Arrival, defineModel, type Example } from '../model.ts';
import { plain } from '../plain.ts';
import { defineProof } from '../proof.ts';

const other = { ...openSession, sessionId: 'another-session-of-play' };
const reached = {
  rule: 'limitReached',
  kind: 'stake',
  period: 'week',
  left: '0.00',
  until: 1_795_007_200_000,
};
const key = 'a-key-of-the-sheet';
const done = { record: openSession, failure: null, end: 'done', key } as const;
const no = (code: string, value?: unknown) => ({
  done: { record: null, failure: refusal(code, value).error.failure, end: 'refused', key } as const,
});

/** What the gateway is told: the payload of the act that this step starts. */
const sent = ({ effects }: Pick<Arrival, 'effects'>) =>
  effects.started
    .filter(({ id }) => id === 'act')
    .map(({ input }) => (input as { send: Readonly<Record<string, unknown>> }).send)[0];

const fill = ['types minutes', 'types money', 'chooses a check'];
const toForm = ['standing: nothing in the way'];
const sentIt = [...toForm, ...fill, 'sends it'];
const noticed = 'standing: another session ended just now';
const contextOf = ({ to: { snapshot } }: Arrival) => snapshot.context as DeclareContext;

const examples: readonly Example<typeof declareMachine>[] = [
  { name: 'the gateway is asked first', way: [], leads: 'reading' },
  { name: 'time and money are asked for', way: toForm, leads: 'form.editing' },
  {
    name: 'nothing is filled in beforehand',
    way: toForm,
    leads: 'form.editing',
    and: (end) => Object.values(contextOf(end).fields).every((value) => value === ''),
  },
  {
    name: 'a form that lacks something is not sent, and says what is missing',
    way: [...toForm, 'sends it'],
    leads: 'form.editing',
    and: (end) =>
      plain(contextOf(end).problems) === plain({ minutes: 'minutes', money: 'missing', check: 'missing' }),
  },
  {
    name: 'what is missing is said until it is typed',
    way: [...toForm, 'sends it', 'types minutes'],
    leads: 'form.editing',
    and: (end) =>
      contextOf(end).problems.minutes === undefined && contextOf(end).problems.money === 'missing',
  },
  {
    name: 'minutes that are no whole number, and a sum that is none, are refused here',
    way: [
      ...toForm,
      'types minutes that are none',
      'types money that is none',
      'chooses a check',
      'sends it',
    ],
    leads: 'form.editing',
    and: (end) => contextOf(end).problems.minutes === 'minutes' && contextOf(end).problems.money === 'format',
  },
  {
    name: 'what was declared is sent as it was typed, without a lock that nobody chose',
    way: [...sentIt],
    leads: 'acting',
    and: (end) =>
      plain(sent(end)) ===
      plain({
        key,
        minutes: 45,
        money: '1200.50',
        checkMinutes: 15,
        lockHours: null,
        noticeRead: false,
      }),
  },
  {
    name: 'a lock is sent when it was chosen',
    way: [...toForm, ...fill, 'chooses a lock', 'sends it'],
    leads: 'acting',
    and: (end) => sent(end)?.lockHours === 24,
  },
  {
    name: 'shortly after another session the message comes first',
    way: [noticed],
    leads: 'notice',
  },
  {
    name: 'the form comes after the message was read, and the gateway is told that it was',
    way: [noticed, 'reads the message', ...fill, 'sends it'],
    leads: 'acting',
    and: (end) => sent(end)?.noticeRead === true,
  },
  {
    name: 'where nothing is declared, reading the message is enough',
    way: ['standing: another session ended just now, where nothing is declared', 'reads the message'],
    leads: 'acting',
    and: (end) => {
      const { minutes, money, noticeRead, key } = sent(end) ?? {};
      return plain([minutes, money, noticeRead, key]) === plain([null, null, true, key]);
    },
  },
  { name: 'where nothing is asked the launch goes on', way: ['standing: nothing to declare'], leads: 'open' },
  { name: 'an open session is enough', way: ['standing: a session is open'], leads: 'open' },
  {
    name: 'a refusal shows its reason and keeps what was typed',
    way: [...sentIt, 'act: it could not be read'],
    leads: 'form.refused',
    and: (end) => contextOf(end).failure !== null && contextOf(end).fields.minutes === '45',
  },
  {
    name: 'a refusal because something else holds now has the gateway asked again',
    way: [...sentIt, 'act: it is locked meanwhile'],
    leads: 'reading',
  },
  {
    name: 'an answer that never came has the gateway asked what holds',
    way: [...sentIt, 'act: it did not happen', 'standing: a session is open'],
    leads: 'open',
  },
  { name: 'a lock says until when', way: ['standing: the next session is locked'], leads: 'locked' },
  {
    name: 'a limit that has nothing left holds play back, also where a session is open',
    way: ['standing: a limit has nothing left'],
    leads: 'spent',
    and: (end) => limitHeld(contextOf(end))?.kind === 'loss',
  },
  {
    name: 'a refusal for a limit names that limit and when it begins again',
    way: [...sentIt, 'act: a limit is used up'],
    leads: 'spent',
    and: (end) =>
      plain(limitHeld(contextOf(end))) === plain({ kind: 'stake', period: 'week', until: reached.until }),
  },
  {
    name: 'a session that was opened and ended at once opens no game: the gateway is asked what holds',
    way: [...sentIt, 'act: it was done, and ended at once'],
    leads: 'reading',
  },
  { name: 'limits come first', way: ['standing: limits are missing'], leads: 'limitsFirst' },
  {
    name: 'who has set limits meanwhile goes on',
    way: ['standing: limits are missing', 'asks again', 'standing: nothing in the way'],
    leads: 'form.editing',
  },
  { name: 'a break closes play', way: ['standing: on a break'], leads: 'closed' },
  { name: 'running rounds finish first', way: ['standing: the last session is ending'], leads: 'ending' },
  {
    name: 'the gateway that can’t be asked is asked again',
    way: ['standing: lost', 'asks again'],
    leads: 'reading',
  },
  {
    name: 'the gateway that can’t be asked is said to be so',
    way: ['standing: lost'],
    leads: 'failed',
    and: (end) => contextOf(end).failure?.kind === 'network',
  },
  {
    name: 'whoever has opened a session plays',
    way: [...sentIt, 'act: it was done'],
    leads: 'open',
    and: (end) => contextOf(end).declared,
  },
  {
    name: 'when opening a session breaks, the gateway is asked what holds',
    way: [...sentIt, 'act: broke'],
    leads: 'reading',
  },
  {
    name: 'a refusal stays to be read while the form is corrected, and while something is missing',
    way: [...sentIt, 'act: it could not be read', 'types minutes that are none', 'sends it'],
    leads: 'form.refused',
    and: (end) => contextOf(end).failure !== null && contextOf(end).problems.minutes === 'minutes',
  },
  ...[
    'the next session is locked',
    'a limit has nothing left',
    'the last session is ending',
    'on a break',
  ].map((held) => ({
    name: `the gateway is asked again on request where ${held}`,
    way: [`standing: ${held}`, 'asks again'],
    leads: 'reading',
  })),
  {
    name: 'who gives up declares nothing',
    way: [...toForm, 'gives up'],
    leads: 'givenUp',
    and: (end) => !contextOf(end).declared,
  },
];

const declareModel = defineModel({
  id: 'declare',
  machine: declareMachine,
  events: {
    'reads the message': { type: 'notice.read', key },
    'types minutes': { type: 'field.changed', field: 'minutes', value: '45' },
    'types minutes that are none': { type: 'field.changed', field: 'minutes', value: '4.5' },
    'types money': { type: 'field.changed', field: 'money', value: '1,200.5' },
    'types money that is none': { type: 'field.changed', field: 'money', value: 'mucho' },
    'chooses a check': { type: 'field.changed', field: 'check', value: '15' },
    'chooses a lock': { type: 'field.changed', field: 'lock', value: '24' },
    'sends it': { type: 'submitted', key },
    'asks again': { type: 'look.asked' },
    'gives up': { type: 'given.up' },
  },
  answers: {
    standing: {
      ...Object.fromEntries(Object.entries(standings).map(([name, one]) => [name, { done: one }])),
      lost,
      late,
    },
    act: {
      'it was done': { done },
      'it was done, and ended at once': { done: { ...done, record: endedSession } },
      'it could not be read': no('INPUT_INVALID'),
      'it is locked meanwhile': no('PROTECTION_RULE', { rule: 'locked', until: 1_795_007_200_000 }),
      'a limit is used up': no('PROTECTION_RULE', reached),
      'it did not happen': { done: { record: null, failure: null, end: 'left', key: keyAfter(key) } },
      broke,
    },
  },
  children: {
    act: actModelOf('protection.openSession', openSession, other, {
      'a limit is used up': refusal('PROTECTION_RULE', reached),
      'it could not be read': refusal('INPUT_INVALID'),
      'it is locked meanwhile': refusal('PROTECTION_RULE', { rule: 'locked', until: 1_795_007_200_000 }),
    }),
  },
  project: ({ standing, noticeRead, fields, problems, key, failure, reached: used, declared }) => ({
    standing: standing && {
      play: standing.may.play,
      session: standing.session?.state ?? null,
      limits: standing.limitsAsked,
      spent: standing.limits.length,
      locked: standing.lockedUntil,
      notice: standing.noticeSince,
      declare: standing.rules.session.declare,
    },
    noticeRead,
    fields,
    problems,
    key,
    failure: failure?.code ?? failure?.kind ?? null,
    used,
    declared,
  }),
  properties: [
    {
      name: 'a session is opened only when time and money were typed, where the market asks for them',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: (edge) => {
        const { standing } = edge.from.snapshot.context as DeclareContext;
        const payload = sent(edge);
        if (!payload || standing?.rules.session.declare !== true) return true;
        return payload.minutes !== null && payload.money !== '0.00';
      },
    },
    {
      name: 'no session is opened shortly after another before the message was read',
      fault: { 'states/sorting/always/6/guard': { type: 'held', params: { by: 'locked' } } },
      edge: (edge) => {
        const { standing } = edge.to.snapshot.context as DeclareContext;
        return sent(edge) === undefined || standing?.noticeSince === null || sent(edge)?.noticeRead === true;
      },
    },
    {
      name: 'play goes on only with an open session, or where the gateway asks for none',
      fault: {
        'states/acting/invoke/onDone/0/guard': ({ event }: { event: { output: { end: string } } }) =>
          event.output.end === 'done',
      },
      edge: ({ from, step, to }) => {
        if (!(to.snapshot.context as DeclareContext).declared) return true;
        if (from.snapshot.matches('acting')) return step.name === 'it was done';
        const { standing } = to.snapshot.context as DeclareContext;
        return (
          from.snapshot.matches('reading') &&
          (standing?.session?.state === 'OPEN' || standing?.rules.session.declare === false)
        );
      },
    },
    {
      name: 'nobody plays on a break, without limits that must be set, or while a lock runs',
      fault: { 'states/sorting/always/1/target': 'open' },
      state: ({ snapshot }) => {
        const { standing, declared } = snapshot.context as DeclareContext;
        if (!declared || standing?.session?.state === 'OPEN') return true;
        return (
          standing?.may.play === true && standing.limitsAsked !== 'must' && standing.lockedUntil === null
        );
      },
    },
    {
      name: 'nobody plays while a limit has nothing left',
      fault: { 'states/sorting/always/2/target': 'open' },
      state: ({ snapshot }) => {
        const { standing, declared } = snapshot.context as DeclareContext;
        return !declared || standing === null || standing.limits.every(({ left }) => left !== '0.00');
      },
    },
    {
      name: 'from everywhere there is a way out that declares nothing',
      fault: { 'on/given.up': '.closed' },
      edge: ({ step, to }) => step.name !== 'gives up' || to.snapshot.matches('givenUp'),
    },
  ],
  examples,
});

const game = standInGame();
const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Antes de jugar' });
const button = (scene: Scene, name: string) => dialog(scene).getByRole('button', { name, exact: true });
const press = (name: string) => (scene: Scene) => button(scene, name).last().click();
const type = (label: string, text: string) => (scene: Scene) => dialog(scene).getByLabel(label).fill(text);
const choose = (label: string, value: string) => (scene: Scene) =>
  dialog(scene).getByLabel(label).selectOption(value);
/** Where nothing is declared, the message that was read begins the session. */
const begins = (scene: Scene) => button(scene, 'Empezar la sesión').or(button(scene, 'Lo leí, seguir'));
const heading = (name: string) => (scene: Scene) =>
  expect(dialog(scene).getByRole('heading', { name })).toBeVisible();
const refuse = (code: string, value?: object) => (scene: Scene) =>
  scene.sandbox.release('protection.openSession', { status: 422, body: { success: false, code, value } });

/** The gateway launches nothing: the sheet comes over the home, and asks what holds. */
async function begin(scene: Scene): Promise<void> {
  await hold(scene, 'protection.standing', 'protection.openSession', 'wallet.outcome');
  await openHome(scene, game(), 'member1');
  // The first question comes with the member: the sheet has its own.
  await scene.sandbox.release('protection.standing');
  await pickGame(scene);
  await scene.sandbox.release('games.launch', {
    status: 422,
    body: { success: false, code: 'PROTECTION_RULE', value: { rule: 'undeclared', noticeSince: null } },
  });
  await expect(dialog(scene)).toBeVisible();
  await freeze(scene);
}

export const declareProof = defineProof(declareModel, {
  browser: {
    companion: game,
    starts: { start: begin },
    events: {
      'reads the message': press('Lo leí, seguir'),
      'types minutes': type('Tiempo máximo, en minutos', '45'),
      'types minutes that are none': type('Tiempo máximo, en minutos', '4.5'),
      'types money': type('Pérdida máxima', '1,200.5'),
      'types money that is none': type('Pérdida máxima', 'mucho'),
      'chooses a check': choose('Avisarme de cómo va la sesión', '15'),
      'chooses a lock': choose('Bloqueo al terminar (opcional)', '24'),
      'sends it': (scene) => begins(scene).click(),
      'asks again': press('Volver a mirar'),
      'gives up': press('No jugar ahora'),
    },
    answers: {
      standing: byCall('protection.standing', declareModel.answers?.standing),
      act: {
        'it was done': ({ sandbox }) =>
          sandbox.release('protection.openSession', {
            status: 200,
            body: { success: true, value: openSession },
          }),
        'it could not be read': refuse('INPUT_INVALID'),
        'it is locked meanwhile': refuse('PROTECTION_RULE', { rule: 'locked', until: 1_795_007_200_000 }),
        'it was done, and ended at once': ({ sandbox }) =>
          sandbox.release('protection.openSession', {
            status: 200,
            body: { success: true, value: endedSession },
          }),
        'a limit is used up': refuse('PROTECTION_RULE', reached),
        'it did not happen': notDone('protection.openSession', 'Enviar otra vez'),
        broke: 'a child machine throws only by a defect in itself: the tests of the chart show it',
      },
    },
    shows: {
      reading: (scene) => expect(dialog(scene).getByText('Viendo qué hace falta para jugar…')).toBeVisible(),
      sorting: passed,
      notice: heading('Jugaste hace poco'),
      'form.editing': (scene) => expect(button(scene, 'Empezar la sesión')).toBeEnabled(),
      'form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      acting: (scene) => expect(begins(scene)).toBeDisabled(),
      spent: heading('Llegaste a un límite'),
      locked: heading('Tu próxima sesión está bloqueada'),
      limitsFirst: heading('Primero, tus límites'),
      ending: heading('Tu sesión está terminando'),
      closed: heading('El juego está cerrado'),
      failed: (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      open: over,
      givenUp: over,
    },
  },
  gaps: {
    wire: { 'acting · act error -> reading': 'defect' },
    browser: { 'acting · act error -> reading': 'defect' },
  },
});
