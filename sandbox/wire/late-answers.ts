import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { seededRandom } from '#sandbox/catalogue/art/random.ts';
import { callRoots } from './call-paths.ts';

/** The latest that an answer comes, in milliseconds. */
const latest = 400;

/** Lets the answer of each call come late, by a time that is drawn from a seed; what was asked for is done already. */
export function delayAnswers(
  app: FastifyInstance,
  seed: string,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): void {
  const chance = seededRandom(seed);
  app.addHook('onSend', async ({ url }) => {
    if (callRoots.some((root) => url.startsWith(`${root}/`))) await pause(chance.between(0, latest));
  });
}
