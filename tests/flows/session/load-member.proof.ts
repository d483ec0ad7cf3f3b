import { expect } from '@playwright/test';
import { freeze, hold, openDialog } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { loadMemberMachine } from '#machines/session/load-member.machine.ts';
import { fillIn, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost, mustChange, refusal, restriction } from '../../kit/models/failures.ts';
import { holdsNone, person, secrets } from '../../kit/models/people.ts';

const other = 'any other login';
const failed = ['memberInfo: lost'];
const again = 'after arrivalRetry (failed)';

/** What is accepted of an arrival, way by way. */
const arrivalExamples: readonly Example<typeof loadMemberMachine>[] = [
  {
    name: 'a first login tells the tab the token of its call on the way, in case of a reload',
    given: 'first login',
    way: [],
    leads: 'announcing',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'firstLogin.begun' && event.token === secrets.token),
  },
  {
    name: 'any other login, or a reloaded page, makes no first-login call',
    given: other,
    way: [],
    leads: 'asking',
  },
  {
    name: 'a member known to the gateway has arrived, by name',
    given: other,
    way: ['memberInfo: member'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.outcome === 'arrived' && to.snapshot.output.account === 'ana',
  },
  {
    name: 'a member on a break or excluded has arrived too: the door to their money stays open',
    given: other,
    way: ['memberInfo: away'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.outcome === 'arrived' && to.snapshot.output.member?.away === true,
  },
  {
    name: 'PWD-01 a member who must change the password is restricted, by name, and the typed one is kept for the form',
    given: other,
    way: ['memberInfo: mustChange'],
    leads: 'ended',
    and: ({ to, effects }) =>
      to.snapshot.output?.outcome === 'restricted' &&
      to.snapshot.output.account === 'ana' &&
      effects.emitted.length === 0,
  },
  {
    name: 'a member who must verify an address is unverified, by name, and the typed password is dropped',
    given: other,
    way: ['memberInfo: mustVerify'],
    leads: 'ended',
    and: ({ to, effects }) =>
      to.snapshot.output?.outcome === 'unverified' &&
      to.snapshot.output.account === 'ana' &&
      effects.emitted.some(({ type }) => type === 'password.dropped'),
  },
  {
    name: 'a token that the gateway refuses is turned away',
    given: other,
    way: ['memberInfo: endedToken'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.outcome === 'turnedAway',
  },
  {
    name: 'a lost answer turns nobody away: the gateway is asked again in ten seconds',
    given: other,
    way: failed,
    leads: 'failed',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 10_000),
  },
  { name: 'the gateway is asked again by itself', given: other, way: [...failed, again], leads: 'asking' },
  {
    name: 'the gateway is asked again on request',
    given: other,
    way: [...failed, 'retries'],
    leads: 'asking',
  },
  {
    name: 'giving up ends the session',
    given: other,
    way: [...failed, 'gives up'],
    leads: 'leaving',
  },
  ...(['ended', 'lost'] as const).map((how) => ({
    name: `the person is out after giving up, the sign-out ${how}`,
    given: other,
    way: [...failed, 'gives up', `logout: ${how}`],
    leads: 'ended',
  })),
];

/** Answers that did not come, or that put the call off. */
const unmade = ['lost', 'late', 'before the change'];

const loadMemberModel = defineModel({
  id: 'arrival',
  machine: loadMemberMachine,
  inputs: {
    'first login': { token: secrets.token, firstTime: true },
    'any other login': { token: secrets.token, firstTime: false },
  },
  events: { retries: { type: 'retry.clicked' }, 'gives up': { type: 'closed' } },
  answers: {
    firstLogin: {
      done: { done: null },
      refused: refusal('FUNCTION_DISABLED'),
      'before the change': mustChange,
      lost,
      late,
    },
    memberInfo: {
      member: { done: person(0) },
      agent: { done: person(41) },
      demo: { done: person(4) },
      away: { done: { ...person(0), away: true } },
      endedToken,
      mustChange: restriction('MUST_CHANGE_PASSWORD', { account: 'ana' }),
      mustVerify: restriction('MUST_VERIFY', { account: 'ana' }),
      'restricted, without a name': mustChange,
      lost,
      late,
    },
    logout: { ended: { done: null }, lost, late },
  },
  project: ({ token, firstTime, outcome, member, account }) => ({
    token: token !== null,
    firstTime,
    outcome,
    member: member?.type,
    away: member?.away,
    account,
  }),
  properties: [
    {
      name: 'only the gateway’s answer says that a person arrived, and who it is',
      fault: { 'states/asking/invoke/onError/0/actions': { type: 'arrive', params: { member: person(0) } } },
      state: ({ snapshot: { context } }) => (context.outcome === 'arrived') === (context.member !== null),
      edge: ({ step, to }) =>
        to.snapshot.context.outcome !== 'arrived' ||
        (step.kind === 'answer' && step.actor === 'memberInfo' && 'done' in step.answer),
    },
    {
      name: '“given up” is the outcome only when the person gives up',
      fault: { 'states/failed/on/closed/actions': undefined },
      edge: ({ from, step, to }) => {
        const { outcome } = to.snapshot.context;
        if (step.name === 'gives up') return outcome === 'givenUp';
        return from.snapshot.context.outcome === outcome || outcome !== 'givenUp';
      },
      state: ({ snapshot: { status, context } }) =>
        status !== 'done' || context.outcome !== 'givenUp' || context.member === null,
    },
    {
      name: 'LOG-18 the first-login call is made once at most',
      fault: { 'states/failed/after/arrivalRetry': 'announcing' },
      path: {
        start: 0,
        next: (calls: number, { effects }) => {
          const now = calls + effects.started.filter(({ id }) => id === 'firstLogin').length;
          return now > 1 ? false : now;
        },
      },
    },
    {
      name: 'LOG-18 whatever the first-login call answers, the gateway is asked at once who arrived',
      fault: { 'states/announcing/invoke/onError/1/target': 'failed' },
      edge: ({ step, to }) =>
        step.kind !== 'answer' || step.actor !== 'firstLogin' || to.snapshot.matches('asking'),
    },
    {
      name: 'the tab remembers the first-login call until an answer arrives: a lost answer does not count',
      fault: { 'states/announcing/invoke/onError/0/guard': () => false },
      edge: ({ step, effects }) => {
        const answered = step.kind === 'answer' && step.actor === 'firstLogin' && !unmade.includes(step.name);
        return answered === effects.emitted.some(({ type }) => type === 'firstLogin.made');
      },
    },
    {
      name: 'LOG-18 a first-login call that was refused before something else was done is still to be made',
      fault: { 'states/announcing/invoke/onError/1/guard': () => false },
      path: {
        start: '',
        next: (before: string, { step, to: { snapshot } }) => {
          const now = step.name === 'before the change' ? 'put off' : before;
          const due = snapshot.output?.unannounced === true;
          return snapshot.output !== undefined && due !== (now === 'put off') ? false : now;
        },
      },
    },
    {
      name: 'the arrival forgets the token at its end',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot }) => snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.token]),
    },
  ],
  examples: arrivalExamples,
});

