import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPoints } from '#contract/units.ts';
import { BalanceCard, RedemptionsCard } from '#src/views/points/point-mall-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { inProcess } from '../../kit/models/points.ts';
import { show } from '../../kit/render.tsx';
import { inTurn } from '../../kit/stub-gateway.ts';

const rejected = { ...inProcess, status: 'REJECTED', refunded: asPoints(1_900) } as const;
const listed = (redemption: typeof inProcess) => () => ({
  redemptions: [redemption],
  count: 1,
  totalPages: 1,
  zone: 'America/Lima',
});
const balance = (free: string, held: string) => () => ({ free, held, pending: '0', asOf: 0 });

test('the points’ balance is read again when a shown redemption turns, and not before', async () => {
  const { asked, queries } = await show(
    <>
      <BalanceCard />
      <RedemptionsCard />
    </>,
    {
      token: 'token-of-ana',
      replies: {
        'system.status': () => statusAnswer(),
        'member.info': () => memberAnswer(),
        'points.balance': inTurn(balance('100', '1900'), balance('2000', '0')),
        'points.redemptions': inTurn(listed(inProcess), listed(inProcess), listed(rejected)),
      },
    },
  );
  const counted = () => asked.filter(({ name }) => name === 'points.balance').length;
  const look = () => act(() => queries.refetchQueries({ queryKey: ['points.redemptions'] }));
  expect(await screen.findByText('100 pts')).toBeVisible();
  await look();
  expect(counted()).toBe(1);
  await look();
  expect(await screen.findByText('2,000 pts')).toBeVisible();
  expect(counted()).toBe(2);
});
