import { placeOf, placesOf } from '../../kit/journeys/places.ts';
import { expect, test } from './blocks.ts';

test('a dialog holds the page still under the policy, and gives the focus back', async ({
  page,
  violations,
}) => {
  await page.goto('/#layers');
  const opener = page.getByRole('button', { name: 'Dialog' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A code' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  // The key is heard once the focus is inside.
  await expect(page.getByRole('dialog').locator(':focus')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(violations).toEqual([]);
});

test('a dropdown stays inside the window, whatever surrounds it', async ({ page, violations }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#layers');
  await page.getByRole('button', { name: 'Vendors' }).hover();
  const panel = page.getByRole('group', { name: 'All vendors' });
  const place = await placeOf(panel);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.right).toBeLessThanOrEqual(320);
  await page.mouse.move(300, 600);
  await expect(panel).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('NET-09 missing pictures are requested three times and move nothing', async ({ page, blocks }) => {
  await page.goto('/#pictures');
  const line = page.getByText('Under the picture');
  const places = await placesOf(line);
  // Its own words, for the row's pictures may be given up before it.
  await expect(line.locator('xpath=preceding-sibling::*').getByText('no picture')).toBeVisible();
  await expect.poll(() => blocks.asked.get('/missing/row-9.svg') ?? 0).toBeGreaterThan(0);
  expect(blocks.asked.get('/missing/near.svg')).toBe(3);
  expect(await places()).toHaveLength(1);
  expect(blocks.asked.get('/missing/far.svg')).toBeUndefined();
  expect(blocks.asked.get('/missing/row-29.svg')).toBeUndefined();
});
