import { expect } from '@playwright/test';
import { actShown, actWays, leaveAct } from '#assurance/browser/acts.ts';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import type { ExclusionContext } from '#machines/protection/absence.rules.ts';
import { exclusionMachine } from '#machines/protection/exclusion.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { payouts } from '../../kit/journeys/payouts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import { actEnds, actProject, actProperties, opened } from '../../kit/models/money.ts';
import { absenceExamples, absenceProperties, begun, mattersAnswers } from './absence.properties.ts';

const asked = { hours: null, months: 12, everywhere: false };
const taken = begun('EXCLUSION', 1_811_700_000_000, asked);
/** Something else was in force under the key: the same kind, but shorter. */
const other = begun('EXCLUSION', 1_811_700_000_000, { ...asked, months: 6 });

const exclusionModel = defineModel({
  id: 'exclusion',
  machine: exclusionMachine,
  inputs: opened,
  events: {
    'chooses a year': { type: 'length.chosen', hours: null, months: 12 },
    'chooses no end': { type: 'length.chosen', hours: null, months: null },
    'goes on': { type: 'submitted' },
    'goes back': { type: 'edited' },
    'ticks that it is understood': { type: 'understood.ticked', on: true },
    'unticks it': { type: 'understood.ticked', on: false },
    'ticks all brands': { type: 'everywhere.ticked', on: true },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { matters: mattersAnswers, act: actEnds(taken, other, 'PROTECTION_RULE') },
  children: {
    act: actModelOf('protection.exclude', taken, other, {
      'a rule forbids it': refusal('PROTECTION_RULE'),
      'it is no length of the market': refusal('PROTECTION_RULE', { rule: 'notOffered' }),
      'the member is away already': refusal('PROTECTION_RULE', { rule: 'alreadyAway' }),
    }),
  },
  project: ({ length, unchosen, matters, understood, missed, everywhere, ...act }) => ({
    length,
    unchosen,
    understood,
    missed,
    everywhere,
    read: matters !== null,
    ...actProject(act),
  }),
  properties: [
    ...actProperties({
      in: 'choosing',
      id: 'exclusion',
      submitted: 'submitted/0',
      asked: ({ length, everywhere }: ExclusionContext) => length?.months === 12 && !everywhere,
    }),
    ...absenceProperties('months'),
    {
      name: 'it is confirmed only with the tick of having understood',
      fault: { 'states/understanding/on/confirmed/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(({ id, input }) => {
          const { fate, send } = input as ActInput;
          return id !== 'act' || fate === 'kept' || send.understood === true;
        }),
    },
    {
      name: 'all brands are excluded only where that was ticked',
      fault: {
        'states/understanding/on/understood.ticked/actions': {
          type: 'keepEverywhere',
          params: ({ event }: { event: object }) => event,
        },
      },
      edge: ({ step, from, to }) =>
        step.name === 'ticks all brands' ||
        step.name === 'has seen it' ||
        from.snapshot.context.everywhere === to.snapshot.context.everywhere,
    },
  ],
  examples: [
    ...absenceExamples({
      chooses: 'chooses a year',
      another: 'chooses no end',
      confirms: ['ticks that it is understood', 'confirms'],
    }),
    {
      name: 'an exclusion at all brands is sent as one',
      way: [
        'chooses a year',
        'goes on',
        'matters: it says what stays open',
        'ticks all brands',
        'ticks that it is understood',
        'confirms',
      ],
      leads: 'acting',
      and: ({ effects }) => effects.started.some(({ input }) => (input as ActInput).send.everywhere === true),
    },
    { name: 'the page opens without anything chosen', way: [], leads: 'choosing.editing' },
    {
      name: 'the outcome of an exclusion from before the page was opened is asked for first',
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
      name: 'a list that can’t be read does not stop an exclusion',
      way: [
        'chooses a year',
        'goes on',
        'matters: it can’t be read',
        'ticks that it is understood',
        'confirms',
      ],
      leads: 'acting',
    },
    {
      name: 'an exclusion begins with two screens and a tick',
      way: [
        'chooses no end',
        'goes on',
        'matters: it says what stays open',
        'ticks that it is understood',
        'confirms',
        'act: it was done',
      ],
      leads: 'inForce',
      and: ({ to }) => to.snapshot.context.record?.kind === 'EXCLUSION',
    },
    {
      name: 'a lost answer is asked for, and nothing is sent again',
      way: [
        'chooses a year',
        'goes on',
        'matters: it says what stays open',
        'ticks that it is understood',
        'confirms',
        'act: broke',
        'asks for the outcome',
      ],
      leads: 'acting',
    },
    {
      name: 'without the tick it is marked, and nothing is sent',
      way: ['chooses a year', 'goes on', 'matters: it says what stays open', 'confirms'],
      leads: 'understanding',
      and: ({ to, effects }) => to.snapshot.context.missed && effects.started.length === 0,
    },
    {
      name: 'a refusal says why, at the choice',
      way: [
        'chooses a year',
        'goes on',
        'matters: it can’t be read',
        'ticks that it is understood',
        'confirms',
        'act: it was refused',
      ],
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
const tick =
  (name: string, on: boolean) =>
  ({ page }: Scene) =>
    centre.region(page).getByRole('checkbox', { name }).setChecked(on);
const form = ({ page }: Scene) => expect(centre.button(page, 'Continuar')).toBeEnabled();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'protection.exclude', 'protection.openMatters', 'wallet.outcome');
  await openAs(scene.page, scene.sandbox, 'member1', '/member/protection/exclusion');
  await shown(scene);
  await freeze(scene);
}

export const exclusionProof = defineProof(exclusionModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'member1', 'protection.exclude');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      'chooses a year': choice('1 año'),
      'chooses no end': choice('Sin fecha de término'),
      'goes on': press('Continuar'),
      'goes back': {
        when: (snapshot) => snapshot.matches('understanding'),
        how: press('Volver'),
      },
      'ticks that it is understood': tick('Entiendo que', true),
      'unticks it': tick('Entiendo que', false),
      'ticks all brands': tick('Que valga también', true),
      confirms: press('Autoexcluirme'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'has seen it': press('Entendido'),
    },
    answers: {
      matters: byCall('protection.openMatters', mattersAnswers),
      act: actWays(exclusionModel, 'protection.exclude'),
    },
    shows: {
      opening: passed,
      'choosing.editing': form,
      'choosing.refused': ({ page }) => expect(centre.alert(page).first()).toBeVisible(),
      listing: ({ page }) => expect(page.getByText('Viendo qué tienes abierto…')).toBeAttached(),
      understanding: ({ page }) => expect(centre.button(page, 'Autoexcluirme')).toBeEnabled(),
      acting: (scene) => actShown(scene, 'Autoexcluirme'),
      unheard: 'only a child machine with a defect leads there',
      inForce: outcome('Tu autoexclusión está en vigor'),
    },
    echoes: ['opening · always [0] if kept -> acting', 'opening · always [1] -> choosing'],
  },
  gaps: {
    wire: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
    browser: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
  },
  // Not member1, whom other scenarios need at play.
  openings: [ofPage('/member/protection/exclusion', { who: 'friend6', prepare: 'back in play' })],
});
