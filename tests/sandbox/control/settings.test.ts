import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { Configuration } from '#contract/configuration.ts';
import { createClock } from '#sandbox/kit/clock.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { configurationOf } from '#sandbox/site/configuration.ts';
import { terms } from '../../kit/models/withdrawals.ts';

const payoutTerms = calls['wallet.payoutTerms'].output;

describe('settings', () => {
  it('are complete from the start, and make a configuration the page can read', () => {
    const configuration = configurationOf(createSettings().current());
    expect(z.safeParse(Configuration, configuration).success).toBe(true);
    expect(configuration).not.toHaveProperty('limits');
  });

  it('merge the fields of a patch and keep the rest', () => {
    const store = createSettings();
    store.patch({ brand: { name: 'Otro' }, languages: ['EN'] });
    expect(store.current()).toMatchObject({
      brand: { name: 'Otro', merchantCode: 'vestibulo' },
      languages: ['EN'],
    });
  });

  it('take a suite as a whole', () => {
    const key = 'A'.repeat(43);
    const store = createSettings({
      seal: { suite: 'aes-cbc-hmac', encryptionKey: `${key}=`, macKey: `${key}=` },
    });
    expect(store.patch({ seal: { suite: 'jwe' } }).seal).toEqual({ suite: 'jwe' });
  });

  it.each([
    { nonsense: 1 },
    { limits: { captchaAfter: 'many' } },
    { limits: { nonsense: 1 } },
    { hosts: { games: ['https://x/'] } },
    { languages: [] },
    { brand: null },
    [],
    null,
    'text',
  ])('refuse %j and stay as they were', (patch) => {
    const store = createSettings();
    const before = store.current();
    expect(() => store.patch(patch)).toThrow(z.core.$ZodError);
    expect(store.current()).toBe(before);
  });

  it.each([0.99, 0, -30, 28_800.01, 35_712, Number.POSITIVE_INFINITY, Number.NaN, '30'])(
    'refuse %j minutes for a receipt by name, so that no browser has to count them',
    (receiptMinutes) => {
      const store = createSettings();
      expect(() => store.patch({ money: { receiptMinutes } })).toThrow(/receiptMinutes/);
      expect(() => createSettings({ money: { receiptMinutes } })).toThrow(/receiptMinutes/);
      expect(payoutTerms.safeParse({ ...terms, receiptMinutes }).success).toBe(false);
      expect(store.current().money.receiptMinutes).toBe(30);
    },
  );

  it.each([1, 30, 28_799.5, 28_800])('take %j minutes for a receipt', (receiptMinutes) => {
    expect(createSettings({ money: { receiptMinutes } }).current().money.receiptMinutes).toBe(receiptMinutes);
    expect(payoutTerms.safeParse({ ...terms, receiptMinutes }).success).toBe(true);
  });

  it('never reach a prototype', () => {
    const store = createSettings();
    store.patch(JSON.parse('{"whitelabel":{"__proto__":{"polluted":true}}}'));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('reset to their initial values', () => {
    const store = createSettings({ brand: { name: 'Uno' } });
    store.patch({ brand: { name: 'Dos' } });
    store.settle({ origin: 'http://localhost:9' });
    expect(store.current()).toMatchObject({ brand: { name: 'Dos' }, origin: 'http://localhost:9' });
    store.reset();
    expect(store.current()).toMatchObject({ brand: { name: 'Uno' }, origin: 'http://localhost:9' });
  });
});

describe('the clock', () => {
  it('goes on ticking from wherever it is moved to', () => {
    let machine = 1_000;
    const clock = createClock(() => machine);
    clock.move(500);
    clock.move(-100);
    expect(clock.now()).toBe(1_400);
    clock.set(10);
    machine += 5;
    expect(clock.now()).toBe(15);
    clock.reset();
    expect(clock.now()).toBe(1_005);
  });
});
