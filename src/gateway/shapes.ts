import type { CallShape } from '#contract/call.ts';
import type { CallName, CallsOf } from '#contract/calls.ts';
import { games } from '#contract/games.ts';
import { notices } from '#contract/notices.ts';
import { system } from '#contract/system.ts';
import type { FirstArea, LaterArea, LaterAreas } from './areas.ts';

/** What the visitor's home asks for: this much of the contract comes with the start. */
const first: CallsOf<FirstArea> = { ...games, ...notices, ...system };

/** The calls of the contract, as far as they are here. */
export type Shapes = {
  readonly atHand: (name: CallName) => CallShape | undefined;
  /** The shape of a call whose area is still to be fetched; rejects when it can't be had, and tries again when asked again. */
  readonly fetch: (name: CallName) => Promise<CallShape>;
  /** Fetches the contract of areas, once; a call of theirs then has nothing to wait for. */
  readonly bring: (areas: readonly LaterArea[]) => Promise<void>;
};

/** Keeps the contract that came with the start, and what `load` adds to it area by area. */
export function createShapes(load: () => Promise<LaterAreas>): Shapes {
  const known = new Map<string, CallShape>(Object.entries(first));
  const coming = new Map<LaterArea, Promise<void>>();

  async function fetchArea(area: LaterArea): Promise<void> {
    const areas = await load();
    for (const [name, shape] of Object.entries(await areas[area]())) known.set(name, shape);
  }

  function bringOne(area: LaterArea): Promise<void> {
    const fetched = coming.get(area) ?? fetchArea(area);
    coming.set(area, fetched);
    fetched.catch(() => coming.delete(area));
    return fetched;
  }

  return {
    atHand: (name) => known.get(name),
    async fetch(name) {
      const [area] = name.split('.') as [LaterArea];
      await bringOne(area);
      return known.get(name) as CallShape;
    },
    bring: async (areas) => void (await Promise.all(areas.map(bringOne))),
  };
}

/** The contract in this page. */
export const shapes = createShapes(() => import('./areas.ts').then(({ areas }) => areas));
