import { expect } from '@playwright/test';
import { open } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import type { Popup } from '#machines/notices/notices.rules.ts';
import { ui } from '../../kit/journeys/ui.ts';

const popup = (id: string): Popup => ({
  id,
  title: id,
  content: `<p>${id}</p>`,
  date: '2026-11-01T10:00:00.000Z',
  language: 'ES',
  mark: `${id}:1`,
});
const popups = [popup('week'), popup('party')];

const noticesModel = defineModel({
  id: 'notices',
  machine: noticesMachine,
  events: {
    'opens a notice': { type: 'notice.opened', id: 'n-1' },
    'opens another': { type: 'notice.opened', id: 'n-2' },
    'two pop-ups come': { type: 'popups.came', popups, account: 'member1' },
    'neither was seen': { type: 'popups.recalled', seen: [] },
    'one was seen': { type: 'popups.recalled', seen: ['week:1'] },
    'both were seen': { type: 'popups.recalled', seen: ['week:1', 'party:1'] },
    'another version was seen': { type: 'popups.recalled', seen: ['week:2', 'party:1'] },
    'closes the pop-up': { type: 'popup.closed' },
    'follows a link in it': { type: 'place.wanted' },
    closes: { type: 'closed' },
  },
  fromOutside: [
    'two pop-ups come',
    'neither was seen',
    'one was seen',
    'both were seen',
    'another version was seen',
  ],
  project: ({ notice, popups: left, account }) => ({ notice, left: left.map(({ mark }) => mark), account }),
  properties: [
    {
      name: 'a pop-up is shown only after the browser said that this person has not seen it',
      fault: { 'states/recalling/on/popups.recalled/0/actions': [] },
      edge: ({ step, to }) =>
        step.kind !== 'event' ||
        step.event.type !== 'popups.recalled' ||
        !to.snapshot.matches('popping') ||
        to.snapshot.context.popups.every(
          ({ mark }) => !(step.event as unknown as { seen: string[] }).seen.includes(mark),
        ),
    },
    {
      name: 'every pop-up that is closed is remembered, for the person who saw it',
      fault: { 'states/popping/on/popup.closed/1/actions': 'dropPopup' },
      edge: ({ step, from, effects }) =>
        step.name !== 'closes the pop-up' ||
        effects.emitted.some(
          (event) =>
            event.type === 'popups.kept' &&
            event.marks[0] === from.snapshot.context.popups[0]?.mark &&
            event.account === 'member1',
        ),
    },
    {
      name: 'a notice that is opened is the one that is read',
      fault: { 'states/closed/on/notice.opened/actions': undefined },
      edge: ({ step, from, to }) => {
        if (step.kind !== 'event' || step.event.type !== 'notice.opened') return true;
        if (from.snapshot.matches('popping')) return true;
        return to.snapshot.matches('reading') && to.snapshot.context.notice === step.event.id;
      },
    },
    {
      name: 'new pop-ups are asked about, for who is here now',
      fault: { 'states/recalling/entry': undefined },
      edge: ({ step, from, to, effects }) => {
        if (step.name !== 'two pop-ups come') return true;
        if (from.snapshot.matches('reading') || from.snapshot.matches('recalling')) return true;
        const asked = effects.emitted.some(
          (event) => event.type === 'popups.asked' && event.account === 'member1',
        );
        return asked && to.snapshot.matches('recalling') && to.snapshot.context.popups.length === 2;
      },
    },
    {
      name: 'a pop-up that is closed makes room for the next, and the last for the page',
      fault: { 'states/popping/on/popup.closed/1/actions': 'remember' },
      edge: ({ step, from, to }) => {
        if (step.name !== 'closes the pop-up') return true;
        const left = from.snapshot.context.popups.length - 1;
        return (
          to.snapshot.matches(left > 0 ? 'popping' : 'closed') && to.snapshot.context.popups.length === left
        );
      },
    },
    {
      name: 'who goes on to another place has the page to themselves, and has seen the pop-up',
      fault: { 'states/popping/on/place.wanted/actions': undefined },
      edge: ({ step, from, to, effects }) => {
        if (step.name !== 'follows a link in it' && step.name !== 'closes') return true;
        if (from.snapshot.matches('recalling')) return true;
        const told = effects.emitted.some(({ type }) => type === 'popups.kept');
        const left = to.snapshot.matches('closed');
        return step.name === 'closes' && from.snapshot.matches('popping')
          ? true
          : left && told === from.snapshot.matches('popping');
      },
    },
    {
      name: 'a pop-up never covers the list that a person opened',
      fault: { 'states/reading/on/popups.recalled': 'popping' },
      edge: ({ from, to }) => !from.snapshot.matches('reading') || !to.snapshot.matches('popping'),
    },
  ],
  examples: [
    {
      name: 'a pop-up that was changed is shown once more, and the other one is not',
      way: ['two pop-ups come', 'another version was seen'],
      leads: 'popping',
      and: ({ to: { snapshot } }) => snapshot.context.popups.map(({ id }) => id).join() === 'week',
    },
    {
      name: 'what was seen is not shown again',
      way: ['two pop-ups come', 'both were seen'],
      leads: 'closed',
    },
    {
      name: 'pop-ups come one after the other',
      way: ['two pop-ups come', 'neither was seen', 'closes the pop-up'],
      leads: 'popping',
      and: ({ to: { snapshot } }) => snapshot.context.popups.map(({ id }) => id).join() === 'party',
    },
    {
      name: 'a notice that is opened comes before the pop-ups',
      way: ['two pop-ups come', 'opens a notice'],
      leads: 'reading',
      and: ({ to: { snapshot } }) => snapshot.context.notice === 'n-1',
    },
    {
      name: 'the page is free once the last pop-up is closed',
      way: ['two pop-ups come', 'neither was seen', 'closes the pop-up', 'closes the pop-up'],
      leads: 'closed',
    },
    {
      name: 'pop-ups that come while others are shown are asked about first',
      way: ['two pop-ups come', 'one was seen', 'two pop-ups come'],
      leads: 'recalling',
      and: ({ to: { snapshot } }) => snapshot.context.popups.length === 2,
    },
    {
      name: 'a link in a pop-up leads away from it',
      way: ['two pop-ups come', 'neither was seen', 'follows a link in it'],
      leads: 'closed',
    },
    {
      name: 'a link in a notice leads away from it',
      way: ['opens a notice', 'follows a link in it'],
      leads: 'closed',
    },
    {
      name: 'a notice opened from the list takes the place of the one before',
      way: ['opens a notice', 'opens another'],
      leads: 'reading',
      and: ({ to: { snapshot } }) => snapshot.context.notice === 'n-2',
    },
  ],
});

