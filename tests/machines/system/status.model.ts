import { statusMachine } from '#machines/system/status.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../../kit/models/failures.ts';

const whitelabel = [{ modId: 'FREEPLAY', enabled: '1' }];

const answer = (maintenance: boolean, regionRestriction: boolean, info: object = { whitelabel }) => ({
  done: { info, maintenance, regionRestriction, location: { ip: '203.0.113.7', country: 'ES' } },
});

export const statusModel = defineModel({
  id: 'status',
  machine: statusMachine,
  inputs: { here: { host: 'localhost', chance: 0 } },
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
      'normal, without a tree': answer(false, false, {}),
      maintenance: answer(true, false),
      restriction: answer(false, true),
      both: answer(true, true),
      lost,
      late,
    },
    whitelabel: { tree: { done: whitelabel }, lost, late },
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
      name: 'a status without a tree switches nothing off: the tree is asked for by itself',
      fault: { 'states/watch/states/asking/invoke/onDone/2/target': 'waiting' },
      edge: ({ step, effects: { emitted, started } }) =>
        step.name !== 'normal, without a tree' ||
        (emitted.every(({ type }) => type !== 'features.learned') &&
          started.some(({ id }) => id === 'whitelabel')),
    },
    {
      name: 'what the tree switches on is told to the rest of the product, wherever it came from',
      fault: { 'states/watch/states/learning/invoke/onDone/actions': undefined },
      edge: ({ step, effects: { emitted } }) =>
        !(step.name === 'tree' || step.name === 'normal') ||
        emitted.some((told) => told.type === 'features.learned' && told.features.freePlay),
    },
    {
      name: 'whatever the situation, the gateway is asked again by itself',
      fault: { 'states/watch/states/unreachable/after': undefined },
      state: ({ running, timers }) => running.length > 0 || timers.length > 0,
    },
  ],
});
