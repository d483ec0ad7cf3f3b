import { expect, type Locator, type Page } from '@playwright/test';
import type { FullBill } from '#contract/contracts/bill.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Where things are on the pages of contracts, in Spanish. */
export const pages = {
  region: (page: Page): Locator => page.getByRole('region', { name: 'Centro de agentes' }),
  button: (page: Page, name: string): Locator =>
    pages.region(page).getByRole('button', { name, exact: true }),
} as const;

/** Opens a bill that the sandbox is told to answer with, as agent1. */
export async function openBill(page: Page, sandbox: RunningSandbox, bill: FullBill): Promise<void> {
  const value = { ...bill, zone: 'America/Lima', now: bill.computedAt };
  await sandbox.faults([
    { call: 'contracts.bill', kind: 'answer', times: 'always', status: 200, body: { success: true, value } },
  ]);
  await openAs(page, sandbox, 'agent1', `/agent/dividend?tab=bills&bill=${bill.id}`);
  await expect(pages.button(page, 'Guardar el comprobante')).toBeEnabled();
}
