import { expect, it } from 'vitest';
import { billsAsked, billsIn, billsPlace } from '#machines/contracts/bills.rules.ts';

const first = { bill: null, side: 'AGENT', state: null, page: 1 } as const;

it.each([
  ['?tab=bills', first],
  [
    '?tab=bills&side=UPLINE&state=PAYER_SHORT&page=3',
    { ...first, side: 'UPLINE', state: 'PAYER_SHORT', page: 3 },
  ],
  ['?side=HOUSE&state=LOST&page=0', first],
  ['?page=1e3', first],
  [`?bill=${'a'.repeat(100)}`, { ...first, bill: 'a'.repeat(64) }],
])('%s is read as an address of bills', (search, view) => {
  expect(billsIn(search)).toEqual(view);
});

it('what is written as an address is read as the same', () => {
  const view = { ...first, side: 'UPLINE', state: 'DUE', page: 2 } as const;
  const { page, query } = billsPlace('HOURLY', view);
  expect(page).toBe('hourlySalary');
  expect(billsIn(String(new URLSearchParams(query)))).toEqual(view);
  expect(billsPlace('DIVIDEND').query).toEqual({ tab: 'bills' });
});

it('the gateway is asked for a state only when there is one', () => {
  expect(billsAsked('DAILY', first)).toEqual({ kind: 'DAILY', side: 'AGENT', page: 1 });
  expect(billsAsked('DAILY', { ...first, state: 'PAID' })).toMatchObject({ state: 'PAID' });
});
