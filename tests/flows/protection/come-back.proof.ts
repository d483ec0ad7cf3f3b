import { expect } from '@playwright/test';
import { actStarts, actWays, brokenAct, onlyByDefect } from '#assurance/browser/acts.ts';
import { byCall, over, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { Absence } from '#contract/protection/absence.ts';
import { readProtection } from '#contract/protection/markets.ts';
import type { Standing } from '#contract/protection.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { comeBackMachine } from '#machines/protection/come-back.machine.ts';
import { mayAsk, shownStep } from '#machines/protection/come-back.rules.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { actEnds, actProject, askedOnly, opened } from '../../kit/models/money.ts';
import { absence } from './absence-proof.ts';

const now = 1_800_000_000_000;
const day = 86_400_000;
const care = { standing: 'NONE', since: null, toAnswer: null, answerBy: null, suspended: false } as const;
const nothing = {
  play: false,
  deposit: false,
  payByCard: false,
  promote: false,
  vip: false,
  transferInLine: false,
  cancelWithdrawal: false,
};

/** What the gateway says, in a market with the people who decide, or in one without. */
function says(of: Absence | null, market: 'UNION' | 'ES' = 'ES'): { readonly done: Standing } {
  const none = {
    session: null,
    checkMinutes: null,
    noticeSince: null,
    lockedUntil: null,
    limitsAsked: 'no',
  } as const;
  const known = {
    now,
    zone: 'America/Mexico_City',
    limits: [],
    ...readProtection({ market }),
    absence: of,
    care,
    may: nothing,
  };
  return { done: { ...known, ...none } };
}

const excluded = (returnFrom: number | null, wish: Absence['return'] = null): Absence => ({
  ...absence('EXCLUSION', now),
  returnFrom,
  return: wish,
});
const wish = (state: NonNullable<Absence['return']>['state'], toRead: string | null = null): Absence =>
  excluded(now - day, {
    state,
    askedAt: now - day,
    decideBy: state === 'DECIDING' ? now + day : null,
    coolUntil: state === 'COOLING' ? now + day : null,
    toRead,
  });

/** What the act of a step sends. */
function sentIn({ started }: Arrival['effects']): ActInput['send'] | null {
  const [act] = started;
  return act ? (act.input as ActInput).send : null;
}

/** Made when something is pressed; a page that is opened anew has another one, which nothing is sent under. */
const wishKey = opened['a first key'].key;
const asked = { absence: wish('COOLING') };
const other = { absence: null };

const refusedBefore = ['standing: a person said no before', 'wants to come back'];
const wishing = ['standing: it may be asked for', 'wants to come back', 'submits'];

const comeBackModel = defineModel({
  id: 'comeBack',
  machine: comeBackMachine,
  inputs: { ...opened, 'a first key': { key: 'a-key-of-the-page' } },
  events: {
    'looks again': { type: 'look.asked' },
    'wants to come back': { type: 'return.wanted' },
    'says why': { type: 'field.changed', text: 'Quiero volver' },
    'closes it': { type: 'edited' },
    submits: { type: 'submitted', act: 'ASK', key: wishKey },
    'takes it back': { type: 'chosen', act: 'DROP', key: wishKey },
    confirms: { type: 'chosen', act: 'CONFIRM', key: wishKey },
    'asks for the outcome': { type: 'check.asked' },
  },
  answers: {
    standing: {
      'it is too early': says(excluded(now + day)),
      'it may be asked for': says(excluded(now - day)),
      'it may be asked for, and a person decides': says(excluded(now - day), 'UNION'),
      'a person said no before': says(wish('REFUSED'), 'UNION'),
      'a break is in force': says(absence('BREAK', now + day)),
      'the register holds the member': says(absence('REGISTER', null)),
      'a person decides': says(wish('DECIDING'), 'UNION'),
      'the cooling off runs': says(wish('COOLING')),
      'the message is to be read': says(wish('TO_CONFIRM', 'aT3mB9vLw2RdYfAkQ1x7Zq')),
      'only the last yes is missing': says(wish('TO_CONFIRM')),
      'nothing is in force': says(null),
      lost,
      late,
    },
    act: actEnds(asked, other, 'PROTECTION_RULE'),
  },
  children: {
    act: actModelOf('protection.return', asked, other, {
      'a rule forbids it': refusal('PROTECTION_RULE'),
      'it is too early': refusal('PROTECTION_RULE', { rule: 'returnEarly', until: now + day }),
      'a reason is missing': refusal('PROTECTION_RULE', { rule: 'reasonMissing' }),
    }),
  },
  project: ({ absence: of, reasonAsked, note, missing, act, ...state }) => ({
    kind: of?.kind ?? null,
    from: of?.returnFrom ?? null,
    wish: of?.return?.state ?? null,
    toRead: of?.return?.toRead ?? null,
    reasonAsked,
    note,
    missing,
    act,
    ...actProject({ ...state, record: null }),
  }),
  properties: [
    {
      name: 'coming back is asked for only where the gateway says that it may be, and no wish runs',
      fault: { 'states/sorting/always/6/target': 'form' },
      edge: ({ from, to }) =>
        !to.snapshot.matches('form') ||
        from.snapshot.matches('form') ||
        from.snapshot.matches({ shown: 'may' }) ||
        (from.snapshot.matches('looking') && mayAsk(from.snapshot.context)),
    },
    {
      name: 'where a person decides, no wish is sent without a reason',
      fault: { 'states/form/on/submitted/0/guard': () => false },
      edge: ({ from, step, effects }) =>
        step.name !== 'submits' ||
        !from.snapshot.context.reasonAsked ||
        from.snapshot.context.note !== '' ||
        effects.started.length === 0,
    },
    {
      name: 'the last yes is said only after the cooling off, with the message read',
      fault: { 'states/sorting/always/3/target': 'wished.confirming' },
      state: ({ snapshot }) => {
        const { absence: of } = snapshot.context;
        return (
          !snapshot.matches({ wished: 'confirming' }) ||
          (of?.return?.state === 'TO_CONFIRM' && of.return.toRead === null)
        );
      },
    },
    {
      name: 'an exclusion is over only when the gateway says that nothing is in force: no time alone ends it',
      fault: { 'states/shown/after/askAgain': 'back' },
      edge: ({ from, to }) =>
        !to.snapshot.matches('back') ||
        (to.snapshot.context.absence === null &&
          (from.snapshot.matches('asking') || from.snapshot.matches('looking'))),
    },
    {
      name: 'every wish is sent as it was meant and under its own key, also after an earlier one that did not arrive',
      fault: { 'states/acting/invoke/onDone/2/actions': undefined },
      edge: ({ step, effects }) =>
        step.kind !== 'event' ||
        !('act' in step.event) ||
        effects.started.every(({ input }) => {
          const { fate, send } = input as ActInput;
          return fate === 'none' && send.act === step.event.act && send.key === step.event.key;
        }),
    },
    {
      name: 'a wish can be taken back at every step of its way',
      fault: { 'states/wished/on/chosen': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches('wished') || snapshot.can({ type: 'chosen', act: 'DROP', key: 'any-key' }),
    },
    {
      name: 'a look that nobody asked for keeps what is shown and all its ways, also when it fails',
      fault: { 'states/wished/after/askAgain': 'asking' },
      edge: ({ from, step, to }) =>
        step.kind !== 'timer' ||
        from.snapshot.matches('unread') ||
        (to.snapshot.matches('looking') && to.snapshot.context.absence === from.snapshot.context.absence),
    },
    askedOnly,
  ],
  examples: [
    { name: 'the page asks what is in force', way: [], leads: 'asking' },
    {
      name: 'the outcome of a wish from before the page was opened is asked for first',
      given: 'a key from before the page was opened',
      way: [],
      leads: 'acting',
    },
    {
      name: 'before its time nothing can be asked for',
      way: ['standing: it is too early', 'wants to come back'],
      leads: 'shown.early',
    },
    {
      name: 'a break and the register are only told of',
      way: ['standing: a break is in force', 'looks again', 'standing: the register holds the member'],
      leads: 'shown.early',
    },
    {
      name: 'where nobody decides, a wish needs no reason',
      way: ['standing: it may be asked for', 'wants to come back', 'submits'],
      leads: 'acting',
      and: ({ effects }) => !('note' in (sentIn(effects) ?? {})),
    },
    {
      name: 'a missing reason is marked',
      way: ['standing: it may be asked for, and a person decides', 'wants to come back', 'submits'],
      leads: 'form',
      and: ({ to }) => to.snapshot.context.missing,
    },
    {
      name: 'a reason is sent with the wish',
      way: [...refusedBefore, 'says why', 'submits'],
      leads: 'acting',
      and: ({ effects }) => sentIn(effects)?.note === 'Quiero volver',
    },
    {
      name: 'after the act the gateway is asked where the wish is',
      way: [...wishing, 'act: it was done', 'standing: the cooling off runs'],
      leads: 'wished.cooling',
    },
    {
      name: 'while the gateway is asked by itself, a wish can be taken back all the same',
      way: ['standing: the cooling off runs', 'after askAgain (wished)', 'takes it back'],
      leads: 'acting',
      and: ({ effects }) => sentIn(effects)?.act === 'DROP',
    },
    {
      name: 'a look by itself that fails leaves the page as it was',
      way: ['standing: it may be asked for', 'after askAgain (shown)', 'standing: lost'],
      leads: 'shown.may',
    },
    {
      name: 'a message must be read before the last yes',
      way: ['standing: the message is to be read', 'confirms'],
      leads: 'wished.message',
    },
    {
      name: 'after the last yes everything is open: the session is asked, and everything is read again',
      way: [
        'standing: only the last yes is missing',
        'confirms',
        'act: something else was done',
        'standing: nothing is in force',
      ],
      leads: 'back',
      and: ({ effects }) =>
        ['absence.changed', 'stale', 'navigate'].every((word) =>
          effects.emitted.some(({ type }) => type === word),
        ),
    },
    {
      name: 'a refusal is shown, and then the gateway is asked again',
      way: [...wishing, 'act: it was refused', 'closes it'],
      leads: 'asking',
    },
    {
      name: 'what could not be read is asked for again by itself, and on request',
      way: ['standing: lost', 'after askAgain (unread)', 'standing: late', 'looks again'],
      leads: 'asking',
    },
    {
      name: 'a person who decides is waited for, and the gateway is asked at least each minute',
      way: ['standing: a person decides'],
      leads: 'wished.deciding',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 60_000),
    },
    {
      name: 'where a wish is can be asked for at any time',
      way: [
        'standing: a person decides',
        'after askAgain (wished)',
        'standing: a person decides',
        'looks again',
      ],
      leads: 'asking',
    },
    {
      name: 'the last yes is offered once nothing else is missing',
      way: ['standing: only the last yes is missing'],
      leads: 'wished.confirming',
    },
    {
      name: 'a look by itself shows what has changed',
      way: ['standing: it is too early', 'after askAgain (shown)', 'standing: it may be asked for'],
      leads: 'shown.may',
      and: ({ to }) => to.snapshot.context.absence?.returnFrom === now - day,
    },
    {
      name: 'a look by itself gives way to one on request',
      way: ['standing: it is too early', 'after askAgain (shown)', 'looks again'],
      leads: 'asking',
    },
    {
      name: 'what is in force can be asked for at any time',
      way: ['standing: it is too early', 'looks again'],
      leads: 'asking',
    },
    {
      name: 'while the gateway is asked by itself, the way back can be begun',
      way: ['standing: it may be asked for', 'after askAgain (shown)', 'wants to come back'],
      leads: 'form',
    },
    {
      name: 'while the gateway is asked by itself, nothing can be confirmed that nobody was asked',
      way: ['standing: it may be asked for', 'after askAgain (shown)', 'confirms'],
      leads: 'looking',
    },
    {
      name: 'a wish that was done is read anew everywhere',
      way: [...wishing, 'act: it was done'],
      leads: 'asking',
      and: ({ to, effects }) =>
        effects.emitted.some(({ type }) => type === 'stale') && to.snapshot.context.record !== null,
    },
    {
      name: 'a refused wish says why',
      way: [...wishing, 'act: it was refused'],
      leads: 'refused',
      and: ({ to }) => to.snapshot.context.failure?.code === 'PROTECTION_RULE',
    },
    {
      name: 'after a wish that did not arrive the gateway is asked what is in force',
      way: [...wishing, 'act: it did not happen'],
      leads: 'asking',
      and: ({ to }) => to.snapshot.context.fate === 'none',
    },
    { name: 'the form may be left', way: [...refusedBefore, 'closes it'], leads: 'shown.may' },
    {
      name: 'a wish that nothing was heard of is unknown',
      way: [...wishing, 'act: broke'],
      leads: 'unheard',
    },
    {
      name: 'the outcome of a wish that nothing was heard of can be asked for',
      way: [...wishing, 'act: broke', 'asks for the outcome'],
      leads: 'acting',
      and: ({ to }) => to.snapshot.context.fate === 'kept',
    },
  ],
});

const button = ({ page }: Scene, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const press = (name: string) => (scene: Scene) => button(scene, name).click();
const reads = (text: string | RegExp) => (scene: Scene) =>
  expect(scene.page.getByRole('main').getByText(text).first()).toBeVisible();

const someoneAway = {
  status: 200,
  body: {
    success: true,
    value: { id: '1', account: 'member1', nickname: 'Ana', userName: 'member1', type: 0, away: true },
  },
};

export const comeBackProof = defineProof(comeBackModel, {
  browser: {
    starts: actStarts({
      call: 'protection.return',
      who: 'member1',
      holds: ['protection.standing'],
      open: async ({ page, sandbox }) => {
        await sandbox.faults([{ call: 'member.info', kind: 'answer', times: 'always', ...someoneAway }]);
        await openAs(page, sandbox, 'member1', '/');
      },
      ready: reads('Preguntando hasta cuándo…'),
      says: reads,
    }),
    events: {
      'looks again': {
        // Where the next step is the member's, nothing is left to look at.
        when: ({ context }) => !['may', 'confirming'].includes(shownStep(context)),
        how: press('Ver otra vez'),
      },
      'wants to come back': press('Pedir volver'),
      'says why': {
        when: ({ context }) => context.reasonAsked,
        how: ({ page }) => page.getByLabel('Por qué quieres volver').fill('Quiero volver'),
      },
      'closes it': async (scene) => {
        const stay = button(scene, 'Seguir como estoy');
        await stay.or(button(scene, 'Entendido')).click();
      },
      submits: press('Pedir volver'),
      'takes it back': press('Ya no quiero volver'),
      confirms: press('Sí, volver'),
      'asks for the outcome': onlyByDefect,
    },
    answers: {
      standing: byCall('protection.standing', comeBackModel.answers?.standing),
      act: actWays(comeBackModel, 'protection.return'),
    },
    shows: {
      opening: passed,
      sorting: passed,
      asking: ({ page }) => expect(page.getByText('Preguntando hasta cuándo…').first()).toBeAttached(),
      looking: ({ page }) => expect(page.getByText('Preguntando hasta cuándo…')).toHaveCount(0),
      unread: ({ page }) =>
        expect(page.getByRole('status').getByText('No pudimos preguntar hasta cuándo.')).toBeVisible(),
      'shown.early': (scene) => expect(button(scene, 'Ver otra vez')).toBeVisible(),
      'shown.may': reads('Ya puedes pedir volver.'),
      form: (scene) => expect(button(scene, 'Seguir como estoy')).toBeVisible(),
      acting: reads(/Enviando…|Comprobando qué pasó…/),
      refused: (scene) => expect(button(scene, 'Entendido')).toBeVisible(),
      unheard: onlyByDefect,
      'wished.deciding': reads('Una persona está leyendo tu pedido'),
      'wished.cooling': reads('Tiempo para pensarlo'),
      'wished.message': reads('Antes, lee un mensaje'),
      'wished.confirming': reads('¿Quieres volver a jugar?'),
      back: over,
    },
    echoes: ['opening · always [0] if kept -> acting', 'opening · always [1] -> asking'],
  },
  gaps: {
    wire: brokenAct,
    browser: brokenAct,
  },
  // Not member1, whom other scenarios need at play.
  openings: [ofPage('/', { who: 'friend7', prepare: 'excluded' })],
});
