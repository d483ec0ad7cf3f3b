import { statusMachine } from '#machines/system/status.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../kit/failures.ts';

const answer = (maintenance: boolean, regionRestriction: boolean) => ({
  done: { info: {}, maintenance, regionRestriction, location: { ip: '203.0.113.7', country: 'ES' } },
});

export const statusModel = defineModel({
  id: 'status',
  machine: statusMachine,
  inputs: { here: { host: 'localhost' } },
  events: {
    retries: { type: 'retry.clicked' },
    'an answer said 503 or 451': { type: 'unavailable.seen' },
    'the network is lost': { type: 'network.lost' },
    'the network is back': { type: 'network.back' },
  },
  fromOutside: ['an answer said 503 or 451', 'the network is lost', 'the network is back'],
  answers: {
    status: {
      normal: answer(false, false),
      maintenance: answer(true, false),
      restriction: answer(false, true),
      both: answer(true, true),
      lost,
      late,
    },
  },
  project: ({ result, failures }) => ({
    maintenance: result?.maintenance ?? null,
    restriction: result?.regionRestriction ?? null,
    failures: Math.min(failures, 2),
  }),
  properties: [
    {
      name: 'maintenance wins over a restriction when both are set',
      fault: { 'states/watch/states/asking/invoke/onDone/0/actions/2': 'foundNormal' },
      state: ({ snapshot }) =>
        snapshot.context.result?.maintenance !== true || snapshot.matches({ situation: 'maintenance' }),
    },
    {
      name: 'the app is shown as normal only when the gateway said so',
      fault: { 'states/situation/initial': 'normal' },
      state: ({ snapshot }) =>
        !snapshot.matches({ situation: 'normal' }) ||
        (snapshot.context.result?.maintenance === false && !snapshot.context.result.regionRestriction),
    },
    {
      name: 'whatever the situation, the gateway is asked again by itself',
      fault: { 'states/watch/states/unreachable/after': undefined },
      state: ({ running, timers }) => running.length > 0 || timers.length > 0,
    },
  ],
});
