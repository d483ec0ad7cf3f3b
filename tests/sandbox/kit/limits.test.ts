import { describe, expect, it } from 'vitest';
import { createClock } from '#sandbox/kit/clock.ts';
import { createLimits } from '#sandbox/kit/limits.ts';
import { networkOf } from '#sandbox/kit/network.ts';

const minute = 60_000;

function stand(most?: { ofOne: number; ofAll: number }) {
  const clock = createClock(() => 0);
  return { clock, limits: createLimits(clock, most) };
}

/** A limit of so many times a minute. */
const often = (name: string, count = 1) => ({ name, limits: [{ count, window: minute }] });

describe('limits', () => {
  it('allow so many in a period, and say how long to wait', () => {
    const { clock, limits } = stand();
    const stretches = [
      { count: 1, window: minute },
      { count: 3, window: 60 * minute },
    ];
    const take = () => limits.take('me', { name: 'sms:1', limits: stretches });
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
    expect(limits.take('me', often('sms:2'))).toBe(0);
  });

  it('forget everything on reset', () => {
    const { limits } = stand();
    limits.take('me', often('a'));
    expect(limits.take('me', often('a'))).toBe(60);
    limits.reset();
    expect(limits.take('me', often('a'))).toBe(0);
    expect(limits.take('me', often('none', 0))).toBe(60);
  });

  it('count nothing for a try that any of them refuses, and can say how long to wait without counting', () => {
    const { limits } = stand();
    expect(limits.wait(often('from me'), often('to you'))).toBe(0);
    expect(limits.take('me', often('from me'), often('to him'))).toBe(0);
    expect(limits.take('me', often('from me'), often('to you'))).toBe(60);
    expect(limits.take('me', often('to you'), often('from me'))).toBe(60);
    expect([limits.count('to you', minute), limits.count('from me', minute)]).toEqual([0, 1]);
    expect(limits.wait(often('from me'))).toBe(60);
  });

  it('take no more names from one caller than honest use needs, and forget none of them meanwhile', () => {
    const { clock, limits } = stand({ ofOne: 3, ofAll: 100 });
    const takes = (by: string) => Array.from({ length: 5 }, (_, n) => limits.take(by, often(`${by} ${n}`)));
    expect(takes('me')).toEqual([0, 0, 0, 60, 60]);
    expect(limits.take('me', often('me 0'))).toBe(60);
    expect(takes('you')).toEqual([0, 0, 0, 60, 60]);
    clock.move(minute);
    expect(takes('me')).toEqual([0, 0, 0, 60, 60]);
  });

  it('when full, forget the oldest of the caller that brought most, and of nobody else', () => {
    const { limits } = stand({ ofOne: 5, ofAll: 6 });
    const kept = (by: string) =>
      Array.from({ length: 5 }, (_, n) => limits.count(`${by} ${n}`, minute)).join('');
    limits.take('you', often('you 0'));
    for (let n = 0; n < 5; n += 1) limits.take('me', often(`me ${n}`));
    for (let n = 0; n < 2; n += 1) limits.take('him', often(`him ${n}`));
    expect([kept('you'), kept('me'), kept('him')]).toEqual(['10000', '00111', '11000']);
  });

  it('when full, forget first what no longer counts', () => {
    const { clock, limits } = stand({ ofOne: 5, ofAll: 3 });
    for (let n = 0; n < 3; n += 1) limits.take('me', often(`me ${n}`));
    clock.move(minute);
    for (let n = 0; n < 2; n += 1) limits.take('you', often(`you ${n}`));
    limits.take('me', often('me again'));
    expect(limits.count('you 0', minute)).toBe(1);
    expect(limits.count('me again', minute)).toBe(1);
  });
});

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
