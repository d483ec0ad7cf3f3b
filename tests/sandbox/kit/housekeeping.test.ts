import { beforeEach, expect, it, vi } from 'vitest';
import { runHousekeeping } from '#sandbox/app/housekeeping.ts';
import { proofPieces, proofs } from '#sandbox/db/money-schema.ts';
import { createClock } from '#sandbox/kit/clock.ts';
import { handIn } from '#sandbox/wallet/proofs.ts';
import { signIn } from '../../kit/ask-call.ts';
import { begins } from '../../kit/moment.ts';
import { openProof, picture, sendProof, uploaded } from '../../kit/proofs.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

/** The proofs on the disk, and those among them with bytes but no complete picture yet. */
async function onDisk() {
  const { read } = box.sandbox.db;
  const kept = await read.select({ id: proofs.id }).from(proofs);
  const pieces = await read.selectDistinct({ id: proofPieces.proofId }).from(proofPieces);
  return { kept: kept.map(({ id }) => id), begun: pieces.map(({ id }) => id) };
}

/** A picture of which only one half arrived. */
async function half(red: number): Promise<string> {
  const file = await picture('png', { width: 400, height: 300, red });
  const { body } = await openProof(box.address, token, file);
  const { proofId } = body.value as { proofId: string };
  await sendProof(box.address, token, { proofId, offset: 0, bytes: file.subarray(0, 1_024) });
  return proofId;
}

it('a picture that was handed over but not used is deleted after a day without uploads; one in use stays', async () => {
  const unused = await uploaded(box.address, token, await picture('png', { red: 1 }));
  const used = await uploaded(box.address, token, await picture('png', { red: 2 }));
  const begun = await half(3);
  const { id: memberId } = (await box.sandbox.db.read.select({ id: proofs.memberId }).from(proofs))[0] ?? {
    id: '',
  };
  await box.sandbox.db.write((tx) => handIn(tx, { memberId, ids: [used], usedFor: 'a-withdrawal' }));
  box.sandbox.clock.move(23 * hour);
  box.sandbox.clock.move(2 * hour);
  await vi.waitFor(async () => expect(await onDisk()).toEqual({ kept: [used], begun: [] }));
  expect(unused).not.toBe(begun);
});

it('before a day has passed the picture stays, even when another is uploaded', async () => {
  const unused = await uploaded(box.address, token, await picture('png', { red: 1 }));
  const ticks: (() => void)[] = [];
  const stop = runHousekeeping({ ...box.sandbox }, (tick) => {
    ticks.push(tick);
    return () => {};
  });
  box.sandbox.clock.move(23 * hour);
  token = await signIn(box.address, 'member1');
  const other = await uploaded(box.address, token, await picture('png', { red: 2 }));
  ticks[0]?.();
  await stop();
  expect((await onDisk()).kept.toSorted()).toEqual([unused, other].toSorted());
});

it('cleaning repeats on the clock, and ends once it is stopped', async () => {
  let machine = begins;
  const clock = createClock(() => machine);
  let tick = () => {};
  let stopped = false;
  const stop = runHousekeeping({ ...box.sandbox, clock }, (given) => {
    tick = given;
    return () => {
      stopped = true;
    };
  });
  await uploaded(box.address, token, await picture('png', { red: 1 }));
  machine += 25 * hour;
  tick();
  await vi.waitFor(async () => expect((await onDisk()).kept).toEqual([]));

  await stop();
  expect(stopped).toBe(true);
  const left = await uploaded(box.address, token, await picture('png', { red: 2 }));
  clock.move(25 * hour);
  await stop();
  expect((await onDisk()).kept).toEqual([left]);
});

it('a stopped server cleans up nothing any more', async () => {
  const other = await startSandbox();
  await other.close();
  const looked = vi.spyOn(other.sandbox.clock, 'now');
  other.sandbox.clock.move(25 * hour);
  await new Promise(setImmediate);
  expect(looked).not.toHaveBeenCalled();
});
