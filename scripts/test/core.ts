import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from '#assurance/book/title-files.ts';
import type { Journey } from './journeys.ts';
import { filesOfTests } from './test-files.ts';

// The core of the browser's tests, which every run holds: those with the tag `@core`, and of each case that no test in
// Node shows one journey.

/** How many tests the core may hold: fewer would leave something out, more would not fit into an ordinary run. */
const size = { least: 140, most: 180 } as const;

/** What the core must show something of, by files of journeys: the rows of the specification, and what may never break. */
const promised: readonly (readonly [what: string, file: RegExp])[] = [
  ['sessions', /^session\/session-life\./],
  ['the first paint', /^product\/first-paint\./],
  ['an act of money that goes wrong in every way', /^wallet\/money-torture\./],
  ['a walk through all that can be pressed', /^product\/walker\./],
  ['the home (spec 2)', /^product\/shell\./],
  ['the addresses of pages (spec 2)', /^product\/routes\./],
  ['registering (spec 2, 4)', /^registration\//],
  ['the login (spec 2, 4)', /^session\/session\./],
  ['signing out (spec 4)', /^session\/sign-out\./],
  ['free play (spec 2, 6)', /^session\/free-play\./],
  ['identity providers (spec 2)', /^session\/identity\./],
  ['a forgotten password (spec 2, 4)', /^password\//],
  ['a new address (spec 4)', /^verification\/new-address\./],
  ['codes by SMS (spec 5)', /^verification\/verification\./],
  ['the list of notices (spec 2)', /^notices\/notices\./],
  ['the points mall (spec 2)', /^points\//],
  ['the pages of lotteries (spec 2)', /^lotteries\//],
  ['the lists of games (spec 2)', /^games\/games-list\./],
  ['launching a game (spec 4)', /^games\/games-launch\./],
  ['the page of a game (spec 2)', /^games\/games-won\./],
  ['promotions (spec 2)', /^promotions\/joining\./],
  ['the reward center (spec 2)', /^promotions\/claiming\./],
  ['missions and the leaderboard (spec 2)', /^missions\//],
  ['the help centre (spec 2)', /^help\/help-page\./],
  ['the help over a page (spec 2)', /^help\/help-modal\./],
  ['the pages of downloads (spec 2)', /^downloads\/downloads\./],
  ['the page to join (spec 2)', /^downloads\/join\./],
  ['the languages of the header (spec 2)', /^system\/language\./],
  ['maintenance and restriction (spec 2)', /^system\/system\./],
  ['customer service (spec 2)', /^support\/chat\./],
  ['comments (spec 2)', /^support\/feedback\./],
  ['the member centre (spec 2)', /^member\/security-centre\./],
  ['inviting friends (spec 2)', /^member\/referral\./],
  ['the inbox (spec 2)', /^inbox\//],
  ['deposits (spec 2)', /^wallet\/deposit\./],
  ['withdrawals (spec 2, 4)', /^wallet\/withdraw\./],
  ['a receipt (spec 4)', /^wallet\/receipt\./],
  ['transfers between wallets (spec 2)', /^wallet\/wallet\./],
  ['transfers along the line (spec 2)', /^wallet\/wallet-line\./],
  ['records (spec 2)', /^wallet\/records\./],
  ['announcements to agents (spec 2)', /^agent\/announcements\./],
  ['the overview and reports of a team (spec 2)', /^agent\/reports\./],
  ['the tree of a team (spec 2)', /^agent\/team\./],
  ['registering people as an agent (spec 2)', /^agent\/registration\./],
  ['contracts (spec 2)', /^contracts\/bills\./],
  ['member protection', /^protection\/chains\./],
];

type Subject = { readonly cases: Readonly<Record<string, unknown>> };

const known = new Set(
  (JSON.parse(readFileSync('assurance/book/cases.json', 'utf8')) as readonly Subject[]).flatMap(({ cases }) =>
    Object.keys(cases),
  ),
);

/** The cases of the specification’s tests, such as SES-10, that a title names. */
export function casesIn(title: string): readonly string[] {
  return (title.match(/\b[A-Z][A-Z0-9]{2}-\d{2}\b/g) ?? []).filter((id) => known.has(id));
}

/** The cases that the titles of tests in Node name, and those of what is proven of the charts. */
export function casesInNode(root: string = process.cwd()): ReadonlySet<string> {
  const files = filesOfTests(root).filter((file) => /\.(test|proof|examples|properties)\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8')).flatMap(casesIn)));
}

/** The core: what has its tag, and the first journey of each case that neither the tag nor a test in Node holds. */
export function coreOf(journeys: readonly Journey[], inNode: ReadonlySet<string>): readonly Journey[] {
  const held = new Set(inNode);
  const tagged = journeys.filter(({ tags }) => tags.includes('core'));
  const casesOf = ({ titles }: Journey) => titles.flatMap(casesIn);
  for (const journey of tagged) for (const id of casesOf(journey)) held.add(id);
  const alone = journeys.filter((journey) => {
    const unheld = casesOf(journey).filter((id) => !held.has(id));
    for (const id of unheld) held.add(id);
    return unheld.length > 0;
  });
  return [...tagged, ...alone];
}

/** What the core promises and does not hold. */
export function coreFaults(core: readonly Journey[]): readonly string[] {
  const { least, most } = size;
  const missing = promised.filter(([, file]) => !core.some((journey) => file.test(journey.file)));
  return [
    ...(core.length < least ? [`the core has ${core.length} tests, ${least} at least`] : []),
    ...(core.length > most ? [`the core has ${core.length} tests, ${most} at most`] : []),
    ...missing.map(
      ([what, file]) => `the core shows nothing of ${what}: no test of ${file.source} has its tag`,
    ),
  ];
}
