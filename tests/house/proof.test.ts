import { describe, expect, it } from 'vitest';
import { htmlFaults, proofFaults } from './proof.rule.ts';
import { filesOf, planted, readTree } from './tree.ts';

const tree = readTree();

describe('the entrance for HTML', () => {
  it('the code has a single dangerouslySetInnerHTML, and no way around it', () => {
    expect(htmlFaults(tree)).toEqual([]);
  });

  it('the one file may use it', () => {
    const exception = {
      'src/ui/safe-html.tsx': 'const a = <p dangerouslySetInnerHTML={{ __html: clean }} />;',
    };
    expect(htmlFaults(planted(exception))).toEqual([]);
  });

  it.each([
    'const a = <p dangerouslySetInnerHTML={{ __html: words }} />;',
    "createElement('p', { dangerouslySetInnerHTML: { __html: words } });",
    'node.innerHTML = words;',
    "node.insertAdjacentHTML('beforeend', words);",
  ])('a planted fault is found: %s', (text) => {
    expect(htmlFaults(planted({ 'src/views/points/a.tsx': text }))).toHaveLength(1);
  });
});

describe('proof', () => {
  it('no test sleeps, races, replaces a module or answers in the place of the gateway', () => {
    expect(proofFaults(tree)).toEqual([]);
  });

  it('the guard has really read the tests', () => {
    expect(filesOf(tree, /^tests\/.*\.(tsx?|mjs)$/).length).toBeGreaterThan(100);
  });

  it.each([
    "vi.mock('#src/app/world/storage.ts');",
    'vi.useFakeTimers();',
    'await page.waitForTimeout(500);',
    'await button.dblclick();',
    'await new Promise((resolve) => setTimeout(resolve, 500));',
    "await page.route('**/login', (route) => route.abort());",
    "await scene.page.route('**/login', (route) => route.abort());",
    "await context.routeFromHAR('answers.har');",
    "import { setTimeout as pause } from 'node:timers/promises';",
  ])('a planted fault is found: %s', (text) => {
    for (const path of ['tests/journeys/points.spec.ts', 'tests/kit/journeys/points.ts']) {
      expect(proofFaults(planted({ [path]: text }))).toHaveLength(1);
    }
  });

  it('a file that may break one rule may not break another', () => {
    const oracle = "await context.route('**', answer);\nawait page.waitForTimeout(500);";
    expect(proofFaults(planted({ 'tests/kit/journeys/traffic.ts': oracle }))).toHaveLength(1);
  });
});
