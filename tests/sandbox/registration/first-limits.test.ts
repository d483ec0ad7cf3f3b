import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { askCall } from '../../kit/ask-call.ts';
import { register, tokenIn } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
const own = { depositLimit: '200.00', timeLimit: '90', checkEvery: '15' };

beforeEach(async () => {
  await box.reset();
  box.sandbox.settings.patch({ slider: { register: false }, protection: { market: 'NL' } });
});

const asked = async () => {
  const { body } = await askCall(box.address, 'registration.settings', {});
  const { rules } = body.value as CallOutput<'registration.settings'>;
  return rules.filter(({ field }) => field in own);
};

async function standingOf(token: string) {
  const { body } = await askCall(box.address, 'protection.standing', {}, { token });
  return body.value as CallOutput<'protection.standing'>;
}

async function valuesOf(token: string) {
  const { limits } = await standingOf(token);
  return limits.flatMap(({ kind, period, value }) => (value === null ? [] : [`${kind} ${period} ${value}`]));
}

describe('where the market asks for first limits', () => {
  it('the registration has a field for each, with the choices there are', async () => {
    expect(await asked()).toMatchObject([
      { field: 'depositLimit', required: true },
      { field: 'timeLimit', required: true },
      { field: 'checkEvery', required: true, choices: ['15', '30'] },
    ]);
  });

  it('whoever registers sets a limit of deposits, one of play and the checks, in force at once', async () => {
    const token = tokenIn(await register(box, own));
    expect(await valuesOf(token)).toEqual(['deposit month 200.00', 'time day 90']);
    expect(await standingOf(token)).toMatchObject({ limitsAsked: 'no', checkMinutes: 15 });
    const { body } = await askCall(box.address, 'protection.history', { page: 1 }, { token });
    const { changes } = body.value as CallOutput<'protection.history'>;
    expect(changes.map(({ what }) => what).toSorted()).toEqual(['CHECK_EVERY', 'LIMIT_SET', 'LIMIT_SET']);
  });

  it.each([
    ['depositLimit', ''],
    ['timeLimit', ''],
    ['timeLimit', '0'],
    ['timeLimit', '1e2'],
    ['timeLimit', '44641'],
    ['depositLimit', '-5.00'],
  ])('nobody registers with %s "%s"', async (field, text) => {
    expect((await register(box, { ...own, [field]: text })).status).not.toBe(200);
    expect((await register(box, own)).status).toBe(200);
  });

  it('a check that is not one of the choices is refused by its field', async () => {
    const { body } = await register(box, { ...own, checkEvery: '60' });
    expect(body).toMatchObject({ code: 'FIELD_REFUSED', value: { field: 'checkEvery' } });
  });

  it('a limit that a person has to talk about before waits for that, and is asked for again before play', async () => {
    const token = tokenIn(await register(box, { ...own, depositLimit: '350.01' }));
    expect(await valuesOf(token)).toEqual(['time day 90']);
    expect((await standingOf(token)).limitsAsked).toBe('must');
  });

  it('one above the operator’s ceiling is refused by its field', async () => {
    box.sandbox.settings.patch({ protection: { limits: { ceilings: { month: '100.00' } } } });
    const { body } = await register(box, own);
    expect(body).toMatchObject({ code: 'FIELD_REFUSED', value: { field: 'depositLimit' } });
  });
});

it('where each session is declared, how often it is told of is not asked before', async () => {
  box.sandbox.settings.patch({ protection: { market: 'UNION' } });
  expect((await asked()).map(({ field }) => field)).toEqual(['depositLimit', 'timeLimit']);
});

it('elsewhere nobody is asked for limits on the way in, and one that is sent sets none', async () => {
  box.sandbox.settings.patch({ protection: { market: 'UK' } });
  expect(await asked()).toEqual([]);
  expect(await valuesOf(tokenIn(await register(box, own)))).toEqual([]);
});
