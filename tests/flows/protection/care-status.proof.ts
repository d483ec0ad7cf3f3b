import { expect } from '@playwright/test';
import { hold, open } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { careStatusMachine } from '#machines/protection/care-status.machine.ts';
import { asksAnswer } from '#machines/protection/care-status.rules.ts';
import { metaOf } from '#src/actors/meta.ts';
import { isHere } from '../../kit/journeys/places.ts';
import { beHere, fillIn, openLogin, signOutButton, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { standingWith } from '../../kit/models/standing.ts';
import { standingOfCareExamples } from './care-status.examples.ts';

const atRisk = { standing: 'AT_RISK', since: 1_789_000_000_000 } as const;
const waiting = { ...atRisk, toAnswer: 'm-1', answerBy: 1_790_100_000_000 };
const closed = { may: { promote: false, vip: false } };
const absence = {
  kind: 'EXCLUSION',
  from: 1,
  until: null,
  zone: 'America/Lima',
  returnFrom: null,
  return: null,
} as const;

const careStatusModel = defineModel({
  id: 'standingOfCare',
  machine: careStatusMachine,
  events: {
    'a member comes in': { type: 'account.changed', account: 'member', username: 'member1' },
    'an agent comes in': { type: 'account.changed', account: 'agent', username: 'luz' },
    'a demo account comes in': { type: 'account.changed', account: 'demo', username: 'demo' },
    'nobody is here': { type: 'account.changed', account: null, username: '' },
    'it may have changed': { type: 'standing.doubted' },
    'goes to the message': { type: 'answer.clicked' },
    'puts it off': { type: 'put.off' },
    'goes to the limits': { type: 'limits.opened' },
    'not now': { type: 'limits.postponed' },
    'closes the question': { type: 'limits.closed' },
  },
  fromOutside: [
    'a member comes in',
    'an agent comes in',
    'a demo account comes in',
    'nobody is here',
    'it may have changed',
  ],
  answers: {
    ask: {
      'nothing is said': { done: standingWith() },
      'limits must be set': { done: standingWith({}, { limitsAsked: 'must' }) },
      'limits may be set': { done: standingWith({}, { limitsAsked: 'prompt' }) },
      intensive: { done: standingWith({ standing: 'INTENSIVE' }) },
      young: { done: standingWith({ standing: 'YOUNG' }) },
      'a message waits': { done: standingWith(waiting, closed) },
      answered: { done: standingWith(atRisk, closed) },
      overdue: { done: standingWith({ ...waiting, suspended: true }, closed) },
      excluded: { done: standingWith({ ...waiting, suspended: true }, { absence, ...closed }) },
      lost,
      late,
      endedToken,
    },
    later: { noted: { done: null }, lost, late },
  },
  project: ({ account, username, held, putOff, prompted, promoted, inVain }) => ({
    ...{ account, username, putOff, prompted, promoted, inVain },
    held: held && [
      held.care.standing,
      held.care.toAnswer,
      held.care.suspended,
      held.away,
      held.promote,
      held.limitsAsked,
      held.limitsQuestion,
    ],
  }),
  properties: [
    {
      name: 'where the chart says that promotions are open, the gateway says that they may be',
      fault: { 'states/care/states/judging/always/3/target': 'known.fine' },
      state: ({ snapshot }) => metaOf(snapshot).promotes !== true || snapshot.context.held?.promote === true,
    },
    {
      name: 'what was read for somebody to whom something may be promoted is read again when that turns',
      fault: { 'states/care/states/judging/always/0/actions': 'keepTurn' },
      edge: ({ from, to, effects }) =>
        from.snapshot.context.account !== to.snapshot.context.account ||
        from.snapshot.context.promoted === to.snapshot.context.promoted ||
        effects.emitted.some(
          (event) => event.type === 'stale' && event.reads.includes('notices.announcements' as never),
        ),
    },
    {
      name: 'while an answer is awaited, the page speaks of it, and one press leads to its message',
      fault: {
        'states/asked/states/told/on/put.off/target': 'nothing',
        'states/asked/states/nothing/always/0': [],
      },
      state: ({ snapshot }) => {
        const said = ['answer', 'reminder'].includes(String(metaOf(snapshot).step));
        // For the moment in which the gateway is told “not now”, nothing covers the page.
        return said === asksAnswer(snapshot.context) || snapshot.matches({ asked: 'postponing' });
      },
    },
    {
      name: 'who goes to the message comes to the one that waits',
      fault: { 'states/asked/states/reminded/on/answer.clicked/actions': undefined },
      edge: ({ step, from, effects }) => {
        if (step.name !== 'goes to the message' || !asksAnswer(from.snapshot.context)) return true;
        return effects.emitted.some((event) => event.type === 'navigate' && event.to.section === 'm-1');
      },
    },
    {
      name: 'a dialog comes once for a message, and once more when its answer is overdue',
      fault: { 'states/asked/states/told/on/put.off/actions': undefined },
      edge: ({ step, to }) => step.name !== 'puts it off' || metaOf(to.snapshot).step === 'reminder',
    },
    {
      name: 'limits are asked for once for each time that a member comes in',
      fault: { 'states/asked/states/prompting/on/limits.opened/actions': 'openLimits' },
      edge: ({ step, to }) =>
        !['goes to the limits', 'not now'].includes(step.name) || metaOf(to.snapshot).step !== 'limits',
    },
    {
      name: '“not now” is told to the gateway only where limits can wait',
      fault: { 'states/asked/states/prompting/on/limits.postponed/0/guard': undefined },
      edge: ({ step, from, to }) =>
        step.name !== 'not now' ||
        to.snapshot.matches({ asked: 'postponing' }) ===
          (metaOf(from.snapshot).step === 'limits' && from.snapshot.context.held?.limitsAsked === 'prompt'),
    },
    {
      name: 'of somebody else nothing is known',
      fault: { 'states/care/on/account.changed/0/actions': undefined },
      edge: ({ step, from, to }) =>
        step.kind !== 'event' ||
        step.event.type !== 'account.changed' ||
        (from.snapshot.context.account === step.event.account
          ? true
          : to.snapshot.context.held === null && to.snapshot.context.account === step.event.account),
    },
    {
      name: 'a visitor and a demo account are asked nothing, and the gateway is asked nothing of them',
      fault: { 'states/care/on/standing.doubted/guard': undefined },
      state: ({ snapshot }) =>
        ['member', 'agent'].includes(String(snapshot.context.account)) ||
        (snapshot.matches({ care: 'nobody' }) && metaOf(snapshot).step === undefined),
    },
  ],
  examples: standingOfCareExamples,
});

const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Tienes un mensaje por responder' });
const line = ({ page }: Scene) => page.getByRole('region', { name: 'Mensaje por responder' });
const prompt = ({ page }: Scene) => page.getByRole('dialog', { name: /tus límites/ });
const nothingAsked = async (scene: Scene) => {
  await expect(dialog(scene)).toHaveCount(0);
  await expect(prompt(scene)).toHaveCount(0);
};
const elsewhere = 'the journeys of sessions and of care show who comes in and what changes meanwhile';

export const careStatusProof = defineProof(careStatusModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'protection.standing', 'protection.limitsLater');
        await open(scene);
      },
    },
    events: {
      'a member comes in': {
        when: (snapshot) => snapshot.matches({ care: 'nobody' }),
        how: async (scene) => {
          await fillIn(await openLogin(scene.page), 'member1');
          await ui.greeting(scene.page).getByRole('button', { name: 'Entendido' }).last().click();
          await expect(signOutButton(scene.page)).toBeVisible();
        },
      },
      'an agent comes in': elsewhere,
      'a demo account comes in': elsewhere,
      'nobody is here': elsewhere,
      'it may have changed': elsewhere,
      'goes to the message': async (scene) => {
        await beHere(scene.page);
        const over = await isHere(dialog(scene), dialog(scene).or(line(scene)));
        const from = over ? dialog(scene) : line(scene);
        await from.getByRole('button', { name: 'Responder' }).click();
      },
      'puts it off': (scene) => dialog(scene).getByRole('button', { name: 'Más tarde' }).last().click(),
      // And back: the page of limits asks what protects the member too.
      'goes to the limits': async (scene) => {
        await prompt(scene).getByRole('button', { name: 'Poner mis límites' }).click();
        await expect(scene.page).toHaveURL(/\/protection\/limits$/);
        await scene.page.goBack();
      },
      'closes the question': (scene) => prompt(scene).getByRole('button', { name: 'Cerrar' }).click(),
      'not now': (scene) => prompt(scene).getByRole('button', { name: 'Ahora no' }).click(),
    },
    answers: {
      ask: { ...byCall('protection.standing', careStatusModel.answers?.ask), endedToken: elsewhere },
      later: byCall('protection.limitsLater', careStatusModel.answers?.later),
    },
    shows: {
      'care.nobody': passed,
      'care.asking': passed,
      'care.judging': passed,
      'care.known.fine': passed,
      'care.known.intensive': passed,
      'care.known.young': passed,
      'care.known.away': nothingAsked,
      'care.known.atRisk.waitingAnswer': passed,
      'care.known.atRisk.answered': passed,
      'care.known.suspended': passed,
      'care.unknown': passed,
      'asked.nothing': nothingAsked,
      'asked.told': (scene) => expect(dialog(scene)).toBeVisible(),
      'asked.reminded': (scene) => expect(line(scene)).toBeVisible(),
      'asked.prompting': (scene) => expect(prompt(scene)).toBeVisible(),
      'asked.postponing': nothingAsked,
    },
    echoes: [
      'care · account.changed [1] -> care.nobody',
      'care · standing.doubted if somebody -> care.asking',
    ],
  },
  openings: [
    resident('standingOfCare', { who: 'member1', sent: ['a member comes in'] }),
    resident('standingOfCare', { only: ['care.nobody, asked.nothing'] }),
  ],
});
