import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { Carousel } from '#src/ui/carousel.tsx';
import { ClockContext } from '#src/ui/clock.ts';
import { Marquee } from '#src/ui/marquee.tsx';
import { scrollTo, withViewport } from '../../kit/viewport.ts';

withViewport();

const labels = {
  carousel: 'Highlights',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: (number: number, of: number) => `${number} of ${of}`,
};

function showSlides(count: number) {
  const clock = new SimulatedClock();
  const slides = Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    alt: `picture ${at}`,
    image: `/${at}.svg`,
    content: <a href={`#${at}`}>Slide {at}</a>,
  }));
  const { container } = render(
    <ClockContext value={clock}>
      <Carousel slides={slides} labels={labels} stay={5000} />
    </ClockContext>,
  );
  const items = () => [...container.querySelectorAll('li')];
  return {
    container,
    items,
    shown: () => items().findIndex((item) => !item.inert),
    pass: (ms: number) => act(() => clock.increment(ms)),
    person: userEvent.setup(),
  };
}

describe('a carousel', () => {
  it('moves by itself and starts again after the last', () => {
    const { shown, pass } = showSlides(3);
    expect(shown()).toBe(0);
    pass(4999);
    expect(shown()).toBe(0);
    pass(1);
    expect(shown()).toBe(1);
    pass(5000);
    pass(5000);
    expect(shown()).toBe(0);
  });

  it('is paused and played by its button', async () => {
    const { shown, pass, person, container } = showSlides(2);
    await person.click(screen.getByRole('button', { name: 'Pause' }));
    pass(60_000);
    expect(shown()).toBe(0);
    expect(container.querySelector('ul')?.getAttribute('aria-live')).toBe('polite');
    await person.click(screen.getByRole('button', { name: 'Play' }));
    pass(5000);
    expect(shown()).toBe(1);
    expect(container.querySelector('ul')?.getAttribute('aria-live')).toBe('off');
  });

  it('pauses while the pointer or the focus is on it', async () => {
    const { shown, pass, container } = showSlides(2);
    const track = container.querySelector('ul') as Element;
    fireEvent.pointerEnter(track);
    pass(60_000);
    expect(shown()).toBe(0);
    fireEvent.pointerLeave(track);
    act(() => screen.getByText('Slide 0').focus());
    pass(60_000);
    expect(shown()).toBe(0);
    act(() => screen.getByText('Slide 0').blur());
    pass(5000);
    expect(shown()).toBe(1);
  });

  it('goes where its buttons say, and only visible slides can be reached', async () => {
    const { shown, items, person } = showSlides(3);
    await person.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe(2);
    await person.click(screen.getByRole('button', { name: '2 of 3' }));
    expect(shown()).toBe(1);
    expect(screen.getByRole('button', { name: '2 of 3' }).getAttribute('aria-current')).toBe('true');
    expect(items().map((item) => item.inert)).toEqual([true, false, true]);
  });

  it('fetches its first picture before all others', () => {
    const { container } = showSlides(2);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/0.svg');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.getAttribute('loading')).toBe('eager');
  });

  it('with one slide has no buttons', () => {
    showSlides(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a marquee', () => {
  const items = [
    { id: 'a', content: <button type="button">First</button> },
    { id: 'b', content: 'Second' },
  ];

  it('can be paused, and says each item once', async () => {
    const { container } = render(<Marquee label="News" pauseLabel="Pause" playLabel="Play" items={items} />);
    expect(screen.getByRole('region', { name: 'News' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'First' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(container.querySelector('[data-paused="true"]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('rests while it is out of view', () => {
    const { container } = render(<Marquee label="News" pauseLabel="Pause" playLabel="Play" items={items} />);
    const resting = () => container.querySelector('[data-paused="true"]') !== null;
    expect(resting()).toBe(false);
    scrollTo(null, container);
    expect(resting()).toBe(true);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    scrollTo(container);
    expect(resting()).toBe(false);
  });

  it('with no items is not shown', () => {
    const { container } = render(<Marquee label="News" pauseLabel="Pause" playLabel="Play" items={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
