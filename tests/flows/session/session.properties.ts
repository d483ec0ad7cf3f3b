import { type Step, stateLabel } from '#assurance/walk/graph.ts';
import type { Property } from '#assurance/walk/model.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { kindOf } from '#machines/session/session.rules.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';

/** The token that comes in place of the first one. */
export const renewed = 'planted-new-token';

/** The token of a person who is coming in. */
export const coming = 'planted-coming-token';

const whole = ({ event }: { event: object }) => event;
const drops = (emitted: readonly { type: string }[]) =>
  emitted.some(({ type }) => type === 'token.dropped' || type === 'storage.cleared');

/** What the session only takes note of, besides the end of a greeting. */
const notes: readonly string[] = [
  'features.learned',
  'language.changed',
  'displaced.seen',
  'renewal.seen',
  'token.kept',
  'token.dropped',
];
const isNoted = (step: Step) =>
  step.kind === 'event'
    ? notes.includes(step.event.type)
    : step.kind === 'answer' && step.actor === 'greeting';

/** What holds of a session, whatever comes in between. */
export const sessionProperties: readonly Property<typeof sessionMachine>[] = [
  {
    name: 'when the browser forgets a token for good, it also forgets the rest of the session',
    fault: { 'states/entering/invoke/onError/actions': 'dropToken' },
    edge: ({ to, effects }) =>
      !to.snapshot.matches('visitor') ||
      !effects.emitted.some(({ type }) => type === 'token.dropped') ||
      effects.emitted.some(({ type }) => type === 'storage.cleared'),
  },
  {
    name: 'a person is signed in only with a token and as a member known to the gateway',
    fault: { 'states/entering/invoke/onDone/2/target': 'present.signedIn.member' },
    state: ({ snapshot }) =>
      !snapshot.matches({ present: 'signedIn' }) ||
      (snapshot.context.token !== null && snapshot.context.member !== null),
  },
  {
    name: 'a token is held only while a person is here or is being asked about signing out',
    fault: { 'states/entering/states/expired/entry': ['dropToken', 'forgetReads', 'tellEnded'] },
    state: ({ snapshot }) =>
      snapshot.context.token === null || snapshot.matches('present') || snapshot.matches('starting'),
  },
  {
    name: 'what is only taken note of leaves a person where they are, and all that is under way there',
    fault: { 'states/present/on/renewal.seen': { target: '.resuming', actions: 'seeRenewed' } },
    edge: ({ from, step, to, effects: { started, stopped } }) =>
      !isNoted(step) ||
      (stateLabel(from.snapshot) === stateLabel(to.snapshot) && started.length + stopped.length === 0),
  },
  {
    name: 'no token or member is kept for a visitor',
    fault: { 'states/visitor/entry': 'tellKind' },
    state: ({ snapshot }) =>
      !snapshot.matches('visitor') ||
      (holdsNone(snapshot.context, [secrets.token, renewed, coming]) && snapshot.context.member === null),
  },
  {
    name: 'a restricted session allows only the password change, the verification and signing out',
    fault: { 'states/present/states/restricted/invoke/onDone/target': 'signedIn' },
    edge: ({ from: { snapshot: from }, to: { snapshot: to } }) => {
      const closed = ['restricted', 'unverified'].some((present) => from.matches({ present } as never));
      return !closed || !to.matches({ present: 'signedIn' });
    },
  },
  {
    name: 'the gateway decides the kind of account: 1, 2, 41 and 42 are agents, 4 is a demo and no agent, whoever is away is neither',
    fault: { 'states/present/states/admitting/always/1/guard': 'agent' },
    state: ({ snapshot }) => {
      const { type, away } = snapshot.context.member ?? {};
      const isAway = snapshot.matches({ present: { signedIn: 'away' } });
      if (isAway || (away === true && snapshot.matches({ present: 'signedIn' })))
        return isAway && away === true;
      if (snapshot.matches({ present: { signedIn: 'agent' } }))
        return [1, 2, 41, 42].includes(type as number);
      if (snapshot.matches({ present: { signedIn: 'demo' } })) return type === 4;
      return !snapshot.matches({ present: { signedIn: 'member' } }) || type === 0;
    },
  },
  {
    name: 'what was read for an account is forgotten before anybody else is here, or nobody, whichever way it is left',
    fault: { 'states/visitor/entry': ['forget', 'tellKind'] },
    path: {
      start: 'nobody',
      next: (before: string, { to: { snapshot: to }, effects }) => {
        const forgotten = effects.emitted.some((event) => event.type === 'stale' && event.reads === 'all');
        const whose = forgotten ? 'nobody' : before;
        const here = to.matches('present') && to.context.account !== '' ? to.context.account : 'nobody';
        if (whose !== 'nobody' && whose !== here) return false;
        return here;
      },
    },
  },
  {
    name: 'the end of a session and a refused token are heard whatever is open, and a person known here is asked to sign in again',
    fault: { 'states/present/states/leaving/on/token.refused': { actions: 'doubt' } },
    edge: ({ from: { snapshot: from }, step, to: { snapshot: to } }) => {
      const over = step.kind === 'answer' && step.actor === 'life' && step.name === 'over';
      const refused =
        (step.kind === 'event' &&
          step.event.type === 'token.refused' &&
          step.event.token === from.context.token) ||
        (step.kind === 'answer' && step.actor === 'arrival' && step.name === 'turned away');
      const known = from.matches('present') && from.context.account !== '';
      return !(known && (over || refused)) || to.matches({ entering: 'expired' });
    },
  },
  {
    name: 'the time left is watched as long as there is a token, whatever is open',
    fault: { 'states/present/invoke': undefined },
    state: ({ snapshot, running }) => !snapshot.matches('present') || running.includes('life'),
  },
  {
    name: 'nothing of the person but whose page it is outlives their session behind the dialog',
    fault: { 'states/entering/states/expired/entry/0': 'dropToken' },
    state: ({ snapshot }) => !snapshot.matches({ entering: 'expired' }) || snapshot.context.member === null,
  },
  {
    name: 'what stands before an account is done when another tab of the session renewed the token',
    fault: { 'states/present/states/unverified/on/token.renewed': undefined },
    edge: ({ from: { snapshot: from }, step, to: { snapshot: to } }) => {
      const held = from.matches({ present: 'restricted' }) || from.matches({ present: 'unverified' });
      const heard = step.kind === 'event' && step.event.type === 'token.renewed' && step.event.heard === true;
      const ours = heard && step.event.token === from.context.token;
      return !(held && ours) || to.matches({ present: 'resuming' });
    },
  },
  {
    name: 'another session’s token never ends this session',
    fault: { 'states/present/on/token.refused/guard': undefined },
    edge: ({ from, step, to }) =>
      step.kind !== 'event' ||
      step.event.type !== 'token.refused' ||
      step.event.token === from.snapshot.context.token ||
      from.key === to.key,
  },
  {
    name: 'W16 a renewed token is taken in one step: nobody is signed out, and browser, tabs and sign-out get the new one',
    fault: { 'on/token.renewed': { guard: { type: 'ours', params: whole }, target: '.entering.expired' } },
    edge: ({ from: { snapshot: from, key }, step, to, effects }) => {
      if (step.kind !== 'event' || step.event.type !== 'token.renewed') return true;
      if (step.event.token !== from.context.token) return to.key === key;
      const { token, account } = to.snapshot.context;
      const reported = effects.emitted.some(
        (event) => event.type === 'token.renewed' && event.token === secrets.token,
      );
      return token === renewed && account === from.context.account && reported && !drops(effects.emitted);
    },
  },
  {
    name: 'after a token is renewed or restricted, the gateway is asked who is here as soon as nothing stands in the way',
    fault: { 'on/token.restricted': { target: '.present.signedIn' } },
    path: {
      start: 'known',
      next: (before: 'known' | 'doubted', { from, step, to: { snapshot: to } }) => {
        const word = step.kind === 'event' ? step.event : null;
        const told = word?.type === 'token.renewed' || word?.type === 'token.restricted';
        const reported =
          told &&
          !(word.type === 'token.restricted' && word.away && kindOf(from.snapshot.context) === 'away');
        const asked = step.kind === 'answer' && ['arrival', 'entry'].includes(step.actor);
        const { token } = from.snapshot.context;
        const doubted = (reported && word.token === token) || (before === 'doubted' && !asked);
        if (doubted && to.matches({ present: 'signedIn' })) return false;
        return doubted && to.context.token !== null ? 'doubted' : 'known';
      },
    },
  },
  {
    name: 'an absence that begins, ends or is refused for makes the gateway be asked, and signs nobody out',
    fault: { 'states/present/on/absence.changed': 'entering.expired' },
    edge: ({ from: { snapshot: from }, step, to: { snapshot: to }, effects }) => {
      if (step.kind !== 'event' || !from.matches({ present: 'signedIn' })) return true;
      const { event } = step;
      const excluded = event.type === 'token.restricted' && event.away === true;
      if (event.type !== 'absence.changed' && !excluded) return true;
      const known = excluded && (event.token !== from.context.token || kindOf(from.context) === 'away');
      const same = to.context.token === from.context.token && to.context.account === from.context.account;
      return same && !drops(effects.emitted) && (known || to.matches({ present: 'resuming' }));
    },
  },
  {
    name: 'W10 a restriction during use works as after a reload: the gateway is asked, and nobody is signed out',
    fault: {
      'on/token.restricted': { guard: { type: 'ours', params: whole }, target: '.entering.expired' },
    },
    edge: ({ from: { snapshot: from, key }, step, to, effects }) => {
      if (step.kind !== 'event' || step.event.type !== 'token.restricted') return true;
      const { token, account } = from.context;
      if (step.event.token !== token || step.event.away) return step.event.away || to.key === key;
      const kept = to.snapshot.context.token === token && to.snapshot.context.account === account;
      const asks = !from.matches({ present: 'signedIn' }) || to.snapshot.matches({ present: 'resuming' });
      return kept && asks && !drops(effects.emitted);
    },
  },
  {
    name: 'W10 a changed password makes the product read everything again at once',
    fault: { 'states/present/states/restricted/invoke/onDone/actions': ['keepRenewed', 'goHome'] },
    edge: ({ step, effects }) =>
      step.name !== 'changed' ||
      effects.emitted.some((event) => event.type === 'stale' && event.reads === 'all'),
  },
  {
    name: 'a changed password, forced or by choice, makes the gateway be asked who is here, leads home and is said',
    fault: { 'states/present/states/signedIn/on/password.changed/actions': 'goHome' },
    edge: ({ from: { snapshot: from }, step, to: { snapshot: to }, effects }) => {
      const here = from.matches({ present: 'signedIn' }) || from.matches({ present: 'resuming' });
      const wished = step.name === 'changed the password by choice' && here;
      if (step.name !== 'changed' && !wished) return true;
      const home = effects.emitted.some(({ type }) => type === 'navigate');
      return to.matches({ present: 'resuming' }) && to.context.renewed && home;
    },
  },
  {
    name: 'a first login that is still to be announced is announced once the password was changed',
    fault: {
      'states/entering/invoke/onDone/0/actions': [
        {
          type: 'keepEntry',
          params: ({ event }: { event: { output: object } }) => ({
            output: { ...event.output, unannounced: undefined },
          }),
        },
        'tellKind',
      ],
    },
    path: {
      start: '',
      next: (before: string, { step, effects, to: { snapshot: to } }) => {
        if (!to.matches('present')) return '';
        const due = step.name === 'restricted, at a first login' ? 'due' : before;
        const asked = effects.started.find(({ id }) => id === 'arrival');
        if (asked === undefined) return due;
        if (due === 'due' && !(asked.input as { firstTime: boolean }).firstTime) return false;
        return '';
      },
    },
  },
  {
    name: 'OUT-05 the other tabs hear when a session ends by itself',
    fault: { 'states/entering/states/expired/entry': ['lose', 'dropToken', 'forgetReads', 'tellLost'] },
    edge: ({ from, to, effects }) =>
      from.snapshot.matches({ entering: 'expired' }) ||
      to.snapshot.matches({ entering: 'expired' }) ===
        effects.emitted.some(({ type }) => type === 'tabs.alerted'),
  },
  {
    name: 'a person who leaves hands the token to the sign-out, with the reason for leaving',
    fault: { 'states/present/on/signOut.asked/actions': undefined },
    edge: ({ from, step, to, effects }) =>
      step.name.includes('sign-out is') ||
      from.snapshot.matches({ present: 'leaving' }) ||
      !to.snapshot.matches({ present: 'leaving' }) ||
      effects.emitted.some(
        (event) =>
          event.type === 'signOut.opened' &&
          event.token === from.snapshot.context.token &&
          (event.next === 'register') === step.name.includes('instead of the demo'),
      ),
  },
  {
    name: 'OUT-05 signing out elsewhere signs out here, and another account that comes in elsewhere ends this session',
    fault: { 'on/tabs.heard/guard': undefined },
    edge: ({ from: { snapshot, key }, step, to }) => {
      if (step.kind !== 'event' || step.event.type !== 'tabs.heard') return true;
      const { account: here } = snapshot.context;
      const same = step.event.account === here;
      const ends = here !== '' && (step.event.word === 'left' ? same : !same);
      return ends ? to.snapshot.matches('visitor') : to.key === key;
    },
  },
  {
    name: 'OUT-05 the gateway ends a token that this tab gives up by itself, and no other',
    fault: {
      'on/tabs.heard/actions': [{ type: 'keepHeard', params: whole }, 'dropToken', 'clearStorage', 'goHome'],
    },
    edge: ({ from: { snapshot: from }, step, effects }) => {
      const token = from.context.token ?? from.context.coming;
      const mine = step.kind === 'event' ? step.event.type === 'tabs.heard' : step.name === 'broke';
      const ended = effects.emitted.flatMap((event) =>
        event.type === 'session.forsaken' && event.token !== null ? [event.token] : [],
      );
      const given = mine && token !== null && drops(effects.emitted) ? [token] : [];
      return JSON.stringify(ended) === JSON.stringify(given);
    },
  },
  {
    name: 'W11 the account has one name from the first answer on, even after a reload of a restricted session',
    fault: {
      'states/present/states/resuming/invoke/onDone/1/actions': {
        type: 'keepArrival',
        params: ({ event }: { event: { output: { outcome: string } } }) => ({
          output: { ...event.output, ...(event.output.outcome === 'restricted' ? { account: '' } : {}) },
        }),
      },
    },
    edge: ({ step, to: { snapshot } }) =>
      step.kind !== 'answer' ||
      step.actor !== 'arrival' ||
      step.name.includes('without a name') ||
      !snapshot.matches('present') ||
      snapshot.context.account === 'ana',
  },
  {
    name: 'SES-03 only the same account keeps its work in hand: any other account begins at home',
    fault: { 'states/present/states/admitting/always/0/actions': 'settle' },
    edge: ({ from, to, effects }) => {
      const [before, after] = [from.snapshot.context.account, to.snapshot.context.account];
      const switched = from.snapshot.matches('entering') && before !== '' && after !== '' && before !== after;
      return !switched || effects.emitted.some(({ type }) => type === 'navigate');
    },
  },
  {
    name: 'the rest of the product learns who came in, even when something must be done first',
    fault: { 'states/entering/invoke/onDone/0/actions': { type: 'keepEntry', params: whole } },
    edge: ({ from: { snapshot: from }, to: { snapshot: to }, effects }) => {
      const asked = from.matches('entering') || from.matches({ present: 'resuming' });
      const here =
        to.matches('present') && !to.matches({ present: 'resuming' }) && !to.matches({ present: 'leaving' });
      if (!asked || !here) return true;
      const reported = effects.emitted.filter((event) => event.type === 'account.changed').at(-1);
      return reported !== undefined && reported.account === kindOf(to.context);
    },
  },
  {
    name: 'giving up signing in tells the product that nobody is here, even after a session that ended by itself',
    fault: { 'states/visitor/entry': ['forgetTheirs', 'forget'] },
    edge: ({ step, effects }) =>
      step.kind !== 'answer' ||
      step.actor !== 'entry' ||
      step.name !== 'closed' ||
      effects.emitted.some((event) => event.type === 'account.changed' && event.account === null),
  },
  {
    name: 'a session that expires keeps the person on the page',
    fault: { 'states/entering/states/expired/entry': ['lose', 'dropToken', 'goHome'] },
    edge: ({ to, effects }) =>
      !to.snapshot.matches({ entering: 'expired' }) ||
      effects.emitted.every(({ type }) => type !== 'navigate'),
  },
];
