import { describe, expect, it } from 'vitest';
import { planOf } from '../../scripts/new/plan.ts';
import { areas } from './areas.ts';
import { areaFaults, reachedFrom, stages } from './start.rule.ts';
import { planted, readTree, type Tree } from './tree.ts';

const tree = readTree();

/**
 * The areas that the visitor's home shows, or that decide whether it is shown: who is here (session, and the senders of
 * codes, which keep their waits), whom to ask (support), and a link to each lottery.
 */
const shown = ['system', 'session', 'verification', 'games', 'lotteries', 'notices', 'support'];
/** Of the money area only what an amount is. */
const amounts = 'contract/wallet/money.ts';

/** The repository after `npm run new -- flow <area>/weigh-the-start`. */
function withFlow(area: string): Tree {
  const known = { read: (path: string) => tree.get(path), machines: [...tree.keys()] };
  return new Map([...tree, ...planOf(['flow', `${area}/weigh-the-start`], known).changed]);
}

describe('the start', () => {
  const reached = reachedFrom(tree, stages);

  it('loads no area that the home does not show', () => {
    const all = new Set([...reached].filter((path) => path !== amounts));
    expect(areaFaults(all, areas, shown)).toEqual([]);
  });

  it.each(['weighing', 'help'])(
    'has the same modules, to the byte, with one flow more in the area %s',
    (area) => {
      const after = withFlow(area);
      expect([...reachedFrom(after, stages)]).toEqual([...reached]);
      expect([...reached].filter((path) => after.get(path) !== tree.get(path))).toEqual([]);
      expect(after.size).toBeGreaterThan(tree.size);
    },
  );

  it('follows imports of values, and neither types nor what is fetched later', () => {
    const product = planted({
      'src/app/start/main.tsx':
        "import '../../ui/base.css';\nimport { a } from '#machines/points/a.rules.ts';\nimport type { B } from './b.ts';\nvoid import('./c.ts');",
      'machines/points/a.rules.ts': "export { d } from './d.rules.ts';",
      'machines/points/d.rules.ts': 'export const d = 1;',
      'src/app/start/b.ts': '',
      'src/app/start/c.ts': '',
      'src/ui/base.css': '',
    });
    expect([...reachedFrom(product, ['src/app/start/main.tsx'])]).toEqual([
      'src/app/start/main.tsx',
      'machines/points/a.rules.ts',
      'machines/points/d.rules.ts',
    ]);
  });

  it('a planted fault is found: a module of an area that is not shown', () => {
    const now = new Set(['src/app/start/main.tsx', 'machines/points/redeem.machine.ts']);
    expect(areaFaults(now, ['points'], ['system'])).toEqual([
      'machines/points/redeem.machine.ts is of an area that the home does not show',
    ]);
  });
});
