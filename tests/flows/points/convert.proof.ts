import { expect } from '@playwright/test';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { convertMachine } from '#machines/points/convert.machine.ts';
import type { ConvertContext } from '#machines/points/convert.rules.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  forgotten,
  kept,
  opened,
  secretStates,
} from '../../kit/models/money.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { converted, ratio } from '../../kit/models/points.ts';
import { sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { actShown, actWays, drawn, leaveAct } from '../browser/acts.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { passed, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const sure = { preparing: 'sure' };
/** A member with less than was typed, and a step that is more than was typed. */
const poor = { ...ratio, free: '1249.99' };
const steep = { ...ratio, step: 2_000, min: 2_000 };

/** Another one arrived, late. */
const other = { ...converted, points: 1_300, amount: '13.00' };

const convertModel = defineModel({
  id: 'convert',
  machine: convertMachine,
  inputs: opened,
  events: {
    'types points': { type: 'points.typed', typed: '1,250' },
    'types the withdraw password': { type: 'secret.typed', typed: secrets.password },
    ...sessionLost,
    submits: { type: 'submitted', terms: ratio },
    'submits more than there are': { type: 'submitted', terms: poor },
    'submits less than a step': { type: 'submitted', terms: steep },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  fromOutside: ['the session is lost'],
  answers: { act: actEnds(converted, other, 'WITHDRAW_PASSWORD_WRONG') },
  children: {
    act: actModelOf('points.convert', converted, other, {
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
      'too few points': refusal('POINTS_SHORT', { free: '900' }),
      'another ratio': refusal('QUOTE_CHANGED', { step: 200, amount: '1.00' }),
    }),
  },
  project: ({ typedPoints, withdrawPassword, problems, quote, ...act }) => ({
    ...actProject(act),
    filled: [typedPoints, withdrawPassword !== ''],
    problems: Object.values(problems).filter(Boolean).length,
    quote: quote?.points ?? null,
  }),
  properties: [
    ...actProperties({ in: 'preparing', id: 'convert' }),
    {
      name: 'a conversion is sent only from a complete form, of points that are there, and of whole steps',
      fault: { 'states/preparing/states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, to }) => {
        if (!to.snapshot.matches(sure) || from.snapshot.matches(sure)) return true;
        const { quote, withdrawPassword } = to.snapshot.context;
        return step.name === 'submits' && quote?.points === 1_200 && withdrawPassword !== '';
      },
    },
    {
      name: 'the conversion that is sent is the one that the last look showed, at its ratio',
      fault: { 'states/preparing/states/form/on/submitted/0/actions': ['clearFailure'] },
      edge: ({ effects }) =>
        effects.started
          .filter(({ input }) => (input as ActInput).fate !== 'kept')
          .every(({ input }) => {
            const { points, amount } = (input as ActInput).send;
            return points === 1_200 && amount === '12.00';
          }),
    },
    {
      name: 'the act alone holds the withdraw password on its way, and nobody holds it once it is sent',
      fault: { 'states/acting/states/awaited/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.matches('preparing') || holdsNone(snapshot.context, [secrets.password]),
    },
    {
      name: 'a typed withdraw password is forgotten after a while and with the session; the other fields stay',
      fault: { 'states/preparing/on/session.lost/actions': undefined },
      edge: ({ from, step, to }) => {
        if (step.kind !== 'timer' && step.name !== 'the session is lost') return true;
        const { context } = to.snapshot;
        const stays = context.typedPoints === from.snapshot.context.typedPoints;
        return stays && holdsNone(context, [secrets.password]) && !to.snapshot.matches(sure);
      },
    },
    {
      name: 'each digit of the withdraw password restarts its time',
      fault: { 'states/preparing/states/form/on/secret.typed/target': undefined },
      edge: ({ step, effects }) => step.name !== 'types the withdraw password' || effects.armed.length === 1,
    },
  ],
  examples: [
    ...actExamples({
      fill: ['types points', 'types the withdraw password'],
      states: secretStates,
      again: 'begins another one',
      code: 'WITHDRAW_PASSWORD_WRONG',
      after: { typed: 'types points', unfit: ['submits'], mended: ['types the withdraw password'] },
      asksAnew: true,
      marked: ({ problems }: ConvertContext) => problems.withdrawPassword && problems.points === null,
    }),
    forgotten,
    kept,
  ],
});

const here = ({ page }: Scene) => page.getByRole('main');
const button = (scene: Scene, name: string) => here(scene).getByRole('button', { name, exact: true });
const press = (name: string) => (scene: Scene) => button(scene, name).click();
const field = (scene: Scene, name: string) => here(scene).getByLabel(name, { exact: true });
const outcome = (title: string) => (scene: Scene) =>
  expect(here(scene).getByRole('status').filter({ hasText: title })).toBeVisible();

/** The form is there. */
const form = (scene: Scene) => expect(field(scene, 'Puntos')).toBeEditable();

/** Opens the page, and lets its time stand still once something of it is shown. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'points.convert', 'wallet.outcome');
  await openAs(scene.page, scene.sandbox, 'vip5', '/pointMall?part=convert');
  await expect(ui.balance(scene.page)).toBeVisible();
  await shown(scene);
  await freeze(scene);
}

const oneRatio = 'the page of a tour is told one ratio and one balance: the tests of the rules show others';

export const convertProof = defineProof(convertModel, {
  browser: {
    starts: {
      'a first key': (scene) => begin(scene, form),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'vip5', 'points.convert');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      'types points': {
        when: ({ context }) => context.typedPoints === '',
        how: (scene) => field(scene, 'Puntos').fill('1,250'),
      },
      'types the withdraw password': {
        when: ({ context }) => context.withdrawPassword === '',
        how: (scene) => field(scene, 'Contraseña de retiro').fill('246810'),
      },
      'the session is lost': sessionCovers.en,
      submits: press('Continuar'),
      'submits more than there are': oneRatio,
      'submits less than a step': oneRatio,
      'goes back': press('Cambiar'),
      confirms: press('Convertir ahora'),
      'asks for the outcome': 'only a child machine with a defect leads there',
      'begins another one': press('Convertir más'),
    },
    answers: { act: actWays(convertModel, 'points.convert') },
    shows: {
      opening: passed,
      'preparing.form.editing': form,
      'preparing.form.refused': (scene) => expect(here(scene).getByRole('alert')).toBeVisible(),
      'preparing.sure': (scene) => expect(button(scene, 'Convertir ahora')).toBeEnabled(),
      'acting.awaited': (scene) => actShown(scene, 'Convertir ahora'),
      unheard: 'only a child machine with a defect leads there',
      done: outcome('Puntos convertidos'),
    },
    echoes: drawn('preparing'),
  },
  gaps: {
    wire: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
    },
    browser: {
      'acting · act error -> unheard': 'defect',
      'unheard · check.asked -> acting': 'afterDefect',
      'preparing · session.lost -> preparing.form': sessionCovers,
    },
  },
  openings: [ofPage('/pointMall?part=convert')],
});
