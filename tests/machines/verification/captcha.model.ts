import { captchaMachine } from '#machines/verification/captcha.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../kit/failures.ts';

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
  ],
});
