import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import { createCashierWindow } from '#src/app/world/cashier-window.ts';
import { listeningActor } from './listening-actor.ts';
import { popupWindow } from './popup-window.ts';

const hosts = { ...defaultConfiguration.hosts, payments: ['pay.example', 'localhost:9000'] };

function cashier(window: ReturnType<typeof popupWindow> | null = popupWindow()) {
  const opened: unknown[][] = [];
  const open = (...how: unknown[]) => {
    opened.push(how);
    return window?.popup ?? null;
  };
  const browser = { open: open as typeof globalThis.open, host: 'casino.example' };
  return { open: createCashierWindow({ hosts }, browser), opened, ...listeningActor() };
}

describe('the window of the cashier', () => {
  it('is opened empty in the click, loses its opener, and then goes to the place of payment', () => {
    const popup = popupWindow();
    const { open, opened, actor, heard } = cashier(popup);
    open(actor, 'https://pay.example/cashier?ticket=1');
    expect(opened).toEqual([['about:blank', '_blank']]);
    expect(popup.done).toEqual(['opener null', 'go https://pay.example/cashier?ticket=1']);
    expect(popup.links[0]?.rel).toBe('noreferrer');
    expect(heard).toEqual([{ type: 'cashier.left' }]);
  });

  it('that the browser blocks is reported', () => {
    const { open, actor, heard } = cashier(null);
    open(actor, 'https://pay.example/');
    expect(heard).toEqual([{ type: 'cashier.blocked' }]);
  });

  it.each([
    'https://evil.example/',
    'https://pay.example.evil.example/',
    'http://pay.example/',
    'https://user@pay.example/',
    'javascript:alert(1)',
    'https://casino.example/',
    'http://localhost:9001/',
    '',
  ])('is not opened for %j', (address) => {
    const { open, opened, actor, heard } = cashier();
    open(actor, address);
    expect(opened).toEqual([]);
    expect(heard).toEqual([{ type: 'cashier.refused' }]);
  });
});
