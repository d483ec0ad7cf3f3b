import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { PageNameContext } from '#src/actors/page-name.ts';
import { usePageTitle } from '#src/app/pages/page-title.ts';
import PromoDetailPage from '#src/views/promotions/promo-detail-page.tsx';
import { show } from '../../kit/render.tsx';
import { fail } from '../../kit/stub-gateway.ts';

const detail: CallOutput<'promotions.detail'> = {
  promotion: {
    id: 'noches',
    title: 'Noches en vivo',
    summary: '',
    category: 'LIVE',
    image: '',
    date: '2026-11-20T00:00:00Z',
    phase: 'RUNNING',
    opensAt: 0,
    closesAt: 1,
    zone: 'America/Lima',
    entry: 'NONE',
  },
  facts: {
    version: 1,
    who: { minRank: 1, newWithinDays: null, reviewed: false },
    what: { gives: 'SHARE', amount: '1250.00', percent: '100', minDeposit: '20.00' },
    dates: { opensAt: 0, closesAt: 1, claimHours: 72 },
    wagering: null,
    maxBet: null,
    order: 'OWN_FIRST',
    cap: null,
    leaving: 'ANY_TIME',
  },
  content: '<p>Juega.</p>',
};

/** The page with its title, as the app has them. */
function Titled() {
  const [named, setNamed] = useState('');
  usePageTitle(named);
  return (
    <PageNameContext value={setNamed}>
      <PromoDetailPage />
    </PageNameContext>
  );
}

test('a promotion’s page bears the promotion’s name, and its kind’s where there is no such promotion', async () => {
  const { page } = await show(<Titled />, {
    at: '/promoDetail?id=noches',
    replies: { 'promotions.detail': () => detail },
  });
  await screen.findByRole('heading', { level: 1, name: 'Noches en vivo' });
  await waitFor(() => expect(document.title).toBe('Noches en vivo · Vestíbulo'));
  page.unmount();
  await show(<Titled />, {
    at: '/promoDetail?id=nada',
    replies: { 'promotions.detail': () => fail({ kind: 'refused', code: 'NOT_FOUND' }) },
  });
  await screen.findByRole('heading', { name: 'Esa promoción no existe' });
  await waitFor(() => expect(document.title).toBe('Detalle de la promoción · Vestíbulo'));
});
