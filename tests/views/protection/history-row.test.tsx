import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HistoryRow } from '#src/views/protection/history-section.tsx';
import { show } from '../../kit/render.tsx';

const change = { id: 'one', at: 1_795_669_200_000, kind: null, period: null, before: null };

test.each([
  { what: 'BREAK', after: '2026-12-03T05:00:00.000Z', says: 'Hasta: 2026-12-03 00:00 (Lima)' },
  { what: 'EXCLUSION', after: 'EXCLUSION', says: 'Sin fecha de término' },
] as const)('the history says when what began with $what ends', async ({ what, after, says }) => {
  await show(<HistoryRow change={{ ...change, what, after }} zone="America/Lima" />);
  expect(await screen.findByText(says)).toBeVisible();
});
