import type { SnapshotFrom } from 'xstate';
import type { Property } from '#assurance/walk/model.ts';
import type { statusMachine } from '#machines/system/status.machine.ts';

type Snapshot = SnapshotFrom<typeof statusMachine>;

/** Whether the gateway has answered and is asked again later. */
export const waits = (snapshot: Snapshot) => snapshot.matches({ watch: 'waiting' });
const rests = (snapshot: Snapshot) => snapshot.matches({ watch: 'resting' });
/** Whether the other tab was told what this one knows. */
const agree = (snapshot: Snapshot, told: string) =>
  snapshot.matches({ situation: told.endsWith('maintenance') ? 'maintenance' : 'normal' });

/** What holds of the product's status, wherever its watch is. */
export const statusProperties: readonly Property<typeof statusMachine>[] = [
  {
    name: 'maintenance wins when both maintenance and a restriction are set',
    fault: { 'states/watch/states/asking/invoke/onDone/0/actions/2': 'foundNormal' },
    state: ({ snapshot }) =>
      snapshot.context.result?.maintenance !== true || snapshot.matches({ situation: 'maintenance' }),
  },
  {
    name: 'the app counts as normal only after the gateway said so',
    fault: { 'states/situation/initial': 'normal' },
    state: ({ snapshot }) =>
      !snapshot.matches({ situation: 'normal' }) ||
      (snapshot.context.result?.maintenance === false && !snapshot.context.result.regionRestriction),
  },
  {
    name: 'a status without a tree switches nothing off: the tree is fetched separately',
    fault: { 'states/watch/states/asking/invoke/onDone/2/target': 'waiting' },
    edge: ({ step, effects: { emitted, started } }) =>
      step.name !== 'normal, without a tree' ||
      (emitted.every(({ type }) => type !== 'features.learned') &&
        started.some(({ id }) => id === 'whitelabel')),
  },
  {
    name: 'the rest of the product learns what the tree switches on, wherever the tree came from',
    fault: { 'states/watch/states/learning/invoke/onDone/actions': undefined },
    edge: ({ step, effects: { emitted } }) =>
      !(step.name === 'tree' || step.name === 'normal') ||
      emitted.some((event) => event.type === 'features.learned' && event.features.freePlay),
  },
  {
    name: 'the gateway is asked again by itself in every situation, on a hidden page when it is seen again',
    fault: { 'states/watch/states/unreachable/after': undefined },
    state: ({ snapshot, running, timers }) =>
      running.length > 0 || timers.length > 0 || (rests(snapshot) && snapshot.context.hidden),
  },
  {
    name: 'a network that is back begins the count of failures anew, whether the gateway is being asked or could not be',
    fault: { 'states/watch/states/unreachable/on/network.back/actions': undefined },
    edge: ({ from, step, to }) =>
      step.name !== 'the network is back' ||
      !(from.snapshot.matches({ watch: 'asking' }) || from.snapshot.matches({ watch: 'unreachable' })) ||
      to.snapshot.context.regained,
  },
  {
    name: 'a page that nobody sees asks nothing by itself',
    fault: { 'states/watch/states/due/always/0/target': 'asking' },
    edge: ({ from, step, effects }) =>
      !from.snapshot.context.hidden || step.kind !== 'timer' || effects.started.length === 0,
  },
  {
    name: 'a page that is seen again catches up, but not at the same moment as all others',
    fault: { 'states/watch/states/resting/on/page.shown/target': 'asking' },
    edge: ({ from, step, to }) =>
      step.name !== 'the page is seen again' ||
      !rests(from.snapshot) ||
      to.timers.some(({ delay }) => delay > 0 && delay <= 3_000),
  },
  {
    name: 'what another tab was told need not be asked again, if it is nothing new',
    fault: { 'states/watch/states/waiting/on/status.heard/0/reenter': false },
    edge: ({ from, step, to, effects }) =>
      !step.name.startsWith('another tab was told') ||
      !waits(from.snapshot) ||
      !agree(from.snapshot, step.name) ||
      (waits(to.snapshot) && effects.started.length === 0 && effects.armed.length === 1),
  },
  {
    name: 'a hidden page that hears nothing new from another tab has caught up',
    fault: { 'states/watch/states/resting/on/status.heard/target': 'asking' },
    edge: ({ from, step, to }) =>
      !step.name.startsWith('another tab was told') ||
      !rests(from.snapshot) ||
      (agree(from.snapshot, step.name) ? waits(to.snapshot) : rests(to.snapshot)),
  },
  {
    name: 'what another tab was told is asked for, if it is news',
    fault: { 'states/watch/states/waiting/on/status.heard/1': { target: 'waiting' } },
    edge: ({ from, step, to }) =>
      !step.name.startsWith('another tab was told') ||
      !waits(from.snapshot) ||
      agree(from.snapshot, step.name) ||
      to.snapshot.matches({ watch: from.snapshot.context.hidden ? 'resting' : 'asking' }),
  },
  {
    name: 'the other tabs are told what the gateway answers here',
    fault: { 'states/situation/on/found.normal/actions': undefined },
    edge: ({ step, to, effects: { emitted } }) =>
      step.kind !== 'answer' ||
      !('done' in step.answer) ||
      step.name === 'tree' ||
      emitted.some(
        (event) =>
          event.type === 'status.told' && to.snapshot.matches({ situation: event.situation as 'normal' }),
      ),
  },
  {
    name: 'CFG-05 a refused call is looked into while all seemed normal; on a closed product it is no news',
    fault: { 'states/watch/states/waiting/on/unavailable.seen/guard': undefined },
    edge: ({ from, step, effects }) =>
      step.name !== 'an answer said 503 or 451' ||
      !waits(from.snapshot) ||
      effects.started.length === (from.snapshot.matches({ situation: 'normal' }) ? 1 : 0),
  },
];
