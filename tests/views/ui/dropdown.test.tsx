import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ClockContext } from '#src/ui/clock.ts';
import { Dropdown } from '#src/ui/dropdown.tsx';

function setUp(link = false) {
  const clock = new SimulatedClock();
  const onOpen = vi.fn();
  const words = { face: 'Live', panelLabel: 'Vendors', onOpen };
  const panel = (
    <>
      <a href="#one">One</a>
      <a href="#two">Two</a>
      <button type="button">Three</button>
    </>
  );
  render(
    <ClockContext value={clock}>
      {link ? (
        <Dropdown as="a" href="#live" {...words}>
          {panel}
        </Dropdown>
      ) : (
        <Dropdown {...words}>{panel}</Dropdown>
      )}
      <button type="button">Elsewhere</button>
    </ClockContext>,
  );
  const trigger = screen.getByText('Live');
  const isOpen = () => screen.queryByRole('group', { name: 'Vendors', hidden: true }) !== null;
  const pass = (ms: number) => act(() => clock.increment(ms));
  return { trigger, isOpen, pass, onOpen, person: userEvent.setup() };
}

describe('a dropdown', () => {
  it('opens on hover and closes 200 ms after the pointer leaves', async () => {
    const { trigger, isOpen, pass, person, onOpen } = setUp();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await person.hover(trigger);
    expect(isOpen()).toBe(true);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await person.unhover(trigger);
    pass(199);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  it('stays open when the pointer comes back within that time', async () => {
    const { trigger, isOpen, pass, person } = setUp();
    await person.hover(trigger);
    await person.unhover(trigger);
    pass(150);
    await person.hover(screen.getByText('Two'));
    pass(1000);
    expect(isOpen()).toBe(true);
  });

  it('opens on keyboard focus and closes 200 ms after the focus leaves', async () => {
    const { isOpen, pass, person } = setUp();
    await person.tab();
    expect(isOpen()).toBe(true);
    await person.tab();
    expect(document.activeElement).toBe(screen.getByText('One'));
    await person.tab();
    await person.tab();
    pass(200);
    expect(isOpen()).toBe(true);
    await person.tab();
    expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
    pass(200);
    expect(isOpen()).toBe(false);
  });

  it('is walked with the arrow keys, and Escape leads back to its trigger', async () => {
    const { trigger, isOpen, person } = setUp();
    await person.tab();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByText('One'));
    await person.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByText('Three'));
    await person.keyboard('{Home}');
    expect(document.activeElement).toBe(screen.getByText('One'));
    await person.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(trigger);
    await person.keyboard('{ArrowDown}{End}{Escape}');
    expect(document.activeElement).toBe(trigger);
    expect(isOpen()).toBe(false);
  });

  it('opened by hover closes on Escape, wherever the focus is', async () => {
    const { trigger, isOpen, person } = setUp();
    await person.hover(trigger);
    expect(document.activeElement).toBe(document.body);
    await person.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('moves the focus inside at once when its button is pressed with the keyboard', async () => {
    const { person } = setUp();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByText('One'));
  });

  it('closes when an item in it is picked', async () => {
    const { trigger, isOpen, person } = setUp();
    await person.hover(trigger);
    await person.click(screen.getByText('Three'));
    expect(isOpen()).toBe(false);
  });

  it('opens and closes on tap, and on a tap elsewhere', () => {
    const { trigger, isOpen } = setUp();
    const tap = (element: Element) => {
      fireEvent.pointerDown(element, { pointerType: 'touch' });
      fireEvent.click(element, { detail: 1 });
    };
    tap(trigger);
    expect(isOpen()).toBe(true);
    tap(trigger);
    expect(isOpen()).toBe(false);
    tap(trigger);
    tap(screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
  });

  it('used as a link is followed by the second tap, not the first', () => {
    const { trigger, isOpen } = setUp(true);
    fireEvent.pointerDown(trigger, { pointerType: 'touch' });
    expect(fireEvent.click(trigger, { detail: 1 })).toBe(false);
    expect(isOpen()).toBe(true);
    expect(fireEvent.click(trigger, { detail: 1 })).toBe(true);
  });
});
