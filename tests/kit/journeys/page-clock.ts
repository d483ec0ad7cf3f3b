import type { BrowserContext } from '@playwright/test';
import { machineNow } from '../moment.ts';

/** Puts the clock of a page so many milliseconds ahead; it ticks on as before. */
function putAhead(by: number): void {
  const Machine = Date;
  const now = () => Machine.now() + by;
  window.Date = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/**
 * The pages of a context live at the sandbox's time: their clocks are so many milliseconds ahead of the machine's, and one
 * that is installed to be moved by hand begins there.
 */
export async function liveAhead(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript(putAhead, by);
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => install({ time: machineNow() + by, ...options });
}
