import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LimitsSection } from '#src/views/protection/limits-section.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { raising, standingWith } from '../../kit/models/limits.ts';
import { show } from '../../kit/render.tsx';

const day = 24 * 60 * 60_000;

test.each([
  { state: 'WAITING', until: 'from' },
  { state: 'TO_CONFIRM', until: 'confirmBy' },
] as const)(
  'the time of a raise that is $state is counted by the gateway’s clock',
  async ({ state, until }) => {
    const limit = raising(state);
    const now = (limit.raise?.[until] ?? 0) - 3 * day;
    await show(<LimitsSection />, {
      token: 'token-of-ana',
      replies: {
        'system.status': () => statusAnswer(),
        'member.info': () => memberAnswer(),
        'protection.standing': () => standingWith(limit, { now }).body.value,
      },
    });
    expect(await screen.findByText(/dentro de 3 días/)).toBeVisible();
  },
);
