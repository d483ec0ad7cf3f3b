import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ClockContext } from '#src/ui/clock.ts';
import { LazyPart } from '#src/ui/lazy-part.tsx';
import { bringPart, type Load } from '#src/ui/part-loading.ts';
import type { Renewal } from '#src/ui/renewal.ts';
import { machineNow } from '../../kit/moment.ts';

type Words = { text: string };
const Part = ({ text }: Words) => <p>{text}</p>;
const clock = new SimulatedClock();

function show(load: Load<Words>, renewal?: Renewal) {
  return act(async () =>
    render(
      <ClockContext value={clock}>
        <LazyPart
          load={load}
          props={{ text: 'the part' }}
          waiting={<p>waiting</p>}
          failed={(again) => (
            <button type="button" onClick={again}>
              Try again
            </button>
          )}
          renewal={renewal}
        />
      </ClockContext>,
    ),
  );
}

function renewalOf(newer: boolean, last?: number) {
  const renew = vi.fn<(now: number) => void>();
  return { newerServed: () => Promise.resolve(newer), renewedAt: () => last, renew };
}

const lost: Load<Words> = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

// React reports what a boundary caught; here that is expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('a part of the page loaded on demand', () => {
  it('shows at once when it was loaded before', async () => {
    const load = vi.fn<Load<Words>>(async () => Part);
    await bringPart(load);
    render(<LazyPart load={load} props={{ text: 'the part' }} failed={() => null} />);
    expect(screen.getByText('the part')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded when shown, if it could not be loaded before', async () => {
    const load = vi.fn(lost).mockRejectedValueOnce(new Error('Offline')).mockResolvedValueOnce(Part);
    await expect(bringPart(load)).rejects.toThrow('Offline');
    await show(load);
    expect(screen.getByText('the part')).toBeTruthy();
  });

  it('waits, then shows; the next time it shows at once', async () => {
    let arrive: () => void = () => undefined;
    const load = vi.fn<Load<Words>>(() => new Promise((resolve) => (arrive = () => resolve(Part))));
    const first = await show(load);
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => arrive());
    expect(screen.getByText('the part')).toBeTruthy();
    first.unmount();
    await show(load);
    expect(screen.getByText('the part')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('RTE-04 that fails to load says so, and a second try works', async () => {
    const load = vi.fn<Load<Words>>().mockRejectedValueOnce(new Error('aborted')).mockResolvedValue(Part);
    await show(load);
    await act(async () => fireEvent.click(screen.getByText('Try again')));
    expect(screen.getByText('the part')).toBeTruthy();
  });

  it('RTE-04 that does not load in 120 seconds is given up', async () => {
    await show(() => new Promise(() => undefined));
    await act(async () => clock.increment(119_999));
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => clock.increment(1));
    expect(screen.getByText('Try again')).toBeTruthy();
  });

  it('RTE-05 that a newer release replaced reloads the page, and waits for that', async () => {
    const renewal = renewalOf(true);
    await show(() => lost(), renewal);
    expect(renewal.renew).toHaveBeenCalledOnce();
    expect(screen.getByText('waiting')).toBeTruthy();
  });

  it('RTE-05 does not reload the page a second time: the panel is shown instead', async () => {
    const renewal = renewalOf(true, machineNow() - 1_000);
    await show(() => lost(), renewal);
    expect(renewal.renew).not.toHaveBeenCalled();
    expect(screen.getByText('Try again')).toBeTruthy();
  });

  it('RTE-05 does not reload the page when nothing newer is served, or when that is unknown', async () => {
    const same = renewalOf(false);
    await show(() => lost(), same);
    const unknown = { ...renewalOf(true), newerServed: () => Promise.reject(new Error('offline')) };
    await show(() => lost(), unknown);
    expect(same.renew).not.toHaveBeenCalled();
    expect(unknown.renew).not.toHaveBeenCalled();
    expect(screen.getAllByText('Try again')).toHaveLength(2);
  });
});
