import type { BrowserContext } from '@playwright/test';

/** How many times slower than this machine the pages of a run are; a night makes them four times as slow. */
const times = Number(process.env.SLOW_RENDERER ?? 1);

/** Slows down each page that a context opens, where the run asks for it. */
export function slowDown(context: BrowserContext): void {
  if (times === 1) return;
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  });
}
