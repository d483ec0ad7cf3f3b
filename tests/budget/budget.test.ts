import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Budget,
  budgetAt,
  budgetFaults,
  type Figures,
  lowered,
  readBudget,
  startFaults,
} from './budget.ts';
import { modulesIn, notShown, scriptsOfPage } from './built.ts';

const kept = readBudget();

const budget: Budget = {
  ...kept,
  start: { ...kept.start, notShown: 2 },
  raised: [
    { decision: '0113', for: 'a search in the list', at: ['/rng'], by: { modules: 3, toIdle: 2 } },
    { decision: '0113', for: 'a line in the foot', at: 'every address', by: { elements: 1 } },
  ],
  addresses: { visitor: { '/rng': [150, 200, 50, 16, 900, 600, 40, 250] }, member1: {}, agent1: {} },
};

const within: Figures = {
  toPress: 149.6,
  toIdle: 201.2,
  requests: 50,
  pictures: 16,
  elements: 901,
  modules: 603,
  html: 39.2,
  css: 249.1,
};
const faultsOf = (figures: Partial<Figures>, address = '/rng') =>
  budgetFaults(budget, 'visitor', address, figures);

describe('the budget file', () => {
  it('says of everything that it counts why', () => {
    for (const reason of [...Object.values(kept.counted), kept.start.counted])
      expect(reason).toMatch(/^.{40}/);
  });

  it('names for each raise a decision that exists, and what people get for it', () => {
    const decisions = readdirSync('docs/decisions').map((file) => file.slice(0, 4));
    for (const { decision, for: gain, at } of kept.raised) {
      expect(decisions).toContain(decision);
      expect(gain).toMatch(/^.{10}/);
      const known = Object.values(kept.addresses).flatMap(Object.keys);
      if (at !== 'every address') expect(known).toEqual(expect.arrayContaining([...at]));
    }
  });
});

describe('a budget', () => {
  it('is the figure in its row and what was raised there', () => {
    expect(budgetAt(budget, 'visitor', '/rng')).toEqual({
      toPress: 150,
      toIdle: 202,
      requests: 50,
      pictures: 16,
      elements: 901,
      modules: 603,
      html: 40,
      css: 250,
    });
  });

  it('may be reached', () => {
    expect(faultsOf(within)).toEqual([]);
  });

  it.each(Object.entries({ ...within, toPress: 150, toIdle: 202, html: 40, css: 250 }))(
    'is exceeded by one more of %s',
    (name, most) => {
      expect(faultsOf({ ...within, [name]: most + 1 })).toEqual([
        `/rng: ${name} is ${most + 1}, and its budget is ${most}. Raise it only by a decision that says what people get for it (tests/budget/budget.json)`,
      ]);
    },
  );

  it('is lowered once a twentieth of it is saved, and not for a trifle', () => {
    expect(faultsOf({ modules: 573, requests: 48, pictures: 6, html: 37 })).toEqual([]);
    expect(faultsOf({ modules: 572 })).toEqual([
      '/rng: modules is 572, and its budget is 603: npm run budget lowers it',
    ]);
    expect(faultsOf({ html: 36.9 })).toEqual([
      '/rng: html is 36.9, and its budget is 40: npm run budget lowers it',
    ]);
  });

  it('is missing at a new address', () => {
    expect(faultsOf(within, '/new')).toEqual(['/new has no budget: npm run budget writes one']);
  });
});

describe('the modules of the start that the home does not show', () => {
  const two = ['machines/points/redeem.rules.ts', 'src/ui/pager.tsx'];

  it('may be as many as they were', () => {
    expect(startFaults(budget, two)).toEqual([]);
  });

  it('are named when one is planted', () => {
    expect(startFaults(budget, [...two, 'src/ui/tree.tsx'])).toEqual([
      'the start holds 3 modules that the home does not show, and its budget is 2: machines/points/redeem.rules.ts, src/ui/pager.tsx, src/ui/tree.tsx',
    ]);
  });

  it('are fewer for good when there are fewer', () => {
    expect(startFaults(budget, two.slice(1))).toEqual([
      'the start holds 1 modules that the home does not show, and its budget is 2: npm run budget lowers it',
    ]);
  });
});

