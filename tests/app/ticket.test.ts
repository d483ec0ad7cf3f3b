import { expect, it, vi } from 'vitest';
import { takeTicket } from '#src/app/world/ticket.ts';

/** A page at an address, as far as a link can be read in it. */
function pageAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://vestibulo.example');
  const signals = new EventTarget();
  const location = { pathname, search, hash, reload: vi.fn() };
  const history = { state: { idx: 0 }, replaceState: vi.fn() };
  return { location, history, signals };
}

it('the ticket leaves the address at once, and is handed out once', () => {
  const page = pageAt('/forgot?lang=en#ticket=A-b_9');
  const take = takeTicket(page);
  expect(page.history.replaceState).toHaveBeenCalledWith({ idx: 0 }, '', '/forgot?lang=en');
  expect([take(), take()]).toEqual(['A-b_9', null]);
});

it.each(['/forgot', '/forgot#top', '/login#other=1'])('no ticket is taken from %s', (address) => {
  const page = pageAt(address);
  expect(takeTicket(page)()).toBeNull();
  expect(page.history.replaceState).not.toHaveBeenCalled();
});

it.each([
  '/login#ticket=A-b_9',
  '/forgot#ticket=',
  '/forgot#ticket=a%20b',
  `/forgot#ticket=${'a'.repeat(129)}`,
])('an invalid ticket is thrown away: %s', (address) => {
  const page = pageAt(address);
  expect(takeTicket(page)()).toBeNull();
  expect(page.history.replaceState).toHaveBeenCalledOnce();
});

it('another link opened in the same page reloads it', () => {
  const page = pageAt('/forgot');
  takeTicket(page);
  page.signals.dispatchEvent(new Event('hashchange'));
  expect(page.location.reload).not.toHaveBeenCalled();
  page.location.hash = '#ticket=A-b_9';
  page.signals.dispatchEvent(new Event('hashchange'));
  expect(page.location.reload).toHaveBeenCalledOnce();
});
