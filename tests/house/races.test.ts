import { describe, expect, it } from 'vitest';
import { clockFaults, driving, lookFaults, raceFaults, waitFaults } from './races.rule.ts';
import { filesOf, planted, readTree } from './tree.ts';

const spec = (text: string) =>
  planted({ 'tests/journeys/points/mall.spec.ts': `test('it holds', async () => {\n${text}\n});` });

describe('tests in a browser', () => {
  const tree = readTree();

  it('wait for what they stand on', () => {
    expect(raceFaults(tree)).toEqual([]);
  });

  it('the guard has really read them', () => {
    expect(filesOf(tree, driving).length).toBeGreaterThan(200);
    expect([...tree.keys()].filter((path) => driving.test(path))).toContain(
      'tests/flows/session/session-timeout.proof.ts',
    );
  });
});

describe('looks at a page', () => {
  it.each([
    'await expect(list).toHaveCount(3);',
    'await expect.poll(() => list.count()).toBeLessThan(40);',
    'await expect(async () => { if (await one.isVisible()) await one.click(); }).toPass();',
    'const wide = () => page.evaluate(() => document.documentElement.scrollWidth); await expect.poll(wide).toBe(360);',
    'const go = async () => { if (await one.isVisible()) await one.click(); }; await expect(() => go()).toPass();',
    'await runUntil(page, () => one.isVisible());',
    'expect(traffic.count("points.redeem")).toBe(1);',
    'const before = await one.textContent(); await one.click(); await expect(one).not.toHaveText(before);',
    'const first = await list.first().textContent(); await expect(list.first()).toHaveText(first);',
    'expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();',
    'const calls = await Promise.all([one, other]); expect(calls).toEqual([]);',
  ])('that wait are none of its business: %s', (text) => {
    expect(lookFaults(spec(text))).toEqual([]);
  });

  it.each([
    ['count() looks once', 'expect(await list.count()).toBe(3);'],
    ['boundingBox() looks once', 'expect(await one.boundingBox()).toEqual(before);'],
    ['isVisible() looks once', 'expect(await one.isVisible()).toBe(true);'],
    ['isVisible() looks once', 'if (await one.isVisible()) await one.click();'],
    ['count() looks once', 'const rows = await list.count(); await one.click(); expect(rows).toBe(3);'],
    ['all() looks once', 'for (const row of await rows.all()) await expect(row).toBeVisible();'],
    ['isChecked() looks once', 'expect(await box.isChecked()).toBe(true);'],
    ['textContent() is expected at once', 'expect(await one.textContent()).toBe("P 5.00");'],
    ['textContent() is expected at once', 'expect(Number(await one.textContent())).toBe(5);'],
    ['inputValue() is expected as it was', 'const typed = await one.inputValue(); expect(typed).toBe("");'],
    ['allInnerTexts() is expected at once', 'expect((await list.allInnerTexts()).join()).not.toMatch(/x/);'],
    [
      'evaluate() is expected at once',
      'expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);',
    ],
    [
      'evaluate() is expected as it was',
      'const seen = await page.evaluate(() => ({ wide: document.body.scrollWidth })); expect(seen.wide).toBe(360);',
    ],
    [
      'evaluate() is expected as it was',
      'const top = () => one.evaluate((it) => it.getBoundingClientRect().top); expect(await top()).toBe(0);',
    ],
  ])('a planted fault is found: %s', (fault, text) => {
    expect(lookFaults(spec(text))).toEqual([expect.stringContaining(`${fault} (line 2)`)]);
  });
});

describe('times', () => {
  it.each([
    'await expect(one).toBeVisible({ timeout: 5_000 });',
    'const patience = 60_000; await expect(look).toPass({ timeout: patience });',
    'test.setTimeout(240_000);',
    'await expect(one).toBeVisible({ timeout: howeverLong });',
  ])('that are long enough are none of its business: %s', (text) => {
    expect(waitFaults(spec(text))).toEqual([]);
  });

  it.each([
    [500, 'await one.click({ timeout: 500 });'],
    [1_000, 'const quick = 1_000; await one.waitFor({ timeout: quick });'],
    [2_000, 'await expect.poll(look, { timeout: 2 * 1_000 }).toBe(true);'],
    [4_999, 'page.setDefaultTimeout(4_999);'],
    [3_000, 'await expect(look).toPass({ timeoutMs: 3_000 });'],
  ])('a planted one of %i ms is found', (milliseconds, text) => {
    expect(waitFaults(spec(text))).toEqual([expect.stringContaining(`waits for ${milliseconds} ms`)]);
  });
});

describe('moved clocks', () => {
  it.each([
    'await sandbox.serverClock(31 * 60_000);',
    'await sandbox.serverClock(28 * 60_000);',
    'await page.clock.fastForward("30:00");',
    'await freeze({ page }); await page.clock.fastForward(29.5 * 60_000);',
    'await page.clock.pauseAt(0); await page.clock.runFor(ending - 1_000);',
    'await sandbox.serverClock(moment - (await sandbox.serverClock(0)));',
  ])('that leave enough, or stand still, are none of its business: %s', (text) => {
    expect(clockFaults(spec(text))).toEqual([]);
  });

  it.each([
    'await sandbox.serverClock(29.5 * minute);',
    'const halfHour = 30 * 60_000; await page.clock.fastForward(halfHour - 30_000);',
    'await page.clock.fastForward("29:00");',
    'await sandbox.serverClock(minutes(14));',
    'await page.clock.runFor(ending - 1_000);',
    // The page’s clock stands still; the gateway’s does not.
    'await freeze({ page }); await sandbox.serverClock(29 * 60_000);',
  ])('a planted one that leaves too little is found: %s', (text) => {
    expect(clockFaults(spec(text))).toEqual([expect.stringContaining('leaves too little time (line 2)')]);
  });
});

it('a file that no longer needs to be spared is named', () => {
  expect(raceFaults(planted({}))).toContain('tests/kit/journeys/places.ts no longer needs to be spared');
});
