import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import type { FaultWay } from '../../kit/fault-ways.ts';
import { openAs } from './open-as.ts';
import { fillIn, rooms } from './rooms.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import type { Traffic } from './traffic.ts';

/** One way to move money, walked to its end whatever goes wrong on the way. */
export type MoneyJourney = {
  readonly who: string;
  /** The call that moves the money. */
  readonly act: CallName;
  /** Makes what it begins with, and says where it begins. */
  readonly begin: (door: RunningSandbox) => Promise<string>;
  /** What is pressed from the first field to the end, the last first: whatever stands there is pressed. */
  readonly presses: (page: Page) => readonly Locator[];
  /** Fills in the form that stands there, before its button is pressed. */
  readonly fill?: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Locator;
  /** Fails unless the money moved once. */
  readonly moved: (door: RunningSandbox) => Promise<void>;
};

/** What a page offers to whoever met a fault. */
const again = /^(Preguntar ahora|Enviar otra vez|Reintentar|Reintentar ahora|Intentar de nuevo)$/;

/** Longer than the client waits for one answer. */
const oneTry = 16_000;

/** Nothing may turn for longer than half a minute; and as long again for the pressing, on a busy machine. */
const patience = 60_000;

/** Whether it can be pressed just now; never waits, not even for what went away while it was looked at. */
function shown(what: Locator): Promise<boolean> {
  return what.and(what.page().locator(':enabled')).isVisible();
}

/** Does the next thing that a person could do; fails until the end is there. */
async function go(page: Page, { who, presses, fill, done }: MoneyJourney): Promise<void> {
  const quick = { timeout: 5_000 };
  if (await done(page).isVisible()) return;
  const expired = rooms.expiredDialog(page);
  const greeting = rooms.greeting(page).getByRole('button', { name: 'Entendido' });
  if (await shown(rooms.enter(expired))) await fillIn(expired, who);
  else if (await shown(greeting.last())) await greeting.last().click(quick);
  else if (await shown(page.getByRole('button', { name: again }).first())) {
    await page.getByRole('button', { name: again }).first().click(quick);
  } else {
    const [next, ...others] = await Promise.all(
      presses(page).map(async (one) => ((await shown(one)) ? [one] : [])),
    ).then((found) => found.flat());
    if (next && others.length === 0 && fill) await fill(page);
    await next?.click(quick);
  }
  await expect(done(page)).toBeVisible({ timeout: 200 });
}

/** Walks to the end, and past the time-out of a call that hangs as soon as it does. */
async function finish(
  page: Page,
  door: RunningSandbox,
  journey: MoneyJourney,
  hanging: CallName | null,
): Promise<void> {
  let toCome = hanging;
  await expect(async () => {
    // Once, and not before: the time of whatever else is on its way runs out with it.
    if (toCome !== null && !(await door.armed()).includes(toCome)) {
      toCome = null;
      await page.clock.fastForward(oneTry);
    }
    await go(page, journey);
  }).toPass({ timeout: patience, intervals: [50] });
}

/** The calls of money that a journey makes when nothing goes wrong, each once. */
export async function recorded(
  context: BrowserContext,
  door: RunningSandbox,
  traffic: Traffic,
  journey: MoneyJourney,
): Promise<readonly CallName[]> {
  await walk(context, door, journey, null);
  return traffic.names().filter((name) => name.startsWith('wallet.'));
}

/**
 * Walks a journey in a tab of its own from a sandbox as seeded, with one call going wrong on its way, and looks at the
 * money. What is asked only when an answer was lost goes wrong after one was.
 */
export async function walk(
  context: BrowserContext,
  door: RunningSandbox,
  journey: MoneyJourney,
  wrong: { readonly call: CallName; readonly way: FaultWay } | null,
): Promise<void> {
  await door.seed();
  const path = await journey.begin(door);
  const page = await context.newPage();
  const hanging = wrong?.way.kind === 'timeout' ? wrong.call : null;
  if (hanging) await page.clock.install();
  if (wrong?.call === 'wallet.outcome') await door.faults([{ call: journey.act, kind: 'truncated' }]);
  if (wrong) await door.faults([{ ...wrong.way, call: wrong.call }]);
  await openAs(page, door, journey.who, path);
  await finish(page, door, journey, hanging);
  await journey.moved(door);
  // What is only read is not waited for by the end: it may be asked for after it.
  await expect.poll(() => door.armed(), { message: 'what was to go wrong did' }).toEqual([]);
  await page.close();
}
