import type { Deposit, DepositMethod } from '#contract/wallet/deposits.ts';

export const method: DepositMethod = {
  methodId: 'andes-pay',
  kind: 'EWALLET',
  name: 'Monedero Andes',
  min: '5.00',
  max: '2000.00',
  feePercent: '1.00',
  feeFixed: '0.00',
  quick: ['10.00'],
  usualMinutes: 1,
  open: true,
};

export const pending: Deposit = {
  reference: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  methodId: 'andes-pay',
  methodName: 'Monedero Andes',
  kind: 'EWALLET',
  status: 'PENDING',
  amount: '10.00',
  fee: '0.10',
  credited: '9.90',
  reason: null,
  createdAt: 1,
  settledAt: null,
  cashier: 'https://pay.example/cashier?ticket=1',
};

export const approved: Deposit = { ...pending, status: 'APPROVED', settledAt: 2, cashier: null };
export const rejected: Deposit = {
  ...pending,
  status: 'REJECTED',
  settledAt: 2,
  cashier: null,
  reason: 'El comprobante no se lee.',
};
