import { captchaMachine } from '#machines/verification/captcha.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../../kit/models/failures.ts';

export const captchaModel = defineModel({
  id: 'captcha',
  machine: captchaMachine,
  events: {
    'a form wants a captcha': { type: 'captcha.wanted' },
    'clicks the image': { type: 'captcha.clicked' },
  },
  fromOutside: ['a form wants a captcha'],
  answers: { fetchCaptcha: { image: { done: 'iVBORw0KGgo=' }, lost, late } },
  project: ({ image }) => image !== null,
  properties: [
    {
      name: 'an image is shown only when there is one',
      fault: { 'states/loading/invoke/onError': 'shown' },
      state: ({ snapshot }) => !snapshot.matches('shown') || snapshot.context.image !== null,
    },
    {
      name: 'a click fetches at most one image, and none within a second of the last',
      fault: { 'states/shown/on': { 'captcha.clicked': 'loading' } },
      edge: ({ from, step, effects }) =>
        step.name !== 'clicks the image' || effects.started.length === 0 || from.timers.length === 0,
    },
    {
      name: 'an image is asked for at most once a second, whoever wants it: a person, a refusal or another tab',
      fault: { 'states/shown/states/pausing/on/captcha.wanted': '#captcha.loading' },
      path: {
        start: 'rested',
        next: (last: string, { step, effects }) => {
          const asks = effects.started.some(({ id }) => id === 'fetchCaptcha');
          if (asks && last === 'recent' && step.kind !== 'timer') return false;
          if (asks) return 'recent';
          return step.kind === 'timer' ? 'rested' : last;
        },
      },
    },
    {
      name: 'what a form wanted anew is never the image that was there, or on its way, before',
      fault: { 'states/loading/on/captcha.wanted': {} },
      edge: ({ from, to, step, effects }) =>
        step.name !== 'a form wants a captcha' ||
        from.snapshot.matches('due') ||
        effects.started.length > 0 ||
        (to.snapshot.matches('due') && to.snapshot.context.image === null),
    },
  ],
});