const panel = ({ page }: Scene) => page.getByRole('dialog', { name: 'Ya casi estás dentro' });
const waiting = (scene: Scene) => expect(panel(scene)).toBeVisible();
const enter = (name: string) => async (scene: Scene) => {
  await hold(scene, 'session.firstLogin', 'member.info', 'session.logout');
  await openDialog(scene);
  await freeze(scene);
  await fillIn(ui.loginDialog(scene.page), name);
};

export const loadMemberProof = defineProof(loadMemberModel, {
  browser: {
    starts: { 'first login': enter('first1'), 'any other login': enter('member1') },
    events: {
      retries: (scene) => panel(scene).getByRole('button', { name: 'Reintentar ahora' }).click(),
      'gives up': (scene) => panel(scene).getByRole('button', { name: 'Salir' }).click(),
    },
    answers: {
      firstLogin: byCall('session.firstLogin', loadMemberModel.answers?.firstLogin),
      memberInfo: byCall('member.info', loadMemberModel.answers?.memberInfo),
      logout: byCall('session.logout', loadMemberModel.answers?.logout),
    },
    shows: {
      choosing: passed,
      announcing: waiting,
      asking: waiting,
      failed: (scene) => expect(panel(scene).getByRole('alert')).toContainText('no terminó de cargar'),
      leaving: waiting,
      ended: (scene) => expect(panel(scene)).toBeHidden(),
    },
  },
});
