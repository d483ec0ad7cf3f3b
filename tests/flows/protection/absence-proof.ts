import { expect } from '@playwright/test';
import type { EventFrom } from 'xstate';
import { actShown, actStarts, actWays, brokenAct, onlyByDefect } from '#assurance/browser/acts.ts';
import { sees } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene, type Way } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel, type Example, type Property } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof, type GapReasons, type Proof } from '#assurance/walk/proof.ts';
import type { Absence, Begun } from '#contract/protection/absence.ts';
import { asPoints } from '#contract/units.ts';
import { keyAfter } from '#machines/kit/act.rules.ts';
import type { absenceChart } from '#machines/protection/absence.machine.ts';
import type { AbsenceContext, AbsenceInput, Length, Matters } from '#machines/protection/absence.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { payouts } from '../../kit/journeys/payouts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { actEnds, actProject, actProperties, opened } from '../../kit/models/money.ts';

type Machine = ReturnType<typeof absenceChart>;
type Event = EventFrom<Machine>;
type Choosing = { readonly step: string; readonly length: Length; readonly label: string };

/** What a break or an exclusion adds to what is shown of both. */
type Own = {
  readonly call: 'protection.break' | 'protection.exclude';
  readonly kind: Absence['kind'];
  /** As a sentence has it: “a break”. */
  readonly one: string;
  /** The length that the gateway then says, until when it lasts, and another one: by their steps, and by what the page calls them. */
  readonly chooses: Choosing;
  readonly until: number;
  readonly another: Choosing;
  /** Something else that was in force under the key: the same kind, but shorter. */
  readonly shorter: { readonly length: Length; readonly until: number };
  /** What every opening knows, and how else it is opened. */
  readonly knows?: Partial<AbsenceInput>;
  readonly starts?: Readonly<Record<string, { readonly input: AbsenceInput; readonly how: Way }>>;
  /** What else may be done. */
  readonly steps: Readonly<Record<string, { readonly event: Event; readonly how: Way }>>;
  /** What is done at the second screen. */
  readonly confirms: readonly string[];
  readonly properties?: readonly Property[];
  readonly examples: readonly Example[];
  /** What its last button says, and the title of what is in force. */
  readonly page: { readonly confirms: string; readonly done: string };
  readonly echoes: readonly string[];
  /** Transitions that no tour takes in the browser, besides those of a defect. */
  readonly gaps?: GapReasons;
};

/** An absence in force, as the gateway answers. */
export const absence = (kind: Absence['kind'], until: number | null): Absence => ({
  kind,
  from: 1_796_000_000_000,
  until,
  zone: 'America/Mexico_City',
  returnFrom: kind === 'EXCLUSION' ? until : null,
  return: null,
});

/** One that begins, as the gateway answers the act. */
const begun = (kind: Absence['kind'], until: number | null, asked: Begun['asked']): Begun => ({
  ...absence(kind, until),
  asked,
});

const matters: Matters = {
  balance: '120.00',
  openBets: { count: 1, staked: '10.00' },
  withdrawals: { count: 2, amount: '80.00' },
  bonuses: [{ title: 'Bono de bienvenida', amount: '15.00' }],
  points: asPoints(40),
  contracts: 1,
};

/** What the gateway may say of what stays open. */
const mattersAnswers = {
  'it says what stays open': { done: matters },
  'it can’t be read': lost,
  'it comes too late': late,
  'it may not be read': refusal('FORBIDDEN'),
} as const;

/** What holds of going away, be it a break or an exclusion. */
const properties: readonly Property[] = [
  {
    name: 'what stays open never stops anybody: the second screen comes, read or not',
    fault: { 'states/listing/invoke/onError/target': 'choosing' },
    edge: ({ from, step, to }) =>
      !from.snapshot.matches('listing') || step.kind !== 'answer' || to.snapshot.matches('understanding'),
  },
  {
    name: 'confirming is two screens away: a length, and one look',
    fault: { 'states/choosing/on/submitted/0/target': 'choosing' },
    edge: ({ from: { snapshot: from }, step, to: { snapshot: to } }) =>
      step.name !== 'goes on' ||
      !from.matches('choosing') ||
      (from.context as { length: Length | null }).length === null ||
      to.matches('listing'),
  },
  {
    name: 'nothing is chosen for the person: without a length nothing is sent',
    fault: { 'states/choosing/on/submitted/0/guard': undefined },
    edge: ({ from, to }) =>
      !to.snapshot.matches('listing') ||
      from.snapshot.matches('listing') ||
      (to.snapshot.context as { length: Length | null }).length !== null,
  },
  {
    name: 'nobody is signed out, and no session is doubted, before the gateway has answered the act',
    fault: { 'states/understanding/on/confirmed': { target: 'acting', actions: 'tellChanged' } },
    edge: ({ to, effects }) =>
      effects.emitted.every(({ type }) =>
        type === 'absence.changed'
          ? to.snapshot.matches('inForce') || to.snapshot.matches('choosing')
          : !['token.dropped', 'storage.cleared', 'signOut.opened'].includes(type),
      ),
  },
  {
    name: 'once it is in force the session is asked who is here, and everything is read again',
    fault: {
      'states/acting/invoke/onDone/0/actions': {
        type: 'keepEnd',
        params: ({ event }: { event: object }) => event,
      },
    },
    edge: ({ from, to, effects }) =>
      from.snapshot.matches('inForce') ||
      !to.snapshot.matches('inForce') ||
      ['absence.changed', 'stale'].every((word) => effects.emitted.some(({ type }) => type === word)),
  },
  {
    name: 'it is in force only when the gateway says so',
    fault: { 'states/acting/invoke/onError': 'inForce' },
    edge: ({ from, step, to }) =>
      from.snapshot.matches('inForce') || !to.snapshot.matches('inForce') || step.name.includes('was done'),
  },
];

