import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { BetsPage } from '#src/views/wallet/records/bets-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { answeredAt } from '../../kit/gateway-time.ts';
import { machineNow } from '../../kit/moment.ts';
import { show } from '../../kit/render.tsx';

const day = 24 * 3_600_000;
const month = 30 * day;

it.each([
  ['a month behind', month],
  ['a month ahead', -month],
])('a device %s says of what is open when it ends', async (_, gatewayAhead) => {
  const gateway = machineNow() + gatewayAhead;
  answeredAt(gateway);
  await show(<Deadline label="Termina" at={gateway + 3 * day + 60_000} zone="UTC" />);
  expect(screen.getByText(/Termina dentro de 3 días/)).toBeVisible();
});

it('words of time are put right by the first answer that says the time', async () => {
  const gateway = machineNow() + month;
  await show(<Deadline label="Termina" at={gateway + 3 * day + 60_000} zone="UTC" />);
  expect(screen.queryByText(/dentro de 3 días/)).toBeNull();
  act(() => answeredAt(gateway));
  expect(await screen.findByText(/Termina dentro de 3 días/)).toBeVisible();
});

it.each([
  ['a month behind', month],
  ['a month ahead', -month],
])('the records of a device %s end with the gateway’s day', async (_, gatewayAhead) => {
  const gateway = machineNow() + gatewayAhead;
  answeredAt(gateway);
  const replies = { 'system.status': () => statusAnswer(), 'member.info': () => memberAnswer() };
  const { asked } = await show(<BetsPage />, { token: 'token-of-ana', replies });
  const input = () =>
    asked.find(({ name }) => name === 'wallet.bets')?.input as { to: string; offset: number };
  await waitFor(() => expect(input()).toBeDefined());
  expect(input().to).toBe(new Date(gateway + input().offset * 60_000).toISOString().slice(0, 10));
});

function Left({ endsAt }: { endsAt: number }) {
  return <p>Espera {useSecondsLeft(endsAt)} s</p>;
}

it.each([
  ['a month behind', month],
  ['a month ahead', -month],
])('a device %s waits as long as the gateway says', async (_, gatewayAhead) => {
  const gateway = machineNow() + gatewayAhead;
  answeredAt(gateway);
  await show(<Left endsAt={gateway + 600_000} />);
  const seconds = Number(screen.getByText(/Espera/).textContent?.replace(/\D/g, ''));
  expect(seconds).toBeGreaterThan(560);
  expect(seconds).toBeLessThanOrEqual(600);
});
