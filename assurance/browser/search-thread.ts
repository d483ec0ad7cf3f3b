import { expect } from '@playwright/test';
import type { SearchAnswer } from '#machines/games/search.rules.ts';
import type { SearchReply, SearchWork } from '#src/app/world/search-worker.ts';
import type { Scene } from './stage.ts';

type StandIn = {
  onmessage: ((event: { data: SearchReply }) => void) | null;
  onerror: (() => void) | null;
};
type Slot = { asked: SearchWork | null; worker: StandIn | null };
type Says = Omit<Extract<SearchReply, { says: 'found' }>, 'number'> | { says: 'ready' | 'lacking' };

const slotName = 'searchThread';

/**
 * From now on the search's thread answers as a tour says, however slowly or badly; the journeys of game lists
 * show a real one.
 */
export async function standIn({ page }: Scene): Promise<void> {
  await page.addInitScript((name) => {
    const slot: Slot = { asked: null, worker: null };
    class Thread implements StandIn {
      onmessage: StandIn['onmessage'] = null;
      onerror: StandIn['onerror'] = null;
      constructor() {
        slot.worker = this;
      }
      postMessage(asked: SearchWork): void {
        slot.asked = asked;
      }
      terminate(): void {
        slot.worker = null;
      }
    }
    Object.assign(window, { [name]: slot, Worker: Thread });
  }, slotName);
}

function askedOf({ page }: Scene): Promise<SearchWork | null> {
  return page.evaluate((name) => (window as unknown as Record<string, Slot>)[name]?.asked ?? null, slotName);
}

/** Answers the thread's last question. */
async function reply({ page }: Scene, says: Says): Promise<void> {
  await page.evaluate(
    ([name, what]) => {
      const { [name]: slot } = window as unknown as Record<string, Slot>;
      const { asked, worker } = slot as Slot;
      if (!slot || !asked || !worker) throw new Error('The thread was asked nothing');
      slot.asked = null;
      worker.onmessage?.({ data: { ...what, number: asked.number } as SearchReply });
    },
    [slotName, says] as const,
  );
}

/** Lets the thread answer questions that nobody waits for any more. */
export async function catchUp(scene: Scene): Promise<void> {
  while (await askedOf(scene)) await reply(scene, { says: 'ready' });
}

/** Waits for such a question to the thread, and answers older ones on the way. */
async function asked(scene: Scene, fits: (work: SearchWork) => boolean): Promise<void> {
  const done = async (): Promise<boolean> => {
    const work = await askedOf(scene);
    if (!work || fits(work)) return work !== null;
    await reply(scene, { says: 'found', answer: { hits: [], total: 0 } });
    return false;
  };
  await expect.poll(done, { message: 'the thread is asked' }).toBe(true);
}

/** Answers whether the index is ready, once that was asked. */
export async function sayIndex(scene: Scene, says: 'ready' | 'lacking'): Promise<void> {
  await asked(scene, ({ kind }) => kind !== 'ask');
  await reply(scene, { says });
}

/** Answers a question, once it was asked. */
export async function answerText(scene: Scene, text: string, answer: SearchAnswer): Promise<void> {
  await asked(scene, (work) => work.kind === 'ask' && work.question.text === text);
  await reply(scene, { says: 'found', answer });
}

/** The thread breaks at what it was asked. */
export async function breakThread(scene: Scene): Promise<void> {
  await asked(scene, () => true);
  await scene.page.evaluate((name) => {
    const { [name]: slot } = window as unknown as Record<string, Slot>;
    if (slot) slot.asked = null;
    slot?.worker?.onerror?.();
  }, slotName);
}
