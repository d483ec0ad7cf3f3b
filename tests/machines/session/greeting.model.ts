import { greetingMachine } from '#machines/session/greeting.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../../kit/models/failures.ts';

const popup = { id: '1', title: 'Hola', content: '<p>Hola</p>', date: '2026-01-01T00:00:00Z' };

export const greetingModel = defineModel({
  id: 'greeting',
  machine: greetingMachine,
  inputs: {
    'just signed in': { fresh: true, language: 'ES' },
    'a reloaded page': { fresh: false, language: 'ES' },
  },
  events: { 'closes the notice': { type: 'closed' } },
  answers: {
    popups: {
      'one pop-up': { done: { popup: [popup] } },
      none: { done: { popup: [] } },
      dropped: { done: {} },
      lost,
      late,
    },
  },
  project: ({ fresh, popups }) => ({ fresh, popups: popups.length }),
  properties: [
    {
      name: 'a reloaded page is not greeted again',
      fault: { 'states/choosing/always/0/guard': undefined },
      state: ({ snapshot }) => snapshot.context.fresh || snapshot.matches('greeted'),
    },
    {
      name: 'an empty notice is never shown',
      fault: { 'states/asking/invoke/onDone/0/guard': undefined },
      state: ({ snapshot }) => !snapshot.matches('shown') || snapshot.context.popups.length > 0,
    },
  ],
});
