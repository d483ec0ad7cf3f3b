import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { signInFromHeader, signOutFromHeader } from './walk-account.ts';
import { type Place, WalkChart } from './walk-chart.ts';
import { faultsOfTexts, listenForFaults } from './walk-faults.ts';
import { type Control, installWalk, type Sight } from './walk-page.ts';

/** Who walks: nobody signed in for null. */
export type Walk = {
  readonly account: string | null;
  readonly address: string;
  /** Pages that the walk looks at but does not press, since another page is the same screen with other games. */
  readonly alike: readonly string[];
  /** A walk with more presses than this is stuck. */
  readonly most: number;
  /** Stops at the first fault. */
  readonly first?: true;
};

/** The result of pressing everything. */
export type Walked = {
  readonly faults: readonly string[];
  readonly places: readonly string[];
  readonly presses: number;
};

/** Controls that close a dialog come after the others in it. */
const closing = /^(Cerrar|Close|Cancelar|Cancel|Entendido|Got it|OK)\b/;

/** Controls that change the page least come first, so that the walk repeats little of the way. */
function turn({ role, name, where }: Control): number {
  if (closing.test(name)) return 5;
  return (where === 'main' ? 0 : 3) + (role === 'tab' ? 0 : role === 'link' ? 2 : 1);
}

/** Where a control belongs: around several pages, in a dialog wherever that was opened, or in the middle of one page. */
function keyOf({ dialog, where, role, name }: Control, place: string): string {
  const scope = dialog !== null || where === 'main' ? place : where;
  return `${scope} | ${role} | ${name}`;
}

/** Names dialogs: one that has the very controls of another, such as the details of another game, is the same place. */
function dialogNames(): (title: string, controls: readonly Control[]) => string {
  const known = new Map<string, string>();
  return (title, controls) => {
    const alike = JSON.stringify(controls.map(({ role, name }) => [role, name]));
    const name = known.get(title) ?? known.get(alike) ?? `dialog ${title}`;
    known.set(title, name).set(alike, name);
    return name;
  };
}

/** Requests of a page that have no answer yet: it is looked at when it has what it asked for. */
function countUnderWay(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('response', (response) => underWay.delete(response.request()));
  page.on('requestfailed', (request) => underWay.delete(request));
  // Requests of an earlier document no longer matter.
  page.on('domcontentloaded', () => underWay.clear());
  return () => underWay.size;
}