const contextOf = ({ to }: Pick<Arrival, 'to'>) => to.snapshot.context as AbsenceContext;

/** What is accepted of going away, be it a break or an exclusion. */
function examplesOf({ one, kind, chooses, another, confirms }: Own): readonly Example[] {
  const before = 'a key from before the page was opened';
  const told = [chooses.step, 'goes on', 'matters: it says what stays open'];
  const untold = [chooses.step, 'goes on', 'matters: it can’t be read'];
  const refused = [...told, ...confirms, 'act: it was refused'];
  return [
    { name: 'the page opens without anything chosen', way: [], leads: 'choosing.editing' },
    {
      name: `the outcome of ${one} from before the page was opened is asked for first`,
      given: before,
      way: [],
      leads: 'acting',
    },
    {
      name: 'going on without a length is marked',
      way: ['goes on'],
      leads: 'choosing.editing',
      and: (end) => contextOf(end).unchosen,
    },
    {
      name: `a list that can’t be read does not stop ${one}`,
      way: [...untold, ...confirms],
      leads: 'acting',
    },
    {
      name: `${one} begins with two screens`,
      way: [another.step, ...told.slice(1), ...confirms, 'act: it was done'],
      leads: 'inForce',
      and: (end) => contextOf(end).record?.kind === kind,
    },
    {
      name: 'a lost answer is asked for, and nothing is sent again',
      way: [...told, ...confirms, 'act: broke', 'asks for the outcome'],
      leads: 'acting',
    },
    {
      name: 'a refusal says why, at the choice',
      way: [...untold, ...confirms, 'act: it was refused'],
      leads: 'choosing.refused',
      and: (end) => contextOf(end).failure?.code === 'PROTECTION_RULE',
    },
    {
      name: 'what stays open is shown before anything is confirmed',
      way: told,
      leads: 'understanding',
      and: (end) => contextOf(end).matters === matters,
    },
    {
      name: 'the choice can be gone back to, and stays as it was',
      way: [...told, 'goes back'],
      leads: 'choosing.editing',
      and: (end) => contextOf(end).length !== null,
    },
    {
      name: 'what stayed open at an earlier look is not shown when it can’t be read now',
      way: [...told, 'goes back', ...untold.slice(1)],
      leads: 'understanding',
      and: (end) => contextOf(end).matters === null,
    },
    {
      name: 'a refusal stays to be read while another length is chosen',
      way: [...refused, another.step],
      leads: 'choosing.refused',
      and: (end) => contextOf(end).failure !== null,
    },
    {
      name: 'after a refusal it is asked again who is away',
      way: refused,
      leads: 'choosing.refused',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'absence.changed'),
    },
    {
      name: 'going on after a refusal takes it away',
      way: [...refused, 'goes on'],
      leads: 'listing',
      and: (end) => contextOf(end).failure === null,
    },
    {
      name: 'a refusal stays to be read when nothing is chosen',
      given: before,
      way: ['act: it was refused', 'goes on'],
      leads: 'choosing.refused',
      and: (end) => contextOf(end).unchosen,
    },
    {
      name: 'what did not happen leads back to the second screen, under the next key',
      way: [...told, ...confirms, 'act: it did not happen'],
      leads: 'understanding',
      and: (end) => contextOf(end).key === keyAfter('a-first-key-of-money'),
    },
    {
      name: 'what did not happen, from before the page was opened, leads to the choice, under the next key',
      given: before,
      way: ['act: it did not happen'],
      leads: 'choosing.editing',
      and: (end) => contextOf(end).key === keyAfter('a-first-key-of-money'),
    },
    {
      name: 'the next one begins with nothing chosen, under a new key',
      way: [...told, ...confirms, 'act: it was done', 'has seen it'],
      leads: 'choosing.editing',
      and: (end) => contextOf(end).key === 'a-second-key-of-money' && contextOf(end).length === null,
    },
  ];
}

