import { describe, expect, it, vi } from 'vitest';
import { noAdmission } from '#machines/session/entry.rules.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { loginProof } from '#tests/flows/session/login.proof.ts';
import { captchaProof } from '#tests/flows/verification/captcha.proof.ts';
import { sandboxOfFile } from '#tests/kit/sandbox-of-file.ts';
import { chartOf } from '../walk/chart.ts';
import { replay } from '../walk/replay.ts';
import { createChildWays } from './children.ts';
import { connectFaults, type FaultControl } from './fault-routes.ts';
import { findWireModels } from './fetched.ts';
import { wireDriver } from './wire-driver.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ways = createChildWays(await findWireModels());
const [tour] = chartOf(captchaProof.model).tours;

const sandbox = sandboxOfFile({ empty: true });

function replayed(change: (faults: FaultControl) => Partial<FaultControl>): Promise<readonly string[]> {
  const faults = connectFaults(sandbox.address);
  if (!tour) throw new Error('the captcha has a tour');
  return replay(tour, wireDriver(captchaProof.model, { ...faults, ...change(faults) }, ways));
}

describe('a tour over the wire', () => {
  it('goes through as it is', async () => {
    expect(await replayed(() => ({}))).not.toEqual([]);
  });

  it('fails where the gateway answers something else', async () => {
    const answer = { kind: 'answer', status: 422, body: { success: false, code: 'NOT_FOUND' } } as const;
    const wrong = replayed((faults) => ({ release: (call) => faults.release(call, answer) }));
    await expect(wrong).rejects.toThrow('captcha: expected');
  });

  it('fails where an answer is not what the contract says', async () => {
    const answer = { kind: 'answer', status: 200, body: { success: true, value: 7 } } as const;
    const wrong = replayed((faults) => ({ release: (call) => faults.release(call, answer) }));
    await expect(wrong).rejects.toThrow('captcha: expected');
  });
});

describe('the end of a child', () => {
  const input = { features: noFeatures, entrance: 'any', failure: null };

  it('is come to by what a person does in it', () => {
    const way = ways.wayTo(loginProof.model, input, { done: noAdmission });
    expect(way?.map(({ step }) => step.name)).toEqual(['closes']);
  });

  it('is not come to when its own model never ends so', () => {
    expect(
      ways.wayTo(loginProof.model, input, { done: { ...noAdmission, next: 'nowhere' } }),
    ).toBeUndefined();
    expect(ways.wayTo(loginProof.model, input, { error: new Error('it broke') })).toBeUndefined();
  });
});
