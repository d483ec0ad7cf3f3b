import { expect } from '@playwright/test';
import { notDone } from '#assurance/browser/acts.ts';
import { openHome, pickGame, standInGame } from '#assurance/browser/game.ts';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, over, passed, type Scene } from '#assurance/browser/stage.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { keyAfter } from '#machines/kit/act.rules.ts';
import { playDeclarationMachine } from '#machines/protection/play-declaration.machine.ts';
import { type DeclareContext, limitHeld, termsOf } from '#machines/protection/play-declaration.rules.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { declaredSession, endedSession, openSession, standings } from '../../kit/models/play-sessions.ts';

const other = { ...openSession, sessionId: 'another-session-of-play' };
const reached = {
  rule: 'limitReached',
  kind: 'stake',
  period: 'week',
  left: '0.00',
  until: 1_795_007_200_000,
};
const key = 'a-key-of-the-sheet';
const done = { record: declaredSession, failure: null, end: 'done', key } as const;
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

const examples: readonly Example<typeof playDeclarationMachine>[] = [
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
      const { minutes, money, noticeRead, key: under } = sent(end) ?? {};
      return plain([minutes, money, noticeRead, under]) === plain([null, null, true, key]);
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
    name: 'an answer that never came has the gateway asked what holds; another session is shown',
    way: [...sentIt, 'act: it did not happen', 'standing: a session is open'],
    leads: 'other',
    and: (end) => contextOf(end).other?.sessionId === openSession.sessionId,
  },
  {
    name: 'an answer that never came, and the declared session is open',
    way: [...sentIt, 'act: it did not happen', 'standing: the declared session is open'],
    leads: 'open',
  },
  {
    name: 'an answer that is another session is shown beside what was declared, and not played at once',
    way: [...sentIt, 'act: another session is open'],
    leads: 'other',
    and: (end) => {
      const context = contextOf(end);
      return (
        plain(context.other && termsOf(context, context.other).minutes) === plain({ said: '45', holds: '60' })
      );
    },
  },
  {
    name: 'whoever has seen that another session is open plays in it',
    way: [...sentIt, 'act: another session is open', 'takes the other'],
    leads: 'open',
    and: (end) => contextOf(end).declared,
  },
  {
    name: 'a session of another reach of the lock is another session',
    way: [...toForm, ...fill, 'chooses a lock', 'sends it', 'act: it was done'],
    leads: 'other',
  },
  {
    name: 'a session in which was played is another session',
    way: [...sentIt, 'act: it was played in'],
    leads: 'other',
  },
  {
    name: 'who does not want to play after sending has what was opened ended',
    way: [...sentIt, 'gives up'],
    leads: 'leaving',
    and: ({ effects }) =>
      effects.started.some(({ id, input }) => id === 'noPlay' && plain(input) === plain({ key })),
  },
  {
    name: 'who does not want to play in another session has that one ended',
    way: [...sentIt, 'act: another session is open', 'gives up'],
    leads: 'leaving',
  },
  {
    name: 'who gives up while nobody knows whether a session is open has it ended',
    way: [...sentIt, 'act: it did not happen', 'standing: lost', 'gives up'],
    leads: 'leaving',
  },
  {
    name: 'after a refusal nothing can be open',
    way: [...sentIt, 'act: it could not be read', 'gives up'],
    leads: 'givenUp',
  },
  {
    name: 'after a refusal because something else holds nothing of the sheet can be open',
    way: [...sentIt, 'act: it is locked meanwhile', 'gives up'],
    leads: 'givenUp',
  },
  {
    name: 'after a refusal for a limit nothing can be open',
    way: [...sentIt, 'act: a limit is used up', 'gives up'],
    leads: 'givenUp',
  },
  {
    name: 'who has left plays nothing',
    way: [...sentIt, 'gives up', 'noPlay: it is over'],
    leads: 'givenUp',
    and: (end) => !contextOf(end).declared,
  },
  {
    name: 'who leaves is let go when looking breaks',
    way: [...sentIt, 'gives up', 'noPlay: broke'],
    leads: 'givenUp',
  },
  ...(['asks again', 'gives up'] as const).map((said) => ({
    name: `what is said while leaving is passed on: ${said}`,
    way: [...sentIt, 'gives up', said],
    leads: 'leaving',
    and: ({ effects }: Arrival) => effects.sent.length === 1,
  })),
  { name: 'a lock says until when', way: ['standing: the next session is locked'], leads: 'held.locked' },
  {
    name: 'a limit that has nothing left holds play back, also where a session is open',
    way: ['standing: a limit has nothing left'],
    leads: 'held.spent',
    and: (end) => limitHeld(contextOf(end))?.kind === 'loss',
  },
  {
    name: 'a refusal for a limit names that limit and when it begins again',
    way: [...sentIt, 'act: a limit is used up'],
    leads: 'held.spent',
    and: (end) =>
      plain(limitHeld(contextOf(end))) === plain({ kind: 'stake', period: 'week', until: reached.until }),
  },
  {
    name: 'a session that was opened and ended at once opens no game: the gateway is asked what holds',
    way: [...sentIt, 'act: it was done, and ended at once'],
    leads: 'reading',
  },
  { name: 'limits come first', way: ['standing: limits are missing'], leads: 'held.limitsFirst' },
  {
    name: 'who has set limits meanwhile goes on',
    way: ['standing: limits are missing', 'asks again', 'standing: nothing in the way'],
    leads: 'form.editing',
  },
  { name: 'a break closes play', way: ['standing: on a break'], leads: 'held.closed' },
  {
    name: 'running rounds finish first',
    way: ['standing: the last session is ending'],
    leads: 'held.ending',
  },
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