const each = <One, Other>(some: Readonly<Record<string, One>>, made: (one: One) => Other) =>
  Object.fromEntries(Object.entries(some).map(([name, one]) => [name, made(one)]));

function modelOf(machine: Machine, own: Own) {
  const { call, kind, chooses, until, another, shorter, knows, starts = {}, steps } = own;
  const taken = begun(kind, until, { ...chooses.length, everywhere: false });
  const other = begun(kind, shorter.until, { ...shorter.length, everywhere: false });
  const asked = ({ length, everywhere }: AbsenceContext) =>
    plain(length) === plain(chooses.length) && !everywhere;
  return defineModel({
    id: machine.id,
    machine,
    inputs: {
      'a first key': { ...opened['a first key'], ...knows },
      'a key from before the page was opened': {
        ...opened['a key from before the page was opened'],
        ...knows,
      },
      ...each(starts, ({ input }) => ({ ...input, ...knows })),
    },
    events: {
      [chooses.step]: { type: 'length.chosen', ...chooses.length },
      [another.step]: { type: 'length.chosen', ...another.length },
      'goes on': { type: 'submitted' },
      'goes back': { type: 'edited' },
      ...each(steps, ({ event }) => event),
      confirms: { type: 'confirmed' },
      'asks for the outcome': { type: 'check.asked' },
      'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
    },
    answers: { matters: mattersAnswers, act: actEnds(taken, other, 'PROTECTION_RULE') },
    children: {
      act: actModelOf(call, taken, other, {
        'a rule forbids it': refusal('PROTECTION_RULE'),
        'it is no length of the market': refusal('PROTECTION_RULE', { rule: 'notOffered' }),
        'the member is away already': refusal('PROTECTION_RULE', { rule: 'alreadyAway' }),
      }),
    },
    project: ({ matters, key, fate, failure, record, differs, ...choice }) => ({
      ...choice,
      read: matters !== null,
      ...actProject({ key, fate, failure, record, differs }),
    }),
    properties: [
      ...actProperties({ in: 'choosing', id: machine.id, submitted: 'submitted/0', asked }),
      ...properties,
      ...(own.properties ?? []),
    ],
    examples: [...examplesOf(own), ...own.examples],
  });
}

const press =
  (name: string) =>
  ({ page }: Scene) =>
    page.locator('main, [role="dialog"]').getByRole('button', { name, exact: true }).click();
const outcome = sees(payouts.outcome);
const choice =
  ({ label }: Choosing) =>
  ({ page }: Scene) =>
    centre.region(page).getByRole('radio', { name: label, exact: true }).check();
const form = ({ page }: Scene) => expect(centre.button(page, 'Continuar')).toBeEnabled();

/** Everything that is shown of a break or an exclusion (machines/protection/absence.machine.ts). */
export function absenceProof(machine: Machine, own: Own): Proof {
  const { call, chooses, another, starts = {}, steps, page: its, echoes } = own;
  const model = modelOf(machine, own);
  const address = `/member/protection/${machine.id}`;

  return defineProof(model, {
    browser: {
      starts: {
        ...actStarts({
          call,
          who: 'member1',
          holds: ['protection.openMatters'],
          open: ({ page, sandbox }) => openAs(page, sandbox, 'member1', address),
          ready: form,
          says: outcome,
        }),
        ...each(starts, ({ how }) => how),
      },
      events: {
        [chooses.step]: choice(chooses),
        [another.step]: choice(another),
        'goes on': press('Continuar'),
        'goes back': { when: (snapshot) => snapshot.matches('understanding'), how: press('Volver') },
        ...each(steps, ({ how }) => how),
        confirms: press(its.confirms),
        'asks for the outcome': onlyByDefect,
        'has seen it': press('Entendido'),
      },
      answers: {
        matters: byCall('protection.openMatters', mattersAnswers),
        act: actWays(model, call),
      },
      shows: {
        opening: passed,
        'choosing.editing': form,
        'choosing.refused': ({ page }) => expect(centre.alert(page).first()).toBeVisible(),
        listing: ({ page }) => expect(page.getByText('Viendo qué tienes abierto…')).toBeAttached(),
        understanding: ({ page }) => expect(centre.button(page, its.confirms)).toBeEnabled(),
        acting: (scene) => actShown(scene, its.confirms),
        unheard: onlyByDefect,
        inForce: outcome(its.done),
      },
      echoes,
    },
    gaps: { wire: brokenAct, browser: { ...own.gaps, ...brokenAct } },
    // Not member1, whom other scenarios need at play.
    openings: [ofPage(address, { who: 'friend6', prepare: 'back in play' })],
  });
}
