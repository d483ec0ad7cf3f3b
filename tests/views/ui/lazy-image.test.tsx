import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ClockContext } from '#src/ui/clock.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { noteLost } from '#src/ui/pictures-ahead.ts';
import { scrollTo } from '../../kit/viewport.ts';

const frameOf = (container: HTMLElement) => container.firstElementChild;
let clock: SimulatedClock;

beforeEach(() => {
  clock = new SimulatedClock();
});

afterEach(() => {
  act(() => clock.increment(10_000));
});

const show = (...sources: (string | undefined)[]) =>
  render(
    <ClockContext value={clock}>
      {sources.map((src) => (
        <LazyImage key={src ?? 'none'} src={src} alt={`picture ${src}`} placeholder="no picture" />
      ))}
    </ClockContext>,
  );
const pass = (ms: number) => act(() => clock.increment(ms));

describe('a lazy image', () => {
  it('is fetched only when it comes within 1.3 windows of being seen', () => {
    const { container } = show('/a.svg');
    expect(container.querySelector('img')).toBeNull();
    const seen = scrollTo(frameOf(container));
    expect(seen.options).toMatchObject({ rootMargin: '130%', scrollMargin: '0px 130%' });
    expect(screen.getByRole('img').getAttribute('src')).toBe('/a.svg');
  });

  it('is checked once in 200 ms, so that one that only flies past is never fetched', () => {
    const { container } = show('/a.svg', '/b.svg', '/c.svg');
    const [first = null, second = null, third = null] = container.children;
    scrollTo(first);
    scrollTo(second);
    scrollTo(third, second);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    pass(200);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/a.svg',
      '/c.svg',
    ]);
  });

  it('NET-09 is tried three times in all, also when the page asked for it before the product was here', () => {
    noteLost('/ahead.svg');
    render(
      <ClockContext value={clock}>
        <LazyImage src="/ahead.svg" alt="ahead" placeholder="no picture" eager />
      </ClockContext>,
    );
    fireEvent.error(screen.getByRole('img'));
    pass(200);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('no picture')).toBeTruthy();
  });

  it('NET-09 is tried three times, then replaced by a placeholder in the same place', () => {
    const { container } = show('/missing.svg');
    const frame = frameOf(container);
    const before = frame?.getAttribute('data-ratio');
    scrollTo(frame);
    for (const attempt of [1, 2, 3]) {
      expect(screen.getByRole('img'), `attempt ${attempt}`).toBeTruthy();
      fireEvent.error(screen.getByRole('img'));
      expect(screen.queryByRole('img')).toBeNull();
      pass(200);
    }
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('no picture')).toBeTruthy();
    expect(frameOf(container)).toBe(frame);
    expect(frame?.getAttribute('data-ratio')).toBe(before);
  });

  it('NET-09 that arrives at the second attempt is shown, and nothing else with it', () => {
    const { container } = show('/slow.svg');
    scrollTo(frameOf(container));
    fireEvent.error(screen.getByRole('img'));
    pass(200);
    fireEvent.load(screen.getByRole('img'));
    expect(frameOf(container)?.childElementCount).toBe(1);
    expect(screen.getByRole('img').getAttribute('data-fading')).toBeNull();
  });

  it('starts again with another address', () => {
    const view = (src: string) => (
      <ClockContext value={clock}>
        <LazyImage src={src} alt="" eager placeholder="no picture" />
      </ClockContext>
    );
    const { container, rerender } = render(view('/a.svg'));
    for (const _ of [1, 2, 3]) {
      fireEvent.error(container.querySelector('img') as Element);
      pass(200);
    }
    expect(screen.getByText('no picture')).toBeTruthy();
    rerender(view('/b.svg'));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.svg');
  });

  it('is a placeholder without an address', () => {
    show(undefined);
    expect(screen.getByText('no picture')).toBeTruthy();
  });
});
