import { expect } from '@playwright/test';
import { actShown, actWays, leaveAct } from '#assurance/browser/acts.ts';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { BreakContext } from '#machines/protection/absence.rules.ts';
import { breakMachine } from '#machines/protection/break.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { payouts } from '../../kit/journeys/payouts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import { actEnds, actProject, actProperties, opened } from '../../kit/models/money.ts';
import { absenceExamples, absenceProperties, begun, mattersAnswers } from './absence.properties.ts';

const week = 168;
const asked = { hours: week, months: null, everywhere: false };
const taken = begun('BREAK', 1_796_604_800_000, asked);
/** Something else was in force under the key: the same kind, but shorter. */
const other = begun('BREAK', 1_796_043_200_000, { ...asked, hours: 12 });

const breakModel = defineModel({
  id: 'break',
  machine: breakMachine,
  inputs: {
    'a first key': { ...opened['a first key'], daysUpTo: 42 },
    'a key from before the page was opened': {
      ...opened['a key from before the page was opened'],
      daysUpTo: 42,
    },
    'a day, chosen by the press': { key: 'a-first-key-of-money', hours: 24, daysUpTo: 42 },
  },
  events: {
    'chooses a week': { type: 'length.chosen', hours: week, months: null },
    'chooses two months': { type: 'length.chosen', hours: null, months: 2 },
    'asks for ten days': { type: 'days.typed', days: '10' },
    'asks for too many days': { type: 'days.typed', days: '43' },
    'goes on': { type: 'submitted' },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { matters: mattersAnswers, act: actEnds(taken, other, 'PROTECTION_RULE') },
  children: {
    act: actModelOf('protection.break', taken, other, {
      'a rule forbids it': refusal('PROTECTION_RULE'),
      'it is no length of the market': refusal('PROTECTION_RULE', { rule: 'notOffered' }),
      'the member is away already': refusal('PROTECTION_RULE', { rule: 'alreadyAway' }),
    }),
  },
  project: ({ length, days, daysUpTo, unchosen, matters, ...act }) => ({
    length,
    days,
    daysUpTo,
    unchosen,
    read: matters !== null,
    ...actProject(act),
  }),
  properties: [
    ...actProperties({
      in: 'choosing',
      id: 'break',
      submitted: 'submitted/0',
      asked: ({ length }: BreakContext) => length?.hours === week,
    }),
    // The day of the one press is chosen at the start, so the rule about what is on the screen watches months.
    ...absenceProperties('months').filter(({ name }) => !name.startsWith('the length that is sent')),
  ],
  examples: [
    ...absenceExamples({ chooses: 'chooses a week', another: 'chooses two months', confirms: ['confirms'] }),
    { name: 'the page opens without anything chosen', way: [], leads: 'choosing.editing' },
    {
      name: 'days that were typed are the length, where they can be asked for',
      way: ['asks for ten days', 'goes on'],
      leads: 'listing',
      and: ({ to }) => to.snapshot.context.length?.hours === 240,
    },
    {
      name: 'more days than can be asked for are none, whatever was chosen before, and stay in their field',
      way: ['chooses a week', 'asks for too many days', 'goes on'],
      leads: 'choosing.editing',
      and: ({ to: { snapshot } }) => snapshot.context.unchosen && snapshot.context.days === '43',
    },
    {
      name: 'the refusal stays while days are typed',
      way: [
        'chooses a week',
        'goes on',
        'matters: it says what stays open',
        'confirms',
        'act: it was refused',
        'asks for ten days',
      ],
      leads: 'choosing.refused',
    },
    {
      name: 'one of the lengths that is chosen after them takes their place',
      way: ['asks for too many days', 'chooses a week'],
      leads: 'choosing.editing',
      and: ({ to: { snapshot } }) =>
        snapshot.context.days === null && snapshot.context.length?.hours === week,
    },
    {
      name: 'one press for a day leads straight to what stays open',
      given: 'a day, chosen by the press',
      way: ['matters: it says what stays open'],
      leads: 'understanding',
      and: ({ to }) => to.snapshot.context.length?.hours === 24,
    },
    {
      name: 'the outcome of a break from before the page was opened is asked for first',
      given: 'a key from before the page was opened',
      way: [],
      leads: 'acting',
    },
    {
      name: 'going on without a length is marked',
      way: ['goes on'],
      leads: 'choosing.editing',
      and: ({ to }) => to.snapshot.context.unchosen,
    },
    {
      name: 'a list that can’t be read does not stop a break',
      way: ['chooses a week', 'goes on', 'matters: it can’t be read', 'confirms'],
      leads: 'acting',
    },
    {
      name: 'a break begins with two screens',
      way: [
        'chooses two months',
        'goes on',
        'matters: it says what stays open',
        'confirms',
        'act: it was done',
      ],
      leads: 'inForce',
      and: ({ to }) => to.snapshot.context.record?.kind === 'BREAK',
    },
    {
      name: 'a lost answer is asked for, and nothing is sent again',
      way: [
        'chooses a week',
        'goes on',
        'matters: it says what stays open',
        'confirms',
        'act: broke',
        'asks for the outcome',
      ],
      leads: 'acting',
    },
    {
      name: 'a refusal says why, at the choice',
      way: ['chooses a week', 'goes on', 'matters: it can’t be read', 'confirms', 'act: it was refused'],
      leads: 'choosing.refused',
      and: ({ to }) => to.snapshot.context.failure?.code === 'PROTECTION_RULE',
    },
  ],
});

const press =
  (name: string) =>
  ({ page }: Scene) =>
    page.locator('main, [role="dialog"]').getByRole('button', { name, exact: true }).click();
const outcome =
  (title: string) =>
  ({ page }: Scene) =>
    expect(payouts.outcome(page, title)).toBeVisible();
const choice =
  (name: string) =>
  ({ page }: Scene) =>
    centre.region(page).getByRole('radio', { name, exact: true }).check();
const form = ({ page }: Scene) => expect(centre.button(page, 'Continuar')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'protection.break', 'protection.openMatters', 'wallet.outcome');
  await openAs(scene.page, scene.sandbox, 'member1', '/member/protection/break');
  await shown(scene);
  await freeze(scene);
}

