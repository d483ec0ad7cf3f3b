import { describe, expect, it } from 'vitest';
import { pagelessFaults } from './pageless.rule.ts';
import { filesOf, planted, readTree } from './tree.ts';

const tree = readTree();

describe('a test of the browser', () => {
  it('opens a page', () => {
    expect(pagelessFaults(tree)).toEqual([]);
  });

  it('the guard has really read them', () => {
    expect(filesOf(tree, /^tests\/journeys\/.*\.spec\.ts$/).length).toBeGreaterThan(80);
  });

  it.each([
    "test('a page', async ({ page }) => page.goto('/'));",
    "test('a page in a context of its own', async ({ browser }) => void (await browser.newPage()));",
    "test('two pages', async ({ context, sandbox }) => walk(context, sandbox));",
    "test('a page that also asks', async ({ page }) => { await page.request.get('/'); await page.goto('/'); });",
    'test.beforeEach(({ sandbox }) => sandbox.seed());',
  ])('that is sound has no fault: %s', (text) => {
    expect(pagelessFaults(planted({ 'tests/journeys/a.spec.ts': text }))).toEqual([]);
  });

  it.each([
    "test('a file', () => expect(read('dist/index.html')).toContain('Inicio'));",
    'for (const one of all) test(`a file ${one}`, async () => expect(one).toBe(1));',
    "test('a gateway', async ({ sandbox }) => void (await fetch(sandbox.address)));",
    "test('only requests', async ({ page }) => void (await page.request.get('/')));",
    "test('another machine’s requests', { tag: '@core' }, async ({ request }) => void (await request.get('/')));",
  ])('a planted fault is found: %s', (text) => {
    expect(pagelessFaults(planted({ 'tests/journeys/a.spec.ts': text }))).toEqual([
      expect.stringContaining('it belongs to Node (line 1)'),
    ]);
  });
});
