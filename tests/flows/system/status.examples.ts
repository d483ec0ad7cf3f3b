import type { Arrival, Example } from '#assurance/walk/model.ts';
import type { statusMachine } from '#machines/system/status.machine.ts';
import { told, waitsFor } from '../arrivals.ts';

type End = Arrival<typeof statusMachine>;

/** Where the two halves of the machine are: what is known, and how it is being watched. */
const at = (situation: string, watch: string) => `situation.${situation}, watch.${watch}`;

const features = 'features.learned';
const normal = ['status: normal'];
const learning = ['status: normal, without a tree'];
const unreachable = ['status: lost'];
const resting = [...normal, 'the page is hidden', 'after pollEvery (watch.waiting)'];
const catchingUp = [...resting, 'the page is seen again'];

/** What is accepted of the watch on the gateway's status, way by way. */
export const statusExamples: readonly Example<typeof statusMachine>[] = [
  {
    name: 'the gateway is asked at once, and whether the page is in sight',
    way: [],
    leads: at('unknown', 'asking'),
    and: told('sight.asked'),
  },
  {
    name: 'an answer that all is normal shows the product with its features, and is asked for again',
    way: normal,
    leads: at('normal', 'waiting'),
    and: (end) => told(features, 'cdns.learned')(end) && waitsFor(87_500)(end),
  },
  {
    name: 'features that did not come with the answer are asked for',
    way: learning,
    leads: at('normal', 'learning'),
    and: told('cdns.learned'),
  },
  {
    name: 'features that were asked for are told',
    way: [...learning, 'whitelabel: tree'],
    leads: at('normal', 'waiting'),
    and: told(features),
  },
  {
    name: 'without the features the product goes on',
    way: [...learning, 'whitelabel: lost'],
    leads: at('normal', 'waiting'),
  },
  ...[
    { how: 'maintenance', shows: 'maintenance' },
    { how: 'restriction', shows: 'restricted' },
    { how: 'both', shows: 'maintenance' },
  ].map(({ how, shows }) => ({
    name: `what closes the product takes its place (${how})`,
    way: [`status: ${how}`],
    leads: at(shows, 'waiting'),
    and: told(features),
  })),
  {
    name: 'a gateway that could not be asked is asked again soon',
    way: unreachable,
    leads: at('unknown', 'unreachable'),
    and: waitsFor(4_000),
  },
  {
    name: 'a gateway that could not be asked twice is asked again later',
    way: [...unreachable, 'retries', 'status: lost'],
    leads: at('unknown', 'unreachable'),
    and: waitsFor(87_500),
  },
  {
    name: 'a gateway that could not be asked though the network is back is asked again soon, however often it could not before',
    way: [...unreachable, 'retries', 'status: lost', 'the network is back', 'status: lost'],
    leads: at('unknown', 'unreachable'),
    and: waitsFor(4_000),
  },
  ...[
    { when: 'it is time', way: [...normal, 'after pollEvery (watch.waiting)'], known: 'normal' },
    { when: 'a person wants it', way: [...normal, 'retries'], known: 'normal' },
    {
      when: 'an answer says that it is closed',
      way: [...normal, 'an answer said 503 or 451'],
      known: 'normal',
    },
    {
      when: 'another tab heard something else',
      way: [...normal, 'another tab was told of maintenance'],
      known: 'normal',
    },
    {
      when: 'it could not be before',
      way: [...unreachable, 'after retryAfter (watch.unreachable)'],
      known: 'unknown',
    },
    { when: 'a person wants it though it could not be', way: [...unreachable, 'retries'], known: 'unknown' },
    { when: 'the network is back', way: [...unreachable, 'the network is back'], known: 'unknown' },
    { when: 'the network is back meanwhile', way: ['the network is back'], known: 'unknown' },
    {
      when: 'the page has been in sight for a moment',
      way: [...catchingUp, 'after catchUp (watch.catchingUp)'],
      known: 'normal',
    },
    { when: 'a person who is back wants it', way: [...catchingUp, 'retries'], known: 'normal' },
    {
      when: 'an answer says so to a person who is back',
      way: [...catchingUp, 'an answer said 503 or 451'],
      known: 'normal',
    },
  ].map(({ when, way, known }) => ({
    name: `the gateway is asked when ${when}`,
    way,
    leads: at(known, 'asking'),
    and: ({ effects }: End) => effects.started.some(({ id }) => id === 'status'),
  })),
  ...[
    { where: 'while it is asked', way: [], known: 'unknown' },
    { where: 'while features are asked for', way: learning, known: 'normal' },
    { where: 'while nothing is asked', way: normal, known: 'normal' },
    { where: 'while a page that is seen again waits', way: catchingUp, known: 'normal' },
  ].map(({ where, way, known }) => ({
    name: `a lost network is noticed ${where}`,
    way: [...way, 'the network is lost'],
    leads: at(known, 'unreachable'),
  })),
  {
    name: 'what is closed already needs no further question',
    way: ['status: maintenance', 'an answer said 503 or 451'],
    leads: at('maintenance', 'waiting'),
  },
  {
    name: 'what another tab heard counts here, and the wait begins again',
    way: [...normal, 'another tab was told that all is normal'],
    leads: at('normal', 'waiting'),
    and: ({ effects }) => effects.armed.length === 1,
  },
  ...[
    { what: 'a person wants it', way: [...normal, 'the page is hidden', 'retries'], known: 'normal' },
    {
      what: 'a person who was back wants it',
      way: [...catchingUp, 'the page is hidden', 'retries'],
      known: 'normal',
    },
    {
      what: 'an answer says so to a person who was back',
      way: [...catchingUp, 'the page is hidden', 'an answer said 503 or 451'],
      known: 'normal',
    },
    {
      what: 'a person wants it though it could not be',
      way: [...unreachable, 'the page is hidden', 'retries'],
      known: 'unknown',
    },
  ].map(({ what, way, known }) => ({
    name: `the gateway is asked although the page is hidden when ${what}`,
    way,
    leads: at(known, 'asking'),
  })),
  {
    name: 'a network that is back asks nothing for a hidden page',
    way: [...unreachable, 'the page is hidden', 'the network is back'],
    leads: at('unknown', 'resting'),
  },
  { name: 'a hidden page asks nothing', way: resting, leads: at('normal', 'resting') },
  {
    name: 'what another tab heard counts for a hidden page',
    way: [...resting, 'another tab was told that all is normal'],
    leads: at('normal', 'waiting'),
  },
  {
    name: 'a page that is seen again asks within a few seconds',
    way: catchingUp,
    leads: at('normal', 'catchingUp'),
    and: (end) => waitsFor(1_500)(end) && !end.to.snapshot.context.hidden,
  },
  {
    name: 'a page that was hidden for a moment goes on as before',
    way: [...normal, 'the page is hidden', 'the page is seen again'],
    leads: at('normal', 'waiting'),
    and: ({ to }) => !to.snapshot.context.hidden,
  },
];
