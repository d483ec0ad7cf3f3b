import { readFileSync } from 'node:fs';

/** What is counted at each address. Why, and in which unit, is in the file, in the order of its rows. */
const counted = ['toPress', 'toIdle', 'requests', 'pictures', 'elements', 'modules', 'html', 'css'] as const;
type Counted = (typeof counted)[number];
export type Figures = Readonly<Record<Counted, number>>;

/** The people who open the addresses. */
export type Who = 'visitor' | 'member1' | 'agent1';

/** A raise: the decision that allows it, what people get for it, at which addresses, and by how much. */
type Raise = {
  readonly decision: string;
  readonly for: string;
  readonly at: 'every address' | readonly string[];
  readonly by: Partial<Figures>;
};

/** The budget file. A figure of an address is the one in its row and all raises. */
export type Budget = {
  readonly counted: Readonly<Record<Counted, string>>;
  readonly start: { readonly counted: string; readonly notShown: number };
  readonly raised: readonly Raise[];
  readonly addresses: Readonly<Record<Who, Readonly<Record<string, readonly number[]>>>>;
};

export const budgetFile = 'tests/budget/budget.json';
export const readBudget = (): Budget => JSON.parse(readFileSync(budgetFile, 'utf8'));

const kilobyte = 1024;
/** Kilobytes of a size in bytes, to a hundredth. */
export const kilobytesOf = (bytes: number): number => Math.round((bytes / kilobyte) * 100) / 100;

/**
 * What a budget has to spare when it begins. Scripts are named after what they hold, and a script with another name in it is
 * compressed to a few bytes more or less. A picture is fetched when its place is near the window, and how much was above
 * it at that moment differs from load to load, by a row or two. A record of seven days has a row more in the evening than
 * after midnight. Everything else is the same each time, and has nothing.
 */
const spare: Partial<Figures> = { toPress: 0.5, toIdle: 0.5, html: 0.5, css: 0.5, pictures: 4, elements: 25 };

const budgetFor = (name: Counted, measured: number): number => Math.ceil(measured + (spare[name] ?? 0));

/** Whether a figure is so far below its budget that this is lowered: what is saved shall not be spent unseen. */
const saves = (name: Counted, figure: number, most: number): boolean =>
  most - figure > Math.max(2 + 2 * (spare[name] ?? 0), Math.floor(most * 0.05));

const raisesAt = ({ raised }: Budget, address: string, name: Counted): number =>
  raised
    .filter(({ at }) => at === 'every address' || at.includes(address))
    .reduce((sum, { by }) => sum + (by[name] ?? 0), 0);

/** What an address may cost; undefined for one that is not in the file. */
export function budgetAt(budget: Budget, who: Who, address: string): Figures | undefined {
  const row = budget.addresses[who][address];
  if (!row) return undefined;
  const figures = counted.map((name, at) => [name, (row[at] ?? 0) + raisesAt(budget, address, name)]);
  return Object.fromEntries(figures) as Figures;
}

/** What is wrong with the figures of an address, a sentence each. */
export function budgetFaults(
  budget: Budget,
  who: Who,
  address: string,
  measured: Partial<Figures>,
): readonly string[] {
  const allowed = budgetAt(budget, who, address);
  if (!allowed) return [`${address} has no budget: npm run budget writes one`];
  return counted.flatMap((name) => {
    const figure = measured[name];
    if (figure === undefined) return [];
    const most = allowed[name];
    const compared = `${address}: ${name} is ${figure}, and its budget is ${most}`;
    if (figure > most)
      return [`${compared}. Raise it only by a decision that says what people get for it (${budgetFile})`];
    return saves(name, figure, most) ? [`${compared}: npm run budget lowers it`] : [];
  });
}

/** The modules of the start that the home does not show, when they are not as many as they may be. */
export function startFaults({ start }: Budget, modules: readonly string[]): readonly string[] {
  const { length } = modules;
  if (length === start.notShown) return [];
  const compared = `the start holds ${length} modules that the home does not show, and its budget is ${start.notShown}`;
  return length > start.notShown
    ? [`${compared}: ${modules.join(', ')}`]
    : [`${compared}: npm run budget lowers it`];
}

/** What a run measured, by who opens which address. */
export type Measured = {
  readonly notShown: number;
  readonly addresses: Readonly<Record<Who, Readonly<Record<string, Figures>>>>;
};

/**
 * The budget with lower figures where so much less was measured that the tests say so, and with rows for new addresses. It
 * raises nothing.
 */
export function lowered(budget: Budget, measured: Measured): Budget {
  const rowsOf = (who: Who) =>
    Object.entries(measured.addresses[who]).map(([address, figures]) => {
      const allowed = budgetAt(budget, who, address);
      const row = counted.map((name) => {
        const kept = allowed && !saves(name, figures[name], allowed[name]);
        const now = kept ? allowed[name] : budgetFor(name, figures[name]);
        return now - raisesAt(budget, address, name);
      });
      return [address, row] as const;
    });
  const whose = (Object.keys(budget.addresses) as Who[]).map((who) => [who, Object.fromEntries(rowsOf(who))]);
  return {
    ...budget,
    start: { ...budget.start, notShown: Math.min(budget.start.notShown, measured.notShown) },
    addresses: Object.fromEntries(whose) as Budget['addresses'],
  };
}