const playDeclarationModel = defineModel({
  id: 'declare',
  machine: playDeclarationMachine,
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
    'takes the other': { type: 'other.taken' },
    'gives up': { type: 'given.up' },
  },
  answers: {
    standing: {
      ...Object.fromEntries(Object.entries(standings).map(([name, one]) => [name, { done: one }])),
      'the declared session is open': {
        done: { ...standings['nothing in the way'], session: declaredSession },
      },
      lost,
      late,
    },
    act: {
      'it was done': { done },
      'another session is open': { done: { ...done, record: openSession } },
      'it was played in': { done: { ...done, record: { ...declaredSession, rounds: 1 } } },
      'it was done, and ended at once': { done: { ...done, record: endedSession } },
      'it could not be read': no('INPUT_INVALID'),
      'it is locked meanwhile': no('PROTECTION_RULE', { rule: 'locked', until: 1_795_007_200_000 }),
      'a limit is used up': no('PROTECTION_RULE', reached),
      'it did not happen': { done: { record: null, failure: null, end: 'left', key: keyAfter(key) } },
      broke,
    },
    noPlay: { 'it is over': { done: undefined }, broke },
  },
  children: {
    act: actModelOf('protection.openSession', openSession, other, {
      'a limit is used up': refusal('PROTECTION_RULE', reached),
      'it could not be read': refusal('INPUT_INVALID'),
      'it is locked meanwhile': refusal('PROTECTION_RULE', { rule: 'locked', until: 1_795_007_200_000 }),
    }),
  },
  project: ({
    standing,
    noticeRead,
    fields,
    problems,
    key,
    failure,
    reached: used,
    mayBeOpen,
    other: shown,
    declared,
  }) => ({
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
    mayBeOpen,
    other: shown?.sessionId ?? null,
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
      fault: { 'states/sorting/always/7/guard': { type: 'held', params: { by: 'locked' } } },
      edge: (edge) => {
        const { standing } = edge.to.snapshot.context as DeclareContext;
        return sent(edge) === undefined || standing?.noticeSince === null || sent(edge)?.noticeRead === true;
      },
    },
    {
      name: 'play goes on only with an open session, or where the gateway asks for none',
      fault: {
        'states/acting/invoke/onDone/1/guard': ({ event }: { event: { output: { end: string } } }) =>
          event.output.end === 'done',
      },
      edge: ({ from, step, to }) => {
        if (!(to.snapshot.context as DeclareContext).declared) return true;
        if (from.snapshot.matches('acting') || from.snapshot.matches('other'))
          return ['it was done', 'takes the other'].includes(step.name);
        const { standing } = to.snapshot.context as DeclareContext;
        return (
          from.snapshot.matches('reading') &&
          (standing?.session?.state === 'OPEN' || standing?.rules.session.declare === false)
        );
      },
    },
    {
      name: 'a session that is not the declared one is played only once the member has seen it',
      fault: { 'states/acting/invoke/onDone/0/guard': () => false },
      edge: ({ from, step, to }) => {
        const { mayBeOpen, declared, standing } = to.snapshot.context as DeclareContext;
        if (!declared || !mayBeOpen || from.snapshot.matches('other')) return true;
        return (
          step.name === 'it was done' ||
          standing?.session?.sessionId === declaredSession.sessionId ||
          (from.snapshot.matches('reading') && standing?.session?.state !== 'OPEN')
        );
      },
    },
    {
      name: 'who gives up a declaration that may have opened a session has it ended',
      fault: { 'on/given.up/0/guard': () => false },
      edge: ({ from, step, to }) => {
        if (step.name !== 'gives up' || !(from.snapshot.context as DeclareContext).mayBeOpen) return true;
        return to.snapshot.matches('leaving');
      },
    },
    {
      name: 'nobody plays on a break, without limits that must be set, or while a lock runs',
      fault: { 'states/sorting/always/2/target': 'open' },
      state: ({ snapshot }) => {
        const { standing, declared } = snapshot.context as DeclareContext;
        if (!declared || standing?.session?.state === 'OPEN') return true;
        return (
          standing?.may.play === true && standing.limitsAsked !== 'must' && standing.lockedUntil === null
        );
      },
    },
    {
      name: 'what the gateway said no to, and for which limit, is gone once it is asked again what holds',
      fault: { 'states/reading/entry': undefined },
      state: ({ snapshot }) => {
        const { failure, reached: used } = snapshot.context as DeclareContext;
        return !snapshot.matches('reading') || (failure === null && used === null);
      },
    },
    {
      name: 'nobody plays while a limit has nothing left',
      fault: { 'states/sorting/always/3/target': 'open' },
      state: ({ snapshot }) => {
        const { standing, declared } = snapshot.context as DeclareContext;
        return !declared || standing === null || standing.limits.every(({ left }) => left !== '0.00');
      },
    },
    {
      name: 'from everywhere there is a way out that declares nothing',
      fault: { 'on/given.up': '.held.closed' },
      edge: ({ step, to }) =>
        step.name !== 'gives up' || to.snapshot.matches('givenUp') || to.snapshot.matches('leaving'),
    },
  ],
  examples,
});

