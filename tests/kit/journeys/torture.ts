import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import type { FaultWay } from '../fault-ways.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { fillIn, ui } from './ui.ts';

/** One way to move money, walked to its end despite any fault on the way. */
export type MoneyJourney = {
  readonly who: string;
  /** The call that moves the money. */
  readonly act: CallName;
  /** The other calls about money when nothing goes wrong. */
  readonly reads: readonly CallName[];
  /** Prepares the start, and returns its address. */
  readonly begin: (sandbox: RunningSandbox) => Promise<string>;
  /** The buttons from the first field to the end, the last first: the walk presses whichever is there. */
  readonly presses: (page: Page) => readonly Locator[];
  /** The form, by one of its fields, and how it is filled in: before any press, where it is there. */
  readonly form?: { readonly at: (page: Page) => Locator; readonly fill: (page: Page) => Promise<void> };
  readonly done: (page: Page) => Locator;
  /** Fails unless the money moved once. */
  readonly moved: (sandbox: RunningSandbox) => Promise<void>;
};

/** The buttons that a page offers after a fault. */
const again = /^(Preguntar ahora|Enviar otra vez|Reintentar|Reintentar ahora)$/;

/** Longer than the client waits for one answer; milliseconds. */
const oneTry = 16_000;

/** No spinner may turn for more than half a minute; and as long again for the presses, on a busy machine. */
const patience = 60_000;

/** Milliseconds for one action: a covered control can't be pressed, and something else must come first. */
const quick = 5_000;

/** Milliseconds after which a button that is still there may be pressed again. */
const pause = 200;

/** Which call goes wrong on the way, and how. */
export type Wrong = { readonly call: CallName; readonly way: FaultWay };

/** By how much an answer is late, if it is. */
function lateness({ kind, ms }: FaultWay): number | undefined {
  return kind === 'timeout' ? oneTry : ms;
}

/** Does the next possible action of a person, if any; looks at all of them at one moment. */
async function go(page: Page, { who, presses, form }: MoneyJourney): Promise<void> {
  const pressable = (what: Locator) => what.and(page.locator(':enabled')).last();
  const expired = ui.expiredDialog(page);
  const entrance = pressable(ui.enter(expired));
  const greeting = pressable(ui.greeting(page).getByRole('button', { name: 'Entendido' }));
  const offered = [
    greeting,
    pressable(page.getByRole('button', { name: again })),
    ...presses(page).map(pressable),
  ];
  const [entering, filling, ...shown] = await Promise.all(
    [entrance, form?.at(page), ...offered].map((one) => one?.isVisible()),
  );
  if (entering) {
    await fillIn(expired, who);
    // For a moment neither dialog is there, and a press then would wait below the next one.
    await expect(greeting).toBeVisible();
    return;
  }
  const next = offered[shown.indexOf(true)];
  if (!next) return;
  if (next !== greeting && filling) await form?.fill(page);
  await next.click();
}

/**
 * Walks to the end. A late answer is held; the page's time then moves on by the delay, and the answer comes,
 * if it comes at all.
 */
async function finish(
  page: Page,
  sandbox: RunningSandbox,
  journey: MoneyJourney,
  wrong: Wrong | null,
): Promise<void> {
  const by = wrong && lateness(wrong.way);
  let held = by ? wrong.call : null;
  page.setDefaultTimeout(quick);
  await expect(async () => {
    // Only once, and only now: other calls on their way would time out with it.
    if (held && by && (await sandbox.waiting()).includes(held)) {
      await page.clock.fastForward(by);
      if (wrong?.way.kind === 'slow') await sandbox.release(held);
      held = null;
    }
    await go(page, journey);
    expect(await journey.done(page).isVisible()).toBe(true);
  }).toPass({ timeout: patience, intervals: [pause] });
}

/**
 * Walks a journey in a tab of its own from a sandbox as seeded, with one call going wrong on its way, and
 * looks at the money. A call that happens only after a lost answer fails after one.
 */
export async function walk(
  context: BrowserContext,
  sandbox: RunningSandbox,
  journey: MoneyJourney,
  wrong: Wrong | null,
): Promise<void> {
  await sandbox.seed();
  const path = await journey.begin(sandbox);
  const page = await context.newPage();
  const late = wrong !== null && lateness(wrong.way) !== undefined;
  if (late) await page.clock.install();
  if (wrong?.call === 'wallet.outcome') await sandbox.faults([{ call: journey.act, kind: 'truncated' }]);
  if (wrong) await sandbox.faults([{ ...wrong.way, call: wrong.call, ...(late ? { kind: 'hold' } : {}) }]);
  await openAs(page, sandbox, journey.who, path);
  await finish(page, sandbox, journey, wrong);
  await journey.moved(sandbox);
  // The end does not wait for reads, so one may come after it.
  await expect.poll(() => sandbox.armed(), { message: 'what was to go wrong did' }).toEqual([]);
  await page.close();
}
