import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { actShown, actWays, brokenAct, leaveAct, onlyByDefect } from '#assurance/browser/acts.ts';
import { freeze, hold, presses } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { Limit } from '#contract/protection/limits.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { dailyLimit, raising, standingWith } from '../../kit/models/limits.ts';
import { call, limitModel, requested } from './limit.model.ts';

const press = presses(centre.button);
const enabled =
  (name: string) =>
  ({ page }: Scene) =>
    expect(centre.button(page, name)).toBeEnabled();
const types =
  (text: string) =>
  ({ page }: Scene) =>
    centre.region(page).getByLabel('Nuevo límite', { exact: true }).fill(text);
/** Whether the field is there, and holds another text: filling in the same one would tell the page nothing. */
const takes = (text: string) => (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('editing') && snapshot.context.typed !== text;
const closed = {
  en: 'the page shows the field once its form is open, which takes one press: the chart shows that typing is enough',
  es: 'la página muestra el campo cuando se abre su formulario, con un toque: el diagrama muestra que basta con escribir',
};
const readAgain = {
  en: 'the page reads it again by itself, when it changed in another tab or its time came: the journey of limits shows it',
  es: 'la página lo lee de nuevo por sí sola, cuando cambió en otra pestaña o llegó su hora: lo muestra el recorrido de los límites',
};

/** Opens a page with one limit, and lets its time stand still once something of it is shown. */
async function begin(
  scene: Scene,
  limit: Limit,
  shown: (scene: Scene) => Promise<void>,
  path = '/member/protection/limits',
): Promise<void> {
  await scene.sandbox.setConfig({ protection: { market: 'UNION' } });
  await hold(scene, call, 'wallet.outcome');
  await scene.sandbox.faults([
    { call: 'protection.standing', kind: 'answer', times: 'always', ...standingWith(limit) },
  ]);
  await openAs(scene.page, scene.sandbox, 'member1', path);
  await shown(scene);
  await freeze(scene);
}

const change = enabled('Cambiar');

export const limitProof = defineProof(limitModel, {
  browser: {
    starts: {
      'a limit that holds': (scene) => begin(scene, dailyLimit, change),
      'no limit': (scene) =>
        begin(scene, { ...dailyLimit, value: null, left: null, version: 2 }, enabled('Poner un límite')),
      'a raise that waits': (scene) => begin(scene, raising('WAITING'), enabled('Cancelar la subida')),
      'a raise to confirm': (scene) => begin(scene, raising('TO_CONFIRM'), enabled('Confirmar la subida')),
      'a raise before its test': (scene) => begin(scene, raising('TESTING'), enabled('Ya leí el autotest')),
      'a raise before a talk': (scene) => begin(scene, raising('TALKING'), enabled('Cancelar la subida')),
      'its form': (scene) =>
        begin(
          scene,
          dailyLimit,
          async ({ page }) => {
            await centre.button(page, 'Bajar mi límite').click();
            await expect(centre.button(page, 'Guardar límite')).toBeEnabled();
          },
          '/member/depositv2',
        ),
      'a key from before the page was opened': async (scene) => {
        await leaveAct(scene, 'member1', call, 'deposit day');
        await begin(scene, dailyLimit, ({ page }) =>
          expect(centre.region(page).getByText('Comprobando qué pasó…')).toBeVisible(),
        );
      },
    },
    events: {
      'it is read again': readAgain.en,
      'an old answer comes': readAgain.en,
      'wants to change it': async ({ page }) => {
        await centre.button(page, 'Cambiar').or(centre.button(page, 'Poner un límite')).click();
      },
      'types a lower value': { when: takes('30'), how: types('30') },
      'types a higher value': { when: takes('200'), how: types('200') },
      'types nonsense': { when: takes('cien'), how: types('cien') },
      submits: press('Guardar límite'),
      'wants no limit': {
        when: ({ context }) => context.limit.value !== null,
        how: press('Quitar este límite'),
      },
      'confirms the raise': {
        when: ({ context }) => ['TESTING', 'TO_CONFIRM'].includes(context.limit.raise?.state),
        how: ({ page }) =>
          centre.button(page, 'Confirmar la subida').or(centre.button(page, 'Ya leí el autotest')).click(),
      },
      'drops the raise': {
        when: ({ context }) => context.limit.raise !== null,
        how: press('Cancelar la subida'),
      },
      'goes back': ({ page }) =>
        centre.button(page, 'Dejarlo como está').or(centre.button(page, 'Cambiar el valor')).click(),
      confirms: press('Pedir el cambio'),
      'asks for the outcome': onlyByDefect,
    },
    answers: {
      act: {
        ...actWays(limitModel, call),
        'it waits now': {
          when: ({ context }) => context.fate === 'none',
          how: ({ sandbox }) =>
            sandbox.release(call, { status: 200, body: { success: true, value: requested } }),
        },
      },
    },
    shows: {
      opening: passed,
      'shown.sorting': passed,
      'shown.unset': enabled('Poner un límite'),
      'shown.inForce': change,
      'shown.waiting': enabled('Cancelar la subida'),
      'shown.toConfirm': enabled('Confirmar la subida'),
      'shown.testing': enabled('Ya leí el autotest'),
      'shown.talking': enabled('Cancelar la subida'),
      'shown.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      'editing.fresh': enabled('Guardar límite'),
      'editing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: enabled('Pedir el cambio'),
      'acting.checking': (scene) => actShown(scene, 'Guardar límite'),
      'acting.lowering': (scene) => actShown(scene, 'Guardar límite'),
      'acting.raising': (scene) => actShown(scene, 'Pedir el cambio'),
      'acting.confirming': (scene) => actShown(scene, 'Confirmar la subida', 'Ya leí el autotest'),
      'acting.dropping': (scene) => actShown(scene, 'Cancelar la subida'),
      unheard: onlyByDefect,
    },
  },
  gaps: {
    wire: brokenAct,
    browser: {
      ...brokenAct,
      'shown · value.typed -> editing': closed,
      'sure · value.typed -> editing': closed,
      '(root) · limit.read -> (stays)': readAgain,
      'shown · limit.read -> shown.sorting': readAgain,
    },
  },
  // Not member1, who pays in elsewhere.
  openings: [ofPage('/member/protection/limits', { who: 'friend4', prepare: 'deposit limit' })],
  unmet: {
    'shown.unset': 'the scenario finds a limit that is set: its tours show one that is not',
    'shown.talking': 'nobody talks to a member before a raise where the scenario is: its tours show it',
    'shown.testing': 'no test is asked for before a raise where the scenario is: its tours show it',
    'shown.toConfirm': 'no raise is confirmed again where the scenario is: its tours show it',
    'acting.confirming': 'no raise is confirmed again where the scenario is: its tours show it',
  },
});
