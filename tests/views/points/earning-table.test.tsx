import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPoints } from '#contract/units.ts';
import { EarningTable } from '#src/views/points/point-mall-page.tsx';
import { memberAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

test('what a game earns is shown with two decimals, and with more where it has more', async () => {
  const earning = [
    { gameType: 'LIVE', per100: '0.7' },
    { gameType: 'SPORTS', per100: '1' },
    { gameType: 'RNG', per100: '1.205' },
  ];
  await show(<EarningTable />, {
    token: 'token-of-ana',
    replies: {
      'member.info': () => memberAnswer(),
      'points.config': () => ({
        earning,
        version: 1,
        convert: { step: asPoints(1), amount: '1.00', min: asPoints(1) },
        withdrawPasswordSet: true,
      }),
    },
  });
  await screen.findByText('0.70');
  const values = screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  expect(values).toEqual(['0.70', '1.00', '1.205']);
});