/** Presses each thing that can be pressed, on each page that pressing leads to, and looks at the page after each. */
export async function walk(page: Page, { account, address, alike, most, first }: Walk): Promise<Walked> {
  const context = page.context();
  const faults = new Set<string>();
  const chart = new WalkChart();
  const answered = new Set<string>();
  const nameDialog = dialogNames();
  const underWay = countUnderWay(page);
  let doing = 'the start';
  let presses = 0;
  const note = (fault: string) => void faults.add(`${doing}: ${fault}`);
  listenForFaults(context, address, note);
  // Windows of other sites are not ours to check.
  context.on('page', (window) => void window.close());

  /** Waits until the page has its answers, and looks at it; an empty page gets more time, once. */
  async function see(patient = true): Promise<Sight> {
    if (underWay() > 0) await expect.poll(underWay, { intervals: [10, 20, 40, 80] }).toBe(0);
    const sight = await page.evaluate(() => window.walk.see());
    for (const fault of faultsOfTexts(sight.texts)) note(fault);
    if (underWay() > 0) return see(patient);
    if (!sight.empty) return sight;
    if (patient) {
      await page.waitForFunction(() => !window.walk.isEmpty()).catch(() => undefined);
      return see(false);
    }
    note('an empty page');
    return sight;
  }

  async function askFor(path: string): Promise<void> {
    if (answered.has(path)) return;
    answered.add(path);
    const { status } = await fetch(`${address}${path}`);
    if (status >= 400) note(`${path} is answered ${status}`);
  }

  async function placeOf(sight: Sight): Promise<Place> {
    const { pathname } = new URL(sight.address);
    await askFor(pathname);
    // One record represents all of its kind, such as one withdrawal.
    // A random name may have no digit, and is longer than the name of any page.
    const path = pathname.replace(/(?<=\/)((?=[^/]*\d)[^/]{12,}|[^/]{21,})$/, '#');
    const inside = sight.dialog !== null || !alike.includes(path);
    const controls = sight.controls.filter(({ where }) => inside || where !== 'main');
    const name = sight.dialog === null ? path : nameDialog(sight.dialog, sight.controls);
    const here = new Map(controls.map((control) => [keyOf(control, name), control]));
    const place = { name, here };
    chart.note(place);
    return place;
  }

  async function look(): Promise<Place> {
    return placeOf(await see());
  }

  /** False where the control is not here any more: the page has changed since it was looked at. */
  async function press(control: Control): Promise<boolean> {
    presses += 1;
    const aim = await page.evaluate((wanted) => window.walk.aim(wanted), control);
    if (aim === 'gone') return false;
    if (aim === 'by keyboard') {
      await page.keyboard.press('Enter');
      return true;
    }
    if (aim !== 'covered') {
      await page.mouse.click(aim.x, aim.y);
      if (!(await page.evaluate(() => window.walk.missed()))) return true;
    }
    return pressSlowly(control);
  }

  /** Presses a control that is covered or moving; false where it has disappeared meanwhile. */
  async function pressSlowly(control: Control): Promise<boolean> {
    const handle = await page.evaluateHandle((wanted) => window.walk.find(wanted), control);
    const element = handle.asElement();
    try {
      await element?.click({ timeout: 5_000 }).catch(async () => {
        // A panel that the press before opened may lie over it: a person closes that first.
        await page.keyboard.press('Escape');
        await element.click();
      });
      return element !== null;
    } catch (error) {
      // A control that has disappeared meanwhile is not a fault; one that can't be reached is.
      const there = await element?.evaluate((one) => one.isConnected).catch(() => false);
      if (there) note(`can't be pressed: ${String(error).slice(-300)}`);
      return there ?? false;
    }
  }

  /** What a press led to: a link leads away from where it was pressed, or opens a dialog there. */
  async function seeAfter({ to, dialog }: Control, from: string): Promise<Sight> {
    const sight = await see();
    if (to === null || to === new URL(from).pathname) return sight;
    if (sight.address !== from || sight.dialog !== dialog) return sight;
    await page
      .waitForFunction(
        ([address, open]) => window.location.href !== address || window.walk.dialog() !== open,
        [from, dialog],
        { timeout: 30_000 },
      )
      .catch(() => note(`${to} is not come to`));
    return see();
  }

  /** Restores the account after a press that signed in or out. */
  async function beAgainWho(): Promise<void> {
    await (account === null ? signOutFromHeader(page) : signInFromHeader(page, account));
  }

  async function goBack({ name }: Place): Promise<void> {
    if (name.startsWith('dialog')) await page.keyboard.press('Escape');
    else await page.goBack();
  }

  let place = await look();
  for (let backs = 0; ; ) {
    const fresh = [...place.here].filter(([key]) => chart.isFresh(key));
    const [next] = fresh.toSorted(([, one], [, other]) => turn(one) - turn(other))[0] ?? [];
    if (next === undefined) chart.forgetGone(place);
    const key = next ?? chart.wayOn(place);
    if (key === undefined) {
      if (backs > 20 || (chart.atLast && chart.left().length === 0)) break;
      if (chart.left().length === 0) chart.atLast = true;
      backs += 1;
      await goBack(place);
      place = await look();
      continue;
    }
    backs = 0;
    chart.press(key);
    doing = `${place.name} > ${key}`;
    const control = place.here.get(key) as Control;
    const from = page.url();
    const pressed = await press(control);
    const sight = pressed ? await seeAfter(control, from) : await see();
    const other = sight.inside === (account === null);
    if (other) await beAgainWho();
    const after = other ? await look() : await placeOf(sight);
    if (!other && pressed) chart.led(key, after.name);
    place = after;
    if (!pressed && place.here.has(key)) chart.release(key);
    if (first && faults.size > 0) break;
    if (presses > most) throw new Error(`more than ${most} presses; last: ${doing}`);
  }
  // What a dialog or a record's page was about may be gone; pages that are alike are pressed at another.
  const passing = (place: string) => place.startsWith('dialog') || place.endsWith('/#');
  const lost = first ? [] : chart.left().filter((place) => !passing(place) && !alike.includes(place));
  for (const place of lost) note(`no way back to ${place}`);
  return { faults: [...faults], places: chart.places, presses };
}

/** Makes every page of a context report its controls. */
export async function prepareWalk(context: BrowserContext): Promise<void> {
  await context.addInitScript(installWalk);
}
