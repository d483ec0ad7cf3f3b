import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import { Deadline } from '#src/views/acts/deadline.tsx';
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
