import type { BrowserContext, Clock } from '@playwright/test';
import { machineNow } from '../moment.ts';

/** Where a page keeps the date that it would have by itself. */
const kept = 'dateOfTheMachine';

/** Puts the clock of a page so many milliseconds ahead; it ticks on as before, and may be replaced as the page's own. */
function putAhead([by, name]: readonly [number, string]): void {
  const Machine = Date;
  const machine = Machine.now.bind(Machine);
  const now = () => machine() + by;
  function dateAhead(...given: unknown[]) {
    if (!new.target) return new Machine(now()).toString();
    return Reflect.construct(Machine, given.length === 0 ? [now()] : given, new.target);
  }
  const parts = { prototype: Machine.prototype, parse: Machine.parse, UTC: Machine.UTC, now };
  Object.assign(window, { Date: Object.assign(dateAhead, parts), [name]: Machine });
}

function putBack(name: string): void {
  const { [name]: Machine } = window as unknown as Record<string, DateConstructor | undefined>;
  if (Machine) window.Date = Machine;
}

const moving = ['fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'] as const;

/**
 * The pages of a context live at the sandbox's time: their clocks are so many milliseconds ahead of the machine's. A clock
 * that a test moves by hand takes the place of theirs, and begins there; beside it they would be ahead twice.
 */
export async function liveAhead(context: BrowserContext, by: number): Promise<void> {
  const script = await context.addInitScript(putAhead, [by, kept] as const);
  const { clock } = context;
  const install = clock.install.bind(clock);
  let taken: Promise<void> | undefined;

  async function take(options: Parameters<Clock['install']>[0]): Promise<void> {
    await script.dispose();
    const frames = context.pages().flatMap((page) => page.frames());
    await Promise.all(frames.map((frame) => frame.evaluate(putBack, kept)));
    await install({ time: machineNow() + by, ...options });
  }

  const takeOnce = (options?: Parameters<Clock['install']>[0]) => (taken ??= take(options));
  clock.install = takeOnce;
  for (const name of moving) {
    const move = clock[name].bind(clock) as (...given: unknown[]) => Promise<void>;
    clock[name] = async (...given: unknown[]) => {
      await takeOnce();
      await move(...given);
    };
  }
}
