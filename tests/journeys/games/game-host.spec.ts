import { game, launched, over } from '../../kit/journeys/hosted-game.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { ready } from '../../kit/journeys/ui.ts';

/** What an account holds in the wallet that is played from, as the ledger says. */
async function holds(sandbox: RunningSandbox, account = 'member1'): Promise<string> {
  const all = await sandbox.ledger();
  return all.find((one) => one.account === account && one.wallet === 'MAIN')?.balance ?? '';
}

/** Money as the game writes it. */
function written(amount: string): string {
  const [units = '', rest] = amount.split('.');
  return `P ${units.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

test('a slot is played with the keyboard, and shows the balance that the ledger has', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await page.goto(await launched(sandbox, 'slot'));
  await expect(game.balance(page)).toHaveText(written(await holds(sandbox)));
  await expect(page).toHaveURL(`${sandbox.gameAddress}/slot?lang=es`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Salir del juego' }).first()).toBeFocused();
  const lines = page.getByRole('group', { name: 'Líneas' });
  await lines.getByRole('button', { name: 'Menos' }).focus();
  await page.keyboard.press('Enter');
  await expect(lines).toContainText('10');
  await expect(page.locator('#total')).toHaveText('P 0.50');
  await game.go(page).focus();
  await page.keyboard.press('Space');
  await over(page);
  await expect(game.balance(page)).toHaveText(written(await holds(sandbox)));
  await expect(page.getByRole('img', { name: /Rodillo 1: .*Rodillo 5: / })).toBeVisible();
});

test('numbers are chosen with arrows, drawn, and paid', async ({ page, sandbox }) => {
  await page.goto(await launched(sandbox, 'draw', { language: 'EN' }));
  await page.getByRole('button', { name: '00', exact: true }).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: '21', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // Bets on every ending, so that one of them wins.
  for (const n of Array.from({ length: 10 }, (_, at) => at)) {
    await page.getByRole('button', { name: `Ending ${n}` }).click();
  }
  await game.go(page).click();
  await expect(game.said(page)).toHaveText(/^\d\d was drawn\. You win P /);
  await expect(game.balance(page)).toHaveText(written(await holds(sandbox)));
});

test('a round whose answer is lost is requested again and played once', async ({ page, sandbox }) => {
  await page.goto(await launched(sandbox, 'draw'));
  await page.getByRole('button', { name: 'Par', exact: true }).click();
  await sandbox.faults([{ call: 'game.round', kind: 'lost after commit', times: 2 }]);
  await game.go(page).click();
  await over(page);
  const held = await holds(sandbox);
  // One bet of 0.50 was taken, and paid less than twice as much (as the game's RTP has it), or nothing.
  expect(held).toMatch(/^1084\.(9\d|00)$/);
  await expect(game.balance(page)).toHaveText(written(held));
});

test('a host that does not answer is reported, and the same round is played once it answers', async ({
  page,
  sandbox,
}) => {
  await page.goto(await launched(sandbox, 'slot'));
  await sandbox.faults([{ call: 'game.round', kind: '503', times: 4 }]);
  await game.go(page).click();
  await expect(game.said(page)).toHaveText(/Tu ronda está a salvo/);
  expect(await holds(sandbox)).toBe('1084.50');
  await game.go(page).click();
  await over(page);
  await expect(game.balance(page)).toHaveText(written(await holds(sandbox)));
});

test('a bet above the balance is refused with a message, and nothing is taken', async ({ page, sandbox }) => {
  await page.goto(await launched(sandbox, 'slot', { username: 'first1' }));
  const more = page.getByRole('group', { name: 'Por línea' }).getByRole('button', { name: 'Más' });
  for (let n = 0; n < 5; n += 1) await more.click();
  await game.go(page).click();
  await expect(game.said(page)).toHaveText('No tienes saldo suficiente para esta apuesta.');
  expect(await holds(sandbox, 'first1')).toBe('18.00');
});

test('a used ticket and an ended session are explained on the page, with a way out', async ({
  page,
  sandbox,
}) => {
  const address = await launched(sandbox, 'slot');
  await page.goto(address);
  await expect(game.said(page)).toHaveText('Elige tu apuesta y juega.');
  await page.goto(address);
  const ended = page.getByText('La sesión de juego terminó. Abre el juego de nuevo desde la lista.');
  await expect(ended).toBeVisible();
  await page.goto(await launched(sandbox, 'slot'));
  await expect(game.said(page)).toHaveText('Elige tu apuesta y juega.');
  await sandbox.person({ account: 'member1', disabled: true });
  await game.go(page).click();
  await expect(ended.first()).toBeVisible();
  await page.getByRole('button', { name: 'Salir del juego' }).last().click();
  await expect(page).toHaveURL(`${sandbox.address}/`);
});

test('the frame tells the app around it what happened, and nothing else', async ({ page, sandbox }) => {
  await page.goto('/');
  await ready(page);
  const address = await launched(sandbox, 'draw');
  await page.evaluate((src) => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', ({ origin, data }) => messages.push([origin, data]));
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.id = 'played';
    frame.src = src;
    document.body.append(frame);
  }, address);
  const frame = page.frameLocator('#played');
  await frame.getByRole('button', { name: 'Par', exact: true }).click();
  await game.go(frame).click();
  await expect(game.said(frame)).toHaveText(/Salió/);
  await frame.getByRole('button', { name: 'Salir del juego' }).first().click();
  const messages = () => page.evaluate(() => (window as unknown as { messages: unknown[] }).messages);
  const says = (what: string) => [sandbox.gameAddress, { type: 'vestibulo.game', what }];
  await expect.poll(messages).toEqual([says('ready'), says('balance'), says('leave')]);
});
