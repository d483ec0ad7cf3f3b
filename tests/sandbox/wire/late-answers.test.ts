import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { delayAnswers } from '#sandbox/wire/late-answers.ts';
import { startSandbox } from '../../kit/sandbox.ts';

/** How long the answers at some paths are held back, in milliseconds. */
async function pauses(seed: string, paths: readonly string[]): Promise<readonly number[]> {
  const app = fastify();
  const drawn: number[] = [];
  delayAnswers(app, seed, async (milliseconds) => drawn.push(milliseconds));
  app.get('*', async () => 'here');
  for (const url of paths) expect((await app.inject({ method: 'GET', url })).body).toBe('here');
  return drawn;
}

it('the answer of each call comes up to 400 ms late by a time that the seed draws, and no other answer', async () => {
  const calls = Array.from({ length: 50 }, () => '/wps/system/status');
  const drawn = await pauses('late', [...calls, '/', '/sandbox/faults', '/assets/wps/a.js']);
  expect(drawn).toHaveLength(50);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(400);
  expect(new Set(drawn).size).toBe(50);
  expect(await pauses('late', calls)).toEqual(drawn);
  expect(await pauses('later', calls)).not.toEqual(drawn);
});

it('a sandbox that is started with a seed answers that late', async () => {
  const sandbox = await startSandbox({ empty: true, lateSeed: 'late' });
  onTestFinished(sandbox.close);
  const asked = performance.now();
  for (let n = 0; n < 6; n += 1) await (await sandbox.ask('/wps/system/status')).json();
  // The first six draws come to 1,295 ms.
  expect(performance.now() - asked).toBeGreaterThan(1_250);
});