describe('npm run budget', () => {
  const measured = (figures: Partial<Figures>) => ({
    notShown: 5,
    addresses: { visitor: { '/rng': { ...within, ...figures } }, member1: {}, agent1: {} },
  });

  it('raises nothing', () => {
    const more = measured(Object.fromEntries(Object.keys(within).map((name) => [name, 9_999])));
    expect(lowered(budget, more)).toEqual(budget);
  });

  it('lowers what was less, and keeps the raises', () => {
    const less = lowered(budget, { ...measured({ modules: 560, toIdle: 190.7 }), notShown: 1 });
    expect(less.addresses.visitor['/rng']).toEqual([150, 190, 50, 16, 900, 557, 40, 250]);
    expect(budgetAt(less, 'visitor', '/rng')).toMatchObject({ modules: 560, toIdle: 192 });
    expect(less.start.notShown).toBe(1);
    expect(less.raised).toEqual(budget.raised);
  });

  it('begins a new address at its figures, and forgets one that is gone', () => {
    const addresses = { visitor: { '/new': { ...within, toPress: 149.6 } }, member1: {}, agent1: {} };
    expect(lowered({ ...budget, raised: [] }, { notShown: 2, addresses }).addresses.visitor).toEqual({
      '/new': [151, 202, 50, 20, 926, 603, 40, 250],
    });
  });
});

describe('the scripts of a page', () => {
  const page = [
    '<script defer fetchpriority="high" src="/assets/ahead.js"></script>',
    '<script type="module" crossorigin src="/assets/index.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/start.js">',
    '<script type="application/json" id="ahead">',
    JSON.stringify({ scripts: ['/assets/hall.js'], words: { es: ['/assets/es.js'], en: ['/assets/en.js'] } }),
    '</script>',
  ].join('');
  const holding = (modules: readonly string[], ...imports: readonly string[]) => ({ modules, imports });
  const scripts = {
    'assets/ahead.js': holding(['src/app/ahead/early-fetch.ts']),
    'assets/index.js': holding(['index.html', 'src/app/start/main.tsx'], 'assets/first.js'),
    'assets/first.js': holding(['src/ui/card.tsx', 'src/ui/card.css', 'node_modules/react/index.js']),
    'assets/start.js': holding(['src/app/start/start.tsx'], 'assets/first.js', 'assets/shared.js'),
    'assets/shared.js': holding(['src/ui/pager.tsx', 'machines/points/redeem.rules.ts']),
    'assets/hall.js': holding(['src/views/games/hall.tsx']),
    'assets/es.js': holding(['locales/es/games.json']),
    'assets/en.js': holding(['locales/en/games.json']),
    'assets/later.js': holding(['src/views/help/help-page.tsx']),
  };

  it('are those that it names, in Spanish, with all that they import, each once', () => {
    expect(scriptsOfPage(page, scripts).map((file) => file.slice('assets/'.length))).toEqual([
      'ahead.js',
      'index.js',
      'first.js',
      'start.js',
      'shared.js',
      'hall.js',
      'es.js',
    ]);
  });

  it('must be of the build', () => {
    const { 'assets/shared.js': _, ...others } = scripts;
    expect(() => scriptsOfPage(page, others)).toThrow('assets/shared.js is no script of the build');
  });

  it('hold modules, but for those of workers', () => {
    expect(modulesIn(['assets/shared.js', 'assets/search-worker.js'], scripts)).toEqual([
      'src/ui/pager.tsx',
      'machines/points/redeem.rules.ts',
    ]);
  });

  it('hold what the home does not show when nothing that it begins with imports that', () => {
    const imported = ['ahead/early-fetch.ts', 'start/main.tsx', 'start/start.tsx'].map(
      (file) => `src/app/${file}`,
    );
    const shown = new Set([...imported, 'src/ui/card.tsx', 'src/views/games/hall.tsx', 'src/ui/pager.tsx']);
    expect(notShown(page, scripts, shown)).toEqual(['machines/points/redeem.rules.ts']);
  });
});
