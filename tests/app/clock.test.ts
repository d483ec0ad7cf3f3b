import { describe, expect, it } from 'vitest';
import { createClock } from '#src/actors/clock.ts';
import { watchAwakening } from '#src/app/start/awakening.ts';

const hour = 3_600_000;
const month = 30 * 24 * hour;
const gateway = Date.parse('2031-05-14T17:20:00Z');

/** A device whose clock is `wrong` by so much; time passes, it sleeps, or somebody sets its clock. */
function device(wrong: number) {
  let [now, forward] = [gateway + wrong, 5_000];
  const clock = createClock({ now: () => now, forward: () => forward });
  return {
    clock,
    set: (by: number) => {
      now += by;
    },
    sleeps: (ms: number) => {
      now += ms;
    },
    passes: (ms: number) => {
      now += ms;
      forward += ms;
    },
  };
}

describe('the one clock of a page', () => {
  it.each([-month, month, 0])(
    'shows the gateway’s time from the first answer on: a device wrong by %i',
    (wrong) => {
      const { clock, passes } = device(wrong);
      expect(clock.now()).toBe(gateway + wrong);
      clock.heard(gateway, gateway + 1_500);
      passes(hour);
      expect(clock.now()).toBeGreaterThanOrEqual(gateway + hour);
      expect(clock.now()).toBeLessThanOrEqual(gateway + hour + 1_500);
    },
  );

  it.each([-month, -hour, hour, month])(
    'goes on evenly when somebody sets the device’s clock by %i',
    (by) => {
      const { clock, passes, set } = device(0);
      clock.heard(gateway, gateway);
      set(by);
      passes(1_000);
      expect(clock.now()).toBe(gateway + 1_000);
    },
  );

  it('is not put back by an answer that was long under way', () => {
    const { clock, passes } = device(month);
    clock.heard(gateway, gateway);
    passes(10_000);
    clock.heard(gateway + 1_000, gateway + 12_000);
    expect(clock.now()).toBe(gateway + 10_000);
  });

  it('is set by the next answer after a sleep, and tells those who show it', () => {
    const { clock, sleeps } = device(-month);
    clock.heard(gateway, gateway);
    let told = 0;
    const deaf = clock.listen(() => {
      told += 1;
    });
    sleeps(hour);
    expect([clock.now(), clock.latest()]).toEqual([gateway, gateway + hour]);
    clock.heard(gateway + hour, gateway + hour + 100);
    expect([clock.now(), clock.latest(), told]).toEqual([gateway + hour, gateway + hour, 1]);
    clock.heard(gateway + hour + 500, gateway + hour + 600);
    deaf();
    clock.heard(gateway + 2 * hour, gateway + 2 * hour);
    expect(told).toBe(1);
  });

  it('shows the time of a scenario, whatever an answer says', () => {
    const { clock } = device(0);
    clock.runBy(() => 7);
    clock.heard(gateway, gateway);
    expect([clock.now(), clock.latest()]).toEqual([7, 7]);
  });
});

describe('a device that wakes', () => {
  it.each(['visibilitychange', 'focus', 'pageshow'])('asks for the time once: %s', (sign) => {
    const { clock, sleeps } = device(0);
    clock.heard(gateway, gateway);
    const signals = { page: new EventTarget(), window: new EventTarget() };
    let asked = 0;
    const looks: (() => void)[] = [];
    const ask = () => {
      asked += 1;
    };
    watchAwakening({ clock, ask }, signals, (look) => looks.push(look));
    const wake = () => {
      for (const target of Object.values(signals)) target.dispatchEvent(new Event(sign));
      for (const look of looks) look();
    };
    wake();
    sleeps(hour);
    expect(asked).toBe(0);
    wake();
    wake();
    expect(asked).toBe(1);
    clock.heard(gateway + hour, gateway + hour);
    wake();
    sleeps(hour);
    wake();
    expect(asked).toBe(2);
  });
});
