import { expect, type Page } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import type { Traffic } from './traffic.ts';
import { ui } from './ui.ts';

/** The calls that any page makes by itself, with a token, once a member is in. */
const askedByItself: readonly CallName[] = [
  'session.life',
  'notices.unread',
  'member.avatar',
  'member.icon',
  'wallet.balance',
];

/** Waits until a member's page has the answers to its own calls, and to these: the next call comes from a press. */
export async function beAtRest(page: Page, traffic: Traffic, ...these: CallName[]): Promise<void> {
  const isOpen = (call: CallName) => traffic.answered(call) === 0 || traffic.underWay(call);
  const open = () => [...askedByItself, ...these].filter(isOpen);
  await expect.poll(open).toEqual([]);
  await expect(ui.balance(page)).toBeVisible();
}
