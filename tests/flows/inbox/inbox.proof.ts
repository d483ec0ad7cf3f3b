import { expect } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import type { Change } from '#machines/inbox/inbox.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { message } from '../../kit/models/messages.ts';

const batch = 'batch-of-a-deletion-1';
const done = { done: { unread: 2 } };
const failed = { 'not there': refusal('NOT_FOUND'), lost, late };
const busy = ['marking', 'readingAll', 'removing', 'restoring', 'answering'];
const changed = ['notices.unread', 'inbox.page', 'inbox.message'];

/** When the page was told what is read. */
const asOf = 1_795_000_000_000;

/** What each deed sends. */
const deeds: Readonly<Record<string, string>> = {
  'opens an unread message': 'mark {"ids":["m-1"],"as":"read"}',
  'stars a message': 'mark {"ids":["m-2"],"as":"favourite"}',
  'marks all as read': 'readAll {"upTo":41}',
  'deletes a message': `remove {"batch":"${batch}","ids":["m-2"]}`,
  'deletes what is read': `remove {"batch":"${batch}","upTo":41,"asOf":${asOf}}`,
  answers: 'answer {"id":"m-3","choice":"yes","language":"ES"}',
};

const inboxModel = defineModel({
  id: 'inbox',
  machine: inboxMachine,
  events: {
    'opens an unread message': { type: 'message.opened', id: 'm-1' },
    'stars a message': { type: 'marked', ids: ['m-2'], as: 'favourite' },
    'marks all as read': { type: 'allRead.asked', upTo: 41 },
    'deletes a message': { type: 'message.removed', batch, id: 'm-2', required: false },
    'deletes one that must be kept': { type: 'message.removed', batch, id: 'm-4', required: true },
    'deletes what is read': { type: 'allRead.removed', batch, upTo: 41, asOf },
    'undoes it': { type: 'undone' },
    answers: { type: 'question.answered', id: 'm-3', choice: 'yes', language: 'ES' },
    'the count differs': { type: 'unread.seen', listed: 2, counted: 3 },
    'the count agrees': { type: 'unread.seen', listed: 2, counted: 2 },
    'tries again': { type: 'retry.clicked' },
    'leaves it': { type: 'failure.seen' },
  },
  fromOutside: ['the count differs'],
  answers: {
    mark: { done, ...failed },
    readAll: { done, ...failed },
    remove: {
      one: { done: { unread: 2, deleted: 1 } },
      none: { done: { unread: 2, deleted: 0 } },
      ...failed,
    },
    restore: { done, ...failed },
    answer: { done: { done: message }, ...failed },
  },
  project: ({ change, undo, failure }) => ({
    change: change && JSON.stringify(change),
    undo: undo !== null,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'a message that must be kept is never deleted',
      fault: { 'states/open/on/message.removed/0/guard': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'deletes one that must be kept' ||
        (effects.started.length === 0 && effects.emitted.some(({ type }) => type === 'stale')),
    },
    {
      name: 'after every change the list, the message and the count are read again in all tabs',
      fault: { 'states/removing/invoke/onDone/actions': [] },
      edge: ({ step, to, effects }) =>
        step.kind !== 'answer' ||
        !to.snapshot.matches('open') ||
        effects.emitted.some(
          (event) =>
            event.type === 'stale' &&
            event.everywhere === true &&
            JSON.stringify(event.reads) === JSON.stringify(changed),
        ),
    },
    {
      name: 'each deed sends its own change at once, and nothing else sends anything',
      fault: { 'states/open/on/marked/target': 'answering' },
      edge: ({ step, effects }) => {
        const sent = effects.started.map(({ id, input }) => `${id} ${JSON.stringify(input)}`);
        const own = deeds[step.name];
        if (step.name === 'undoes it' || step.name === 'tries again') return sent.length === 1;
        return sent.join() === (own ?? '');
      },
    },
    {
      name: 'a change that did not happen says why, and what is on the screen is kept',
      fault: { 'states/answering/invoke/onError/actions': [] },
      edge: ({ step, from, to }) => {
        if (step.kind !== 'answer') return true;
        const { failure, undo } = to.snapshot.context;
        if ('done' in step.answer) return to.snapshot.matches({ open: 'idle' }) && failure === null;
        const kept = undo === from.snapshot.context.undo;
        return to.snapshot.matches({ open: 'refused' }) && failure !== null && kept;
      },
    },
    {
      name: 'a count that differs from the list is read again, and one that agrees is not',
      fault: { 'on/unread.seen/actions': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'the count differs' || effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'a deletion can be undone until it has been',
      fault: { 'states/restoring/invoke/onDone/actions/0': [] },
      edge: ({ step, from, to }) =>
        !(from.snapshot.matches('restoring') && step.name === 'done') || to.snapshot.context.undo === null,
    },
    {
      name: 'trying again sends the same change',
      fault: { 'states/open/states/refused/on/retry.clicked/1/target': '#inbox.marking' },
      edge: ({ step, from, to }) =>
        step.name !== 'tries again' ||
        to.snapshot.matches(stateOf((from.snapshot.context.change as Change).call)),
    },
  ],
  examples: [
    {
      name: 'a deletion that deleted nothing offers no undoing',
      way: ['deletes what is read', 'remove: none'],
      leads: 'open.idle',
      and: ({ to: { snapshot } }) => snapshot.context.undo === null,
    },
    {
      name: 'a refused undoing says why, and can be tried again',
      way: ['deletes a message', 'remove: one', 'undoes it', 'restore: not there', 'tries again'],
      leads: 'restoring',
    },
    {
      name: 'a refused change can be left, and the reason goes',
      way: ['stars a message', 'mark: lost', 'leaves it'],
      leads: 'open.idle',
      and: ({ to: { snapshot } }) => snapshot.context.failure === null,
    },
    {
      name: 'a refused change makes room for another one',
      way: ['stars a message', 'mark: lost', 'marks all as read'],
      leads: 'readingAll',
      and: ({ to: { snapshot } }) => snapshot.context.failure === null,
    },

    {
      name: 'a change goes on while the count is read again because it differs',
      way: ['marks all as read', 'the count differs'],
      leads: 'readingAll',
    },
    {
      name: 'nothing is undone where nothing was deleted',
      way: ['undoes it'],
      leads: 'open.idle',
    },
    {
      name: 'a refusal stays to be read where a message can’t be deleted',
      way: ['stars a message', 'mark: lost', 'deletes one that must be kept'],
      leads: 'open.refused',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'a change that is done is not held on to',
      way: ['stars a message', 'mark: done'],
      leads: 'open.idle',
      and: ({ to: { snapshot } }) => snapshot.context.change === null,
    },
    {
      name: 'an answer that was lost can be given again',
      way: ['answers', 'answer: lost', 'tries again'],
      leads: 'answering',
    },
    {
      name: 'an answer has the standing of care read again everywhere',
      way: ['answers', 'answer: done'],
      leads: 'open.idle',
      and: ({ effects }) =>
        effects.emitted.some(
          (event) => event.type === 'stale' && event.reads.includes('protection.standing'),
        ),
    },

    {
      name: 'a count that agrees is not read again',
      way: ['the count agrees'],
      leads: 'open.idle',
      and: ({ effects }) => effects.emitted.length === 0,
    },
  ],
});

function stateOf(call: Change['call']) {
  const states = {
    mark: 'marking',
    readAll: 'readingAll',
    remove: 'removing',
    restore: 'restoring',
    answer: 'answering',
  } as const;
  return states[call];
}

const elsewhere = {
  en: 'it leads to the page of the message: the journeys of the inbox show it',
  es: 'lleva a la página del mensaje: lo muestran los recorridos de la bandeja',
};

const here = ({ page }: Scene) => centre.region(page);
const press = (name: string) => (scene: Scene) =>
  here(scene).getByRole('button', { name, exact: true }).click();

const firstUnread = (scene: Scene) =>
  here(scene).getByRole('listitem').filter({ hasText: 'Sin leer' }).getByRole('link').first();

const working = (scene: Scene) =>
  expect(here(scene).getByRole('status').filter({ hasText: 'Guardando el cambio…' })).toBeAttached();
const notWorking = (scene: Scene) =>
  expect(here(scene).getByRole('status').filter({ hasText: 'Guardando el cambio…' })).toHaveCount(0);

export const inboxProof = defineProof(inboxModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'inbox.mark', 'inbox.readAll', 'inbox.remove', 'inbox.restore', 'inbox.answer');
        await openAs(scene.page, scene.sandbox, 'vip5', '/member/messageV2');
        await expect(firstUnread(scene)).toBeVisible();
      },
    },
    events: {
      'opens an unread message': elsewhere.en,
      'stars a message': (scene) =>
        here(scene)
          .getByRole('button', { name: /^Guardar en favoritos/ })
          .first()
          .click(),
      'marks all as read': press('Marcar todo como leído'),
      'deletes a message': (scene) =>
        here(scene)
          .getByRole('button', { name: /^Borrar:/ })
          .first()
          .click(),
      'deletes one that must be kept': 'the page offers it for no such message',
      'deletes what is read': press('Borrar los leídos'),
      'undoes it': press('Deshacer'),
      answers: elsewhere.en,
      'the count agrees': 'the page itself compares the two numbers, and nothing follows',
      'the count differs': 'the page itself compares the two numbers, and here they agree',
      'tries again': press('Reintentar'),
      'leaves it': press('Dejarlo así'),
    },
    answers: {
      mark: byCall('inbox.mark', inboxModel.answers?.mark),
      readAll: byCall('inbox.readAll', inboxModel.answers?.readAll),
      remove: byCall('inbox.remove', inboxModel.answers?.remove),
      restore: byCall('inbox.restore', inboxModel.answers?.restore),
      answer: byCall('inbox.answer', inboxModel.answers?.answer),
    },
    shows: {
      'open.idle': notWorking,
      'open.refused': (scene) =>
        expect(here(scene).getByRole('alert').filter({ hasText: 'No se pudo hacer.' })).toBeVisible(),
      ...(Object.fromEntries(busy.map((state) => [state, working])) as Record<
        'marking' | 'readingAll' | 'removing' | 'restoring' | 'answering',
        typeof working
      >),
    },
  },
  gaps: {
    browser: {
      'open · message.opened -> marking': elsewhere,
      'open · question.answered -> answering': elsewhere,
      'answering · answer done -> open': elsewhere,
      'answering · answer error -> open.refused': elsewhere,
      'open.refused · retry.clicked [4] -> answering': elsewhere,
      'open · message.removed [1] -> (stays)': {
        en: 'the page does not offer to delete what must be kept',
        es: 'la página no ofrece borrar lo que debe conservarse',
      },
      '(root) · unread.seen if differs -> (stays)': {
        en: 'the count and the list agree here: the journey of two devices shows it',
        es: 'aquí la cuenta y la lista coinciden: lo muestra el recorrido de dos dispositivos',
      },
    },
  },
  openings: [ofPage('/member/messageV2', { who: 'vip5' })],
});
