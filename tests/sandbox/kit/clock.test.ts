import { describe, expect, it } from 'vitest';
import { createClock } from '#sandbox/kit/clock.ts';

/** A machine whose time is set by hand. */
const machine = { now: 5_000 };

describe('the clock of the sandbox', () => {
  it('shows the time of the machine until it is moved, and again after a reset', () => {
    const clock = createClock(() => machine.now);
    clock.move(60_000);
    expect([clock.now(), clock.ahead()]).toEqual([65_000, 60_000]);
    machine.now += 1_000;
    clock.set(1_000);
    expect([clock.now(), clock.ahead()]).toEqual([1_000, -5_000]);
    clock.reset();
    expect([clock.now(), clock.ahead()]).toEqual([6_000, 0]);
  });

  it('begins at a moment of its own, ticks, and is put back to that very moment', () => {
    const clock = createClock(() => machine.now, 900_000);
    expect([clock.now(), clock.ahead()]).toEqual([900_000, 0]);
    machine.now += 1_000;
    expect(clock.now()).toBe(901_000);
    clock.set(2_000_000);
    machine.now += 1_000;
    expect([clock.now(), clock.ahead()]).toEqual([2_001_000, 1_099_000]);
    clock.reset();
    expect([clock.now(), clock.ahead()]).toEqual([900_000, 0]);
  });

  it('tells those who listen of each move', () => {
    const clock = createClock(() => machine.now);
    const heard: number[] = [];
    const stop = clock.onMoved(() => heard.push(clock.ahead()));
    clock.move(10);
    clock.reset();
    stop();
    clock.move(5);
    expect(heard).toEqual([10, 0]);
  });
});
