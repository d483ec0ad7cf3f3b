import type { Figure, Figures } from './figures.ts';
import type { GroupName } from './groups.ts';

/** How a figure is bounded: by a number, or by what the bare page (the plain list) has in the same run. */
type Aim = (
  | { readonly most: number }
  | { readonly least: number }
  | { readonly timesBare: number }
  | { readonly aboveBare: number }
) & { readonly note?: string };

/** What every page keeps to, however it is entered. */
const calm = (page: string): Readonly<Record<string, Aim>> => ({
  [`${page}: CLS`]: { most: 0.02 },
  [`${page}: TBT`]: { most: 200 },
  [`${page}: longest task`]: { most: 100 },
});

/** What the product wants to be: a slow phone (slow 4G, 4x CPU) where nothing else is said. */
export const aims: Readonly<Record<GroupName, Readonly<Record<string, Aim>>>> = {
  pages: {
    'home: JavaScript': { most: 130, note: '150 while every library is as its makers ship it' },
    'home: LCP': { timesBare: 0.6 },
    'home: script until idle': { timesBare: 3 },
    'home: gateway calls before content': { most: 3 },
    '/rng: LCP': { timesBare: 1.3 },
    '/login: LCP': { timesBare: 1 },
    ...calm('home'),
    ...calm('/rng'),
    ...calm('/login'),
    ...calm('/member/depositv2'),
  },
  dialogs: {
    'login: press to its shell': { most: 100 },
    'login: press to next paint': { most: 100 },
    'registration: press to its shell': { most: 150 },
    'registration: press to next paint': { most: 150 },
    'a key in the largest form': { most: 8 },
  },
  journey: { 'the worst of them': { most: 150 } },
  lobby: {
    'first tiles': { timesBare: 1.5 },
    'frames dropped while scrolling': { aboveBare: 0.05 },
    'heap after scrolling': { most: 60 },
    'a letter in the search, p95': { most: 50 },
    'a filter': { most: 150 },
    'the vendors of a category': { most: 60 },
  },
  records: { 'a page of them, p95': { most: 60 }, 'a press, p95': { most: 100 } },
  reports: {
    'a report of them, p95': { most: 60 },
    'an answer to its paint, p95': { most: 150 },
    'a press, p95': { most: 100 },
  },
  rewards: {
    'a board of 10,000: FCP': { timesBare: 1.2 },
    'a board of 10,000: frames dropped while scrolling': { aboveBare: 0 },
    'a mall of 2,000: FCP': { timesBare: 1.2 },
    'a mall of 2,000: frames dropped while scrolling': { aboveBare: 0 },
    'an inbox of 10,000: FCP': { timesBare: 1.2 },
    'an inbox of 10,000: frames dropped while scrolling': { aboveBare: 0 },
    'rows of a wagering: press to the rows': { most: 100 },
  },
  help: { 'a key in the help search, p95': { most: 50 } },
  team: {
    'its first rows': { timesBare: 1.2 },
    'frames dropped while scrolling': { aboveBare: 0 },
    'a page of a branch, p95': { most: 60 },
    'a search, p95': { most: 120 },
    'a key in the tree': { most: 100 },
  },
  watching: { 'of a second, inspected': { most: 0.05 } },
  memory: { 'growth of the heap': { most: 0.1 } },
  areas: { 'the first area': { most: 0 }, 'the tenth area': { most: 0 } },
  gateway: {
    'gameList: p95': { most: 30 },
    'a further page of games': { most: 15 },
    'ready on a warm database': { most: 2_000 },
  },
  money: {
    'ledger: acts': { least: 1_000 },
    'ledger: p95': { most: 100 },
    'mixed sessions: p95': { most: 300 },
    'calls that failed': { most: 0 },
    'books that do not hold': { most: 0 },
  },
};

function boundOf(aim: Aim, { bare }: Figure): number {
  if ('most' in aim) return aim.most;
  if ('least' in aim) return aim.least;
  if (bare === undefined) throw new Error('A figure without a bare one has an aim that compares them');
  return 'timesBare' in aim ? aim.timesBare * bare : aim.aboveBare + bare;
}

/** What bounds a figure, in its own unit; `least` says that it should be no less, instead of no more. */
export type Bound = { readonly limit: number; readonly least: boolean; readonly met: boolean };

/** The bound of a figure by its name, if it has one. Met exactly counts as met. */
export function boundFor(group: GroupName, name: string, figure: Figure): Bound | undefined {
  const aim = aims[group][name];
  if (!aim) return undefined;
  const limit = boundOf(aim, figure);
  const least = 'least' in aim;
  return { limit, least, met: least ? figure.is >= limit : figure.is <= limit };
}

/** Names that an aim speaks of and a group did not measure: an aim that nothing could miss. */
export function unmeasured(group: GroupName, figures: Figures): string[] {
  return Object.keys(aims[group]).filter((name) => !(name in figures));
}
