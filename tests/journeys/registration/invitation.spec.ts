import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { outlast } from '#assurance/browser/stage.ts';
import { type CallOutput, calls } from '#contract/calls.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { beGreeted, ready } from '../../kit/journeys/ui.ts';

const invitation = 'NORTE-7Q4K2M8PXV';
const newcomer = 'nuevo01';

/** Opens the registration dialog by an invitation, and fills it in. */
async function beInvited(page: Page, sandbox: RunningSandbox) {
  await sandbox.setConfig({ slider: { register: false } });
  await page.goto(`/register?referralCode=${invitation}`);
  await ready(page);
  const dialog = registerDialog(page);
  await registerBox(dialog, 'Usuario').fill(newcomer);
  await registerBox(dialog, 'Nombre real').fill('Ana María Núñez');
  await typePasswordAndAgree(dialog);
  return dialog;
}

test('AFF-02 a verification that fails registers nobody and says so; the next try succeeds', async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await beInvited(page, sandbox);
  await sandbox.faults([{ call: 'registration.affiliate', kind: '500', times: 'always' }]);
  await registerButton(dialog).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(registerBox(dialog, 'Usuario')).toHaveValue(newcomer);
  expect(traffic.count('registration.register')).toBe(0);
  await sandbox.clearFaults();
  await registerButton(dialog).click();
  await beGreeted(page);
  expect(traffic.count('registration.register')).toBe(1);
});

test('AFF-02 a verification that hangs registers nobody and says so; the next try succeeds', async ({
  page,
  sandbox,
  traffic,
}) => {
  await page.clock.install();
  const dialog = await beInvited(page, sandbox);
  await sandbox.faults([{ call: 'registration.affiliate', kind: 'hold', times: 'always' }]);
  await registerButton(dialog).click();
  await expect(registerButton(dialog)).toHaveAttribute('aria-busy', 'true');
  await outlast('registration.affiliate')({ page, sandbox });
  await expect(dialog.getByRole('alert')).toContainText('La conexión de red no es normal');
  expect(traffic.count('registration.register')).toBe(0);
  await sandbox.clearFaults();
  await registerButton(dialog).click();
  await beGreeted(page);
  expect(traffic.count('registration.register')).toBe(1);
});

test('AFF-03 when the back button changes the address after the code was verified, the verified code is sent', async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await beInvited(page, sandbox);
  // An earlier history entry of the same document, with an unknown code.
  await page.evaluate(() => {
    const { state } = history;
    history.replaceState(state, '', '/register?referralCode=NADIE-0000000');
    history.pushState(state, '', '/register');
  });
  await sandbox.faults([{ call: 'registration.affiliate', kind: 'hold' }]);
  await registerButton(dialog).click();
  await sandbox.held('registration.affiliate');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/NADIE-0000000/);
  await sandbox.release('registration.affiliate');
  await beGreeted(page);
  const verified = traffic.requests('registration.affiliate').map((request) => new URL(request.url()));
  expect(verified.map(({ searchParams }) => searchParams.get('code'))).toEqual([invitation, invitation]);
  // The inviting agent is above the new member: the gateway refuses an unknown code.
  const headers = { authorization: await sandbox.tokenOf('agent1'), 'client-id': randomUUID() };
  const asked = new URLSearchParams({ search: newcomer, page: '1', size: '1' });
  const team = await fetch(`${sandbox.address}${calls['agent.tree'].path}?${asked}`, { headers });
  const { value } = (await team.json()) as { value: CallOutput<'agent.tree'> };
  expect(value.rows.map(({ account }) => account)).toEqual([newcomer]);
});

/** Another host, which records what it learns about where its visitors come from. */
async function startElsewhere() {
  const heard: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, answer) => {
    if (url === '/') heard.push(headers.referer);
    answer.end('elsewhere');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { heard, address: `http://elsewhere.localhost:${port}/`, stop: () => server.close() };
}

test('AFF-05 no other host learns the code from the page it opened, even by a link that reveals all it can', async ({
  page,
}) => {
  const elsewhere = await startElsewhere();
  await page.goto(`/register?referralCode=${invitation}`);
  await ready(page);
  await expect(registerButton(registerDialog(page))).toBeVisible();
  for (const referrerPolicy of ['', 'unsafe-url']) {
    await page.evaluate(
      (link) => Object.assign(document.createElement('a'), { target: '_blank', ...link }).click(),
      { referrerPolicy, href: elsewhere.address },
    );
  }
  const { origin } = new URL(page.url());
  await expect.poll(() => [...elsewhere.heard].sort()).toEqual([`${origin}/`, `${origin}/register`]);
  elsewhere.stop();
});
