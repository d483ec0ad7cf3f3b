import { readFileSync } from 'node:fs';

/** What is counted at each address. Why, and in which unit, is in the file, in the order of its rows. */
const counted = ['toPress', 'toIdle', 'requests', 'elements', 'modules', 'html', 'css'] as const;
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

const sizes: readonly Counted[] = ['toPress', 'toIdle', 'html', 'css'];

/**
 * The budget that a measured figure begins with. Scripts are named after what they hold, and a script with another name
 * in it is compressed to a few bytes more or less: sizes have half a kilobyte to spare at least. Counts have nothing.
 */
const budgetFor = (name: Counted, measured: number): number =>
  sizes.includes(name) ? Math.ceil(measured + 0.5) : measured;

/** How far below its budget a figure may be, as a share and at least so much: what is saved shall not be spent unseen. */
const slack = { share: 0.05, least: 2 };

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
    const spare = most - figure > Math.max(slack.least, most * slack.share);
    return spare ? [`${compared}: npm run budget lowers it`] : [];
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

/** The budget with lower figures where less was measured, and with rows for new addresses. It raises nothing. */
export function lowered(budget: Budget, measured: Measured): Budget {
  const rowsOf = (who: Who) =>
    Object.entries(measured.addresses[who]).map(([address, figures]) => {
      const allowed = budgetAt(budget, who, address);
      const row = counted.map((name) => {
        const most = Math.min(budgetFor(name, figures[name]), allowed?.[name] ?? Number.POSITIVE_INFINITY);
        return most - raisesAt(budget, address, name);
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
