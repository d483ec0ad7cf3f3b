import { freeze } from '#assurance/browser/scenes.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import {
  chosen,
  drawIn,
  issueOf,
  minute,
  open,
  run,
  secondsShown,
  table,
} from '../../kit/journeys/lotteries.ts';
import { openAs } from '../../kit/journeys/open-as.ts';

test('a live draw: bets close, the countdown reaches zero, and the result appears by itself', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.clock.install();
  await drawIn(sandbox, 50_000);
  await openAs(page, sandbox, 'member1', '/lottery?gameCode=FARO5');
  const region = chosen(page, 'Cinco Faroles');
  await expect(region.getByRole('timer')).toHaveText(/^00:([0-4]\d|50)$/);
  const before = (await issueOf(region).textContent()) ?? '';
  await expect(table(page).getByRole('row')).toHaveCount(11);
  const documents = traffic.documents();
  const asked = traffic.count('lotteries.opened');
  // The page's clock stands still: the draw comes when the test lets it.
  await freeze({ page });
  // Bets are accepted until ten seconds before the draw.
  await run({ page, sandbox }, (await secondsShown(region)) - 9);
  await expect(region.getByText('Apuestas cerradas')).toBeVisible();
  await expect(issueOf(region)).toHaveText(before);
  await run({ page, sandbox }, await secondsShown(region));
  await page.clock.resume();
  await expect(issueOf(region)).not.toHaveText(before);
  await expect(issueOf(region)).toHaveText(/\d{8}-\d{4}$/);
  await expect(region.getByRole('timer')).toHaveText(/^00:[2-5]\d$/);
  await expect(region.getByText('Se aceptan apuestas')).toBeVisible();
  const issue = ((await issueOf(region).textContent()) ?? '').slice(-13);
  await expect(table(page).getByRole('row').nth(1)).toContainText(issue);
  expect(traffic.documents()).toBe(documents);
  expect(traffic.count('lotteries.opened') - asked, 'no storm of questions').toBeLessThanOrEqual(2);
  expect(traffic.count('lotteries.next')).toBeLessThanOrEqual(3);
});

test('NET-06 a device ten minutes off that slept through draws asks on waking, and counts down correctly', async ({
  page,
  sandbox,
}) => {
  await page.clock.install({ time: Number(await sandbox.serverClock(0)) + 10 * minute });
  await open(page, '/vnlottery?gameCode=HANOI5');
  const region = chosen(page, 'Hanói Cinco Minutos');
  await expect(issueOf(region)).toHaveText(/\d{8}-\d{4}$/);
  await expect(region.getByRole('timer')).toHaveText(/^(0[0-4]:\d\d|05:00)$/);
  const before = (await issueOf(region).textContent()) ?? '';
  await sandbox.serverClock(20 * minute);
  await page.clock.fastForward(20 * minute);
  await expect(issueOf(region)).not.toHaveText(before);
  await expect(region.getByRole('timer')).toHaveText(/^(0[0-4]:\d\d|05:00)$/);
});

test('NET-02 a draw that can’t be fetched says so, and goes on by itself once it can', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await drawIn(sandbox, 50_000);
  await open(page, '/vnlottery?gameCode=HANOI1');
  const region = chosen(page, 'Hanói Rápida');
  await expect(issueOf(region)).toHaveText(/\d{8}-\d{4}$/);
  await freeze({ page });
  const before = (await issueOf(region).textContent()) ?? '';
  await sandbox.faults([{ call: 'lotteries.next', kind: 'reset', times: 'always' }]);
  await run({ page, sandbox }, await secondsShown(region));
  await page.clock.resume();
  await expect(region.getByText('Sin conexión con el sorteo')).toBeVisible();
  await expect(issueOf(region)).toHaveText(before);
  await drawIn(sandbox, 59_000);
  await sandbox.clearFaults();
  await expect(issueOf(region)).not.toHaveText(before);
  await expect(region.getByText('Se aceptan apuestas')).toBeVisible();
});
