import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './kit/journey.ts';
import { fillIn, openLogin, ready, rooms, signIn, signOutButton } from './kit/rooms.ts';
import { sliderDialog, sliderHandle } from './kit/slider.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page does against WCAG 2.2 AA as far as a program can tell: the rule, and where. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((values) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return here.run({ runOnly: { type: 'tag', values } });
  }, standards);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

// Colours do not change with the width, nor the layout with the colours: two visits see everything.
for (const [colorScheme, width, height] of [
  ['dark', 1280, 800],
  ['light', 360, 740],
] as const) {
  test.describe(() => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height } });

    test(`nothing a program can find is against WCAG 2.2 AA, ${colorScheme}, ${width} wide`, async ({
      page,
      door,
    }) => {
      test.setTimeout(90_000);
      await page.goto('/');
      await ready(page);
      await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
      expect(await faultsOf(page), 'the home').toEqual([]);
      await openLogin(page);
      expect(await faultsOf(page), 'the login').toEqual([]);
      await page.keyboard.press('Escape');
      await door.setConfig({ slider: { login: true } });
      await fillIn(await openLogin(page), 'member1');
      await expect(sliderHandle(page)).toBeVisible();
      expect(await faultsOf(page), 'the slider').toEqual([]);
      await sliderDialog(page).getByRole('button', { name: 'Resolver con palabras' }).click();
      expect(await faultsOf(page), 'the slider in words').toEqual([]);
      await door.setConfig({ slider: { login: false } });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await signIn(page);
      expect(await faultsOf(page), 'the home of a member').toEqual([]);
      await signOutButton(page).click();
      await expect(rooms.signOutDialog(page)).toBeVisible();
      expect(await faultsOf(page), 'the question before leaving').toEqual([]);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Esta puerta no existe' })).toBeVisible();
      expect(await faultsOf(page), 'a place that is not there').toEqual([]);
    });
  });
}
