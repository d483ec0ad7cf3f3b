import { expect } from '@playwright/test';
import { type Handle, patience, type Visit } from './engine.ts';
import type { Spot } from './finder.ts';
import { asking, bringingFinder } from './finder-code.ts';

/** A person before an engine's window: presses, types and reads, and waits for what is to come. */
export type Person = ReturnType<typeof personAt>;

const often = { timeout: patience, intervals: [100] };

/** A person at a visit's page, or at the frame in it of a title. */
export function personAt(visit: Visit, frame?: string) {
  async function ask<Said>(what: string, ...given: unknown[]): Promise<Said> {
    const first = await visit.ask(asking(what), given, frame);
    if (first !== null) return first as Said;
    await visit.ask(await bringingFinder(), [], frame);
    return (await visit.ask(asking(what), given, frame)) as Said;
  }

  /** The element, once it can be pressed, and what is then done with it; only an act that did not happen is tried again. */
  async function act(spot: Spot, how: (handle: Handle) => Promise<void>): Promise<void> {
    await expect(async () => {
      const found = await ask<Handle | string>('pressable', spot);
      if (typeof found === 'string') throw new Error(`${JSON.stringify(spot)} ${found}`);
      await how(found);
    }).toPass(often);
  }

  const texts = (spot: Spot) => ask<string[]>('texts', spot);

  return {
    /** Opens an address, and waits until the product reacts to presses. */
    open: async (address: string): Promise<void> => {
      await visit.open(address);
      await expect(async () => expect(await ask('ready')).toBe(true)).toPass(often);
    },
    /** The address of the page. */
    address: async (): Promise<URL> => new URL((await visit.ask('() => location.href', [], frame)) as string),
    press: (spot: Spot): Promise<void> => act(spot, visit.press),
    write: (spot: Spot, text: string): Promise<void> => act(spot, (handle) => visit.type(handle, text)),
    /** Waits until there is something to see at a spot. */
    sees: async (spot: Spot): Promise<void> => {
      const message = JSON.stringify(spot);
      await expect(async () => expect(await texts(spot), message).not.toEqual([])).toPass(often);
    },
    /** Waits until there is nothing to see at a spot. */
    seesNo: async (spot: Spot): Promise<void> => {
      await expect(async () => expect(await texts(spot)).toEqual([])).toPass(often);
    },
    /** Waits until the first text at a spot fits. */
    reads: async (spot: Spot, what: RegExp): Promise<void> => {
      await expect(async () => expect((await texts(spot))[0] ?? '').toMatch(what)).toPass(often);
    },
  };
}