const line = ({ page }: Scene) => page.getByRole('region', { name: 'Avisos' }).getByRole('link');
const modal = ({ page }: Scene) => page.getByRole('dialog', { name: 'Avisos' });
const byItself = 'the browser answers by itself, as soon as the home has its announcements';

const shownThere = {
  en: 'pop-ups come by themselves when the home has its announcements: their journeys show it',
  es: 'los avisos destacados llegan solos cuando el inicio tiene sus avisos: lo muestran sus recorridos',
};

export const noticesProof = defineProof(noticesModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await open(scene);
        await expect(line(scene).first()).toBeVisible();
      },
    },
    events: {
      'opens a notice': {
        when: (snapshot) => snapshot.matches('closed'),
        how: (scene) => line(scene).first().press('Enter'),
      },
      'opens another': {
        when: (snapshot) => snapshot.matches('reading'),
        how: (scene) => modal(scene).getByRole('listitem').getByRole('link').nth(1).click(),
      },
      'two pop-ups come': byItself,
      'neither was seen': byItself,
      'one was seen': byItself,
      'both were seen': byItself,
      'another version was seen': byItself,
      'closes the pop-up': 'the journeys of pop-ups close them: here there is none',
      'follows a link in it': 'it leaves the page: the journey of notices follows one',
      closes: (scene) => modal(scene).getByRole('button', { name: 'Cerrar' }).click(),
    },
    answers: {},
    shows: {
      closed: async (scene) => {
        await expect(modal(scene)).toHaveCount(0);
        await expect(ui.header(scene.page)).toBeVisible();
      },
      recalling: passed,
      popping: 'the journeys of pop-ups show it',
      reading: (scene) => expect(modal(scene)).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      'closed · popups.came -> recalling': shownThere,
      'recalling · popups.recalled [0] if anyUnseen -> popping': shownThere,
      'recalling · popups.recalled [1] -> closed': shownThere,
      'recalling · notice.opened -> reading': shownThere,
      'popping · popup.closed [0] if more -> popping': shownThere,
      'popping · popup.closed [1] -> closed': shownThere,
      'popping · popups.came -> recalling': shownThere,
      'popping · place.wanted -> closed': shownThere,
      'reading · place.wanted -> closed': {
        en: 'it leaves the page: the journey of notices follows one',
        es: 'sale de la página: lo muestra el recorrido de los avisos',
      },
    },
  },
  openings: [resident('notices')],
  unmet: { recalling: 'the device says at once which it has shown' },
});
