import { calls } from '#contract/calls.ts';
import type { AuditEntry } from '#contract/system/audit.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { tellBodies } from '../../kit/journeys/traffic.ts';
import { beGreeted, fillIn, password, ready, signOut, ui } from '../../kit/journeys/ui.ts';
import { purse } from '../../kit/journeys/wallet.ts';

/** What the control API tells of one chain. */
type Chain = {
  chain: string;
  accounts: string[];
  holds: boolean;
  breaks: { kind: string; seq: number }[];
  kept: AuditEntry[];
};

/** Milliseconds until an event is on the chain at the latest. */
const patience = 15_000;

async function chains(sandbox: RunningSandbox, chain = ''): Promise<Chain[]> {
  const answer = await fetch(`${sandbox.address}/sandbox/audit${chain && `?chain=${chain}`}`);
  return ((await answer.json()) as { value: { chains: Chain[] } }).value.chains;
}

/** A line for each entry of a chain: the machine and its state, or how it ended. */
function said({ kept }: Chain): string[] {
  return kept.map(({ machine, kind, states }) => `${machine} ${states.join('+') || kind}`);
}

test('signing in, a transfer and signing out are on the chain, in order, verified, and without any typed text', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await tellBodies(context);
  await sandbox.setConfig({ audit: true });
  await page.goto('/member/transferFund');
  await ready(page);
  await expect.poll(() => traffic.count('system.audit'), { timeout: patience }).toBeGreaterThan(0);
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await centre.field(page, 'Proveedor').selectOption('PULSO');
  await purse.amount(page).fill('123.45');
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Transferir').click();
  await expect(purse.outcome(page, 'Transferencia hecha')).toBeVisible();
  await signOut(page);
  const [first] = await chains(sandbox);
  const chain = first?.chain ?? '';
  let found: Chain | undefined;
  await expect
    .poll(
      async () => {
        [found] = await chains(sandbox, chain);
        return found ? said({ ...found, kept: found.kept.filter(({ kind }) => kind === 'step') }) : [];
      },
      { timeout: patience },
    )
    .toContain('session visitor');
  expect(found).toMatchObject({ holds: true, breaks: [], accounts: ['member1'] });
  expect(await chains(sandbox)).toHaveLength(1);
  // The dialog opens by itself here, so it may be open when the audit begins: that is then the first entry.
  const all = found ? said(found) : [];
  const lines = all.slice(all.indexOf('session entering.signingIn'));
  const wanted = [
    'session entering.signingIn',
    'login submitting',
    'login done',
    'session present.signedIn.member',
    'act sending',
    'signOut confirming',
    'session visitor',
  ];
  expect(
    lines.filter((line) => wanted.includes(line)).filter((line, at, those) => line !== those[at - 1]),
  ).toEqual(wanted);
  const sent = traffic.requests('system.audit').map((request) => request.postData());
  expect(sent.join()).toContain('signedIn');
  for (const typed of [password, 'member1', '123.45', '12345']) expect(sent.join()).not.toContain(typed);
});

test('audit entries still waiting when the page is left arrive all the same', async ({ page, sandbox }) => {
  await sandbox.setConfig({ audit: true });
  await page.goto('/');
  await ready(page);
  await expect.poll(async () => (await chains(sandbox)).length, { timeout: patience }).toBe(1);
  await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(ui.loginDialog(page)).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const [{ chain }] = (await chains(sandbox)) as [Chain];
  await expect
    .poll(async () => (await chains(sandbox, chain)).flatMap(said))
    .toContain('session entering.signingIn');
});

test('a gateway that takes no audit entries slows nothing, and the page shows nothing of it', async ({
  page,
  sandbox,
  traffic,
}) => {
  test.slow();
  await sandbox.setConfig({ audit: true });
  await sandbox.faults([{ call: 'system.audit', kind: '500', times: 'always' }]);
  await page.goto('/');
  await ready(page);
  await expect.poll(() => traffic.answered('system.audit'), { timeout: patience }).toBeGreaterThan(0);
  await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Waiting entries are sent, from the first, once the gateway takes them again: the later, the longer that
  // took.
  await sandbox.clearFaults();
  await expect
    .poll(async () => (await chains(sandbox)).map(({ holds, accounts }) => [holds, accounts]), {
      timeout: 120_000,
    })
    .toEqual([[true, ['member1']]]);
});

test('lost entries and a forged one are found, and the sandbox shows them', async ({ page, sandbox }) => {
  await sandbox.setConfig({ audit: true });
  await page.goto('/');
  await ready(page);
  await expect.poll(async () => (await chains(sandbox)).length, { timeout: patience }).toBe(1);
  const [{ chain }] = (await chains(sandbox)) as [Chain];
  const breaks = async () => (await chains(sandbox, chain)).flatMap((one) => one.breaks);
  const kept = async () => (await chains(sandbox, chain)).flatMap((one) => one.kept);
  // Something in between answers that the batch was kept, and it never was.
  const next = ((await kept()).at(-1)?.seq ?? 0) + 1;
  const body = { success: true, value: { keptTo: next } };
  await sandbox.faults([{ call: 'system.audit', kind: 'answer', status: 200, body }]);
  await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(ui.loginDialog(page)).toBeVisible();
  await expect.poll(breaks, { timeout: patience }).toEqual([{ kind: 'gap', seq: next }]);
  const last = (await kept()).at(-1) as AuditEntry;
  const forged = { ...last, seq: last.seq + 1, machine: 'transfer', previous: last.hash };
  await fetch(`${sandbox.address}${calls['system.audit'].path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ chain, entries: [forged] }),
  });
  expect(await breaks()).toEqual([
    { kind: 'gap', seq: next },
    { kind: 'edit', seq: forged.seq },
  ]);
  await page.goto('/sandbox?tab=audit');
  const audit = page.getByRole('region', { name: 'Audit', exact: true });
  await expect(audit).toContainText('Broken: 1');
  await expect(audit).toContainText(`entries are missing from ${next}`);
});

test('with the setting off no audit call is made, and no audit code is fetched', async ({
  page,
  traffic,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await ready(page);
  await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await signOut(page);
  expect(traffic.count('system.audit')).toBe(0);
  expect(scripts.filter((url) => /\/audit[^/]*\.js/.test(url))).toEqual([]);
});

test('/sandbox switches the audit on and shows its chains', async ({ page, sandbox, context }) => {
  await page.goto('/sandbox?tab=audit');
  const audit = page.getByRole('region', { name: 'Audit', exact: true });
  await expect(audit).toContainText('No chain is kept.');
  await audit.getByRole('checkbox').check();
  await audit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Save');
  const product = await context.newPage();
  await product.goto('/');
  await ready(product);
  await expect.poll(async () => (await chains(sandbox)).length, { timeout: patience }).toBe(1);
  await page.reload();
  await expect(audit).toContainText('Chains kept: 1. Broken: 0');
});