const defect = 'a child machine throws only by a defect in itself: the tests of the chart show it';
const handedOn = {
  en: 'its button is there only where nobody knows what is open: the tours of leaving show it',
  es: 'su botón está solo donde nadie sabe qué hay abierto: lo muestran los recorridos de la salida',
};
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

const opens = (session: object) => (scene: Scene) =>
  scene.sandbox.release('protection.openSession', { status: 200, body: { success: true, value: session } });

/** The gateway launches nothing: the sheet comes over the home, and asks what holds. */
async function begin(scene: Scene): Promise<void> {
  await hold(scene, 'protection.standing', 'protection.openSession', 'protection.session', 'wallet.outcome');
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

export const playDeclarationProof = defineProof(playDeclarationModel, {
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
      'asks again': {
        when: (snapshot) => !snapshot.matches('leaving'),
        how: press('Volver a mirar'),
      },
      'takes the other': press('Jugar en esta sesión'),
      'gives up': press('No jugar ahora'),
    },
    answers: {
      standing: byCall('protection.standing', playDeclarationModel.answers?.standing),
      act: {
        'it was done': opens(declaredSession),
        'another session is open': opens(openSession),
        'it was played in': opens({ ...declaredSession, rounds: 1 }),
        'it could not be read': refuse('INPUT_INVALID'),
        'it is locked meanwhile': refuse('PROTECTION_RULE', { rule: 'locked', until: 1_795_007_200_000 }),
        'it was done, and ended at once': opens(endedSession),
        'a limit is used up': refuse('PROTECTION_RULE', reached),
        'it did not happen': notDone('protection.openSession', 'Enviar otra vez'),
        broke: defect,
      },
      noPlay: {
        'it is over': async ({ sandbox }) => {
          await sandbox.release('wallet.outcome', {
            status: 200,
            body: { success: true, value: { state: 'none' } },
          });
          await sandbox.release('protection.session', {
            status: 200,
            body: { success: true, value: { session: null } },
          });
        },
        broke: defect,
      },
    },
    shows: {
      reading: (scene) => expect(dialog(scene).getByText('Viendo qué hace falta para jugar…')).toBeVisible(),
      sorting: passed,
      notice: heading('Jugaste hace poco'),
      'form.editing': (scene) => expect(button(scene, 'Empezar la sesión')).toBeEnabled(),
      'form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      acting: (scene) => expect(begins(scene)).toBeDisabled(),
      'held.spent': heading('Llegaste a un límite'),
      'held.locked': heading('Tu próxima sesión está bloqueada'),
      'held.limitsFirst': heading('Primero, tus límites'),
      'held.ending': heading('Tu sesión está terminando'),
      'held.closed': heading('El juego está cerrado'),
      failed: (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      other: heading('Hay otra sesión abierta'),
      leaving: (scene) => expect(dialog(scene).getByText('Viendo si quedó una sesión abierta')).toBeVisible(),
      open: over,
      givenUp: over,
    },
  },
  gaps: {
    wire: {
      'acting · act error -> reading': 'defect',
      'leaving · noPlay error -> givenUp': 'defect',
      'acting · act done [1] if opened -> open': {
        en: 'the answers of the tours are of a session with other words than those that are typed: the chart shows it',
        es: 'las respuestas de los recorridos son de una sesión con otros datos que los escritos: lo muestra el diagrama',
      },
    },
    browser: {
      'acting · act error -> reading': 'defect',
      'leaving · noPlay error -> givenUp': 'defect',
      'leaving · look.asked -> (stays)': handedOn,
    },
  },
});
