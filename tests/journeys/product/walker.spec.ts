import { agentPages, memberPages } from '#machines/centres.ts';
import { lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { gameListScreens, type Screen, screens } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';
import { representing, whole } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { losePart } from '../../kit/journeys/parts.ts';
import { signInFromHeader, speak } from '../../kit/journeys/walk-account.ts';
import { prepareWalk, walk } from '../../kit/journeys/walker.ts';

/** One game list and one lottery page represent all of them. */
const pressed: readonly Screen[] = ['rng', 'lottery'];
const alike = screens
  .filter((screen) => [...gameListScreens, ...lotteryScreens].some((one) => one === screen))
  .filter((screen) => !pressed.includes(screen))
  .flatMap((screen) => addresses[screen]);

/**
 * What every member sees alike is pressed for the first of them and only looked at for the others. Members
 * differ in their centres, in what surrounds every page and in the menus, and all of that is pressed. A run that is not
 * whole presses it as a visitor alone.
 */
const shared = screens
  .filter((screen) => !['member', 'agent', 'game'].includes(screen))
  .flatMap((screen) => addresses[screen]);
/** An agent's own centre is pressed as an agent, and that of every member as a member; links elsewhere lead into its protection. */
const ofMembers = memberPages
  .filter((one) => one !== 'transferUpline' && one !== 'protection')
  .map((one) => `/member/${one}`);
function lookedAt({ account, window }: Walk): readonly string[] {
  if (account === 'agent1') return [...shared, ...ofMembers];
  return account === 'member1' && (window === narrow || !whole) ? shared : alike;
}

const wide = { language: 'ES', width: 1280, height: 800 } as const;
const narrow = { language: 'EN', width: 390, height: 844 } as const;

/** Who walks through which window. A demo account differs from a visitor by its menu. */
type Walk = { readonly account: string | null; readonly window: typeof wide | typeof narrow };
const all: readonly Walk[] = [
  ...[null, 'member1', 'agent1'].flatMap((account) => [wide, narrow].map((window) => ({ account, window }))),
  { account: 'demo4', window: narrow },
];
/** The menus of a centre are pressed in one window as a member, in the other as an agent. */
const walks = representing(
  all,
  ({ account, window }) => account !== 'demo4' && (account === 'member1') === (window === wide),
);

/** Pages in the menus of the centres; without a real account there are none (spec 6, 8). */
const menuOf = (account: string | null) => [
  ...memberPages
    .filter(() => account !== null && account !== 'demo4')
    .filter((one) => one !== 'transferUpline' || account === 'agent1')
    // Only a page of the member centre leads there, and an agent's walk presses nothing on it.
    .filter((one) => one !== 'feedback' || account !== 'agent1')
    .map((one) => `/member/${one}`),
  ...agentPages.filter(() => account === 'agent1').map((one) => `/agent/${one}`),
];

for (const visit of walks) {
  const { account, window } = visit;
  const { language, ...viewport } = window;
  const who = account ?? 'a visitor';
  test(`everything ${who} can press, starting at the home, opens, at ${viewport.width} in ${language}`, {
    tag: account ? [] : '@core',
  }, async ({ page, context, sandbox }) => {
    test.setTimeout(900_000);
    await prepareWalk(context);
    await page.setViewportSize(viewport);
    await page.goto('/');
    await speak(page, language);
    if (account) await signInFromHeader(page, account);
    const { faults, places } = await walk(page, {
      account,
      address: sandbox.address,
      alike: lookedAt(visit),
      most: 1_500,
    });
    expect(faults).toEqual([]);
    const missed = ['/', '/rng', '/lottery', ...menuOf(account)].filter((one) => !places.includes(one));
    expect(missed, 'places that the walk did not come to').toEqual([]);
  });
}

test('the walker finds a part of the member centre that breaks when its button is pressed', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(300_000);
  await prepareWalk(context);
  await page.goto('/');
  await signInFromHeader(page, 'member1');
  await losePart(page, 'member-page', 'broken');
  const found = walk(page, { account: 'member1', address: sandbox.address, alike, most: 300, first: true });
  expect((await found).faults.join()).toMatch(/a part that crashed|a part of the page broke/);
});
