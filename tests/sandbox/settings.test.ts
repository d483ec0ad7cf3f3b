import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';
import { createClock } from '#sandbox/clock.ts';
import { createLimits } from '#sandbox/limits.ts';
import { configurationOf, createSettings } from '#sandbox/settings.ts';

describe('settings', () => {
  it('are whole from the start, and make a configuration the page can read', () => {
    const configuration = configurationOf(createSettings().current());
    expect(z.safeParse(Configuration, configuration).success).toBe(true);
    expect(configuration).not.toHaveProperty('limits');
  });

  it('merge what a patch names and keep the rest', () => {
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

  it('reach no prototype', () => {
    const store = createSettings();
    store.patch(JSON.parse('{"whitelabel":{"__proto__":{"polluted":true}}}'));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('go back to what was settled', () => {
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

describe('limits', () => {
  const minute = 60_000;

  it('allow so many in a stretch of time, and say how long to wait', () => {
    const clock = createClock(() => 0);
    const limits = createLimits(clock);
    const take = () => limits.take('sms:1', { count: 1, window: minute }, { count: 3, window: 60 * minute });
    expect(take()).toBe(0);
    clock.move(20_000);
    expect(take()).toBe(40);
    clock.move(40_000);
    expect(take()).toBe(0);
    clock.move(minute);
    expect(take()).toBe(0);
    clock.move(minute);
    expect(take()).toBe(57 * 60);
    expect(limits.count('sms:1', 60 * minute)).toBe(3);
    expect(limits.take('sms:2', { count: 1, window: minute })).toBe(0);
  });

  it('forget one, or all', () => {
    const limits = createLimits(createClock(() => 0));
    const take = (key: string) => limits.take(key, { count: 1, window: minute });
    for (const key of ['a', 'b']) take(key);
    limits.forget('a');
    expect([take('a'), take('b')]).toEqual([0, 60]);
    limits.reset();
    expect(take('b')).toBe(0);
    expect(limits.take('none', { count: 0, window: minute })).toBe(60);
  });

  it('keep no more names than there is honest use for', () => {
    const limits = createLimits(createClock(() => 0));
    for (let n = 0; n < 20_001; n += 1) limits.take(`k${n}`, { count: 1, window: minute });
    expect([limits.count('k0', minute), limits.count('k20000', minute)]).toEqual([0, 1]);
  });
});