export const breakProof = defineProof(breakModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'member1', 'protection.break');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
      'a day, chosen by the press':
        'the button is in the header where the market has it: the journey of a break in Sweden shows it',
    },
    events: {
      'chooses a week': choice('7 días'),
      'chooses two months': choice('2 meses'),
      'asks for ten days': 'days can be asked for in some markets alone: the test of the view shows it',
      'asks for too many days': 'days can be asked for in some markets alone: the test of the view shows it',
      'goes on': press('Continuar'),
      'goes back': {
        when: (snapshot) => snapshot.matches('understanding'),
        how: press('Volver'),
      },
      confirms: press('Empezar el descanso'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'has seen it': press('Entendido'),
    },
    answers: {
      matters: byCall('protection.openMatters', mattersAnswers),
      act: actWays(breakModel, 'protection.break'),
    },
    shows: {
      opening: passed,
      'choosing.editing': form,
      'choosing.refused': ({ page }) => expect(centre.alert(page).first()).toBeVisible(),
      listing: ({ page }) => expect(page.getByText('Viendo qué tienes abierto…')).toBeAttached(),
      understanding: ({ page }) => expect(centre.button(page, 'Empezar el descanso')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Empezar el descanso'),
      unheard: 'only a child machine with a defect leads there',
      inForce: outcome('Tu descanso está en vigor'),
    },
    echoes: ['opening · always [0] if kept -> acting', 'opening · always [2] -> choosing'],
  },
  gaps: {
    wire: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
    browser: {
      'choosing · days.typed -> (stays)': {
        en: 'days can be asked for in some markets alone: the test of the view shows it',
        es: 'los días se pueden pedir solo en algunos mercados: lo muestra la prueba de la vista',
      },
      'opening · always [1] if chosen -> listing': {
        en: 'the button of one press is in the header of some markets: the journey of a break in Sweden shows it',
        es: 'el botón de un toque está en la cabecera de algunos mercados: lo muestra el recorrido de un descanso en Suecia',
      },
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
  },
  // Not member1, whom other scenarios need at play.
  openings: [ofPage('/member/protection/break', { who: 'friend6', prepare: 'back in play' })],
});
