import { asMinor, type Minor } from '#contract/units.ts';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import { amountOf, type Fee, percentWritten } from '#contract/wallet/minor-units.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import type { Limits } from './amounts.ts';

/** A way to deposit money. */
export type MethodEntry = {
  readonly methodId: string;
  readonly kind: DepositMethod['kind'];
  readonly nameEs: string;
  readonly nameEn: string;
  readonly limits: Limits;
  readonly fee: Fee;
  readonly quick: readonly Minor[];
  readonly usualMinutes: number;
  readonly bank?: NonNullable<DepositMethod['bank']>;
};

const free = { share: 0, fixed: asMinor(0) };

const limits = (min: number, max: number): Limits => ({ min: asMinor(min), max: asMinor(max) });

/** Every way of this gateway, the most used first. */
export const methodEntries: readonly MethodEntry[] = [
  {
    methodId: 'bank-transfer',
    kind: 'BANK',
    nameEs: 'Transferencia bancaria',
    nameEn: 'Bank transfer',
    limits: limits(10_00, 20_000_00),
    fee: free,
    quick: [50_00, 100_00, 500_00, 1_000_00].map(asMinor),
    usualMinutes: 30,
    bank: { bankName: 'Banco del Vestíbulo', holder: 'Vestíbulo Pagos SpA', number: '001-4478-20931' },
  },
  {
    methodId: 'andes-pay',
    kind: 'EWALLET',
    nameEs: 'Monedero Andes',
    nameEn: 'Andes wallet',
    limits: limits(5_00, 2_000_00),
    fee: { share: 100, fixed: asMinor(0) },
    quick: [10_00, 20_00, 50_00, 100_00].map(asMinor),
    usualMinutes: 1,
  },
  {
    methodId: 'bolsillo',
    kind: 'EWALLET',
    nameEs: 'Bolsillo',
    nameEn: 'Bolsillo wallet',
    limits: limits(1_00, 500_00),
    fee: { share: 50, fixed: asMinor(10) },
    quick: [5_00, 10_00, 20_00, 50_00].map(asMinor),
    usualMinutes: 1,
  },
  {
    methodId: 'card',
    kind: 'CARD',
    nameEs: 'Tarjeta',
    nameEn: 'Card',
    limits: limits(10_00, 1_000_00),
    fee: { share: 250, fixed: asMinor(30) },
    quick: [20_00, 50_00, 100_00, 200_00].map(asMinor),
    usualMinutes: 0,
  },
  {
    methodId: 'voucher',
    kind: 'VOUCHER',
    nameEs: 'Vale',
    nameEn: 'Voucher',
    limits: limits(0, 0),
    fee: free,
    quick: [],
    usualMinutes: 0,
  },
];

/** The way with an id. */
export function methodOf(methodId: string): MethodEntry | undefined {
  return methodEntries.find((one) => one.methodId === methodId);
}

/** The ids of the ways that are paid at the cashier's page. */
export const cashierMethods: readonly string[] = methodEntries
  .filter(({ kind }) => kind === 'EWALLET' || kind === 'CARD')
  .map(({ methodId }) => methodId);

/** Whether a way is open just now. */
export function isOpen({ money }: Settings, methodId: string): boolean {
  return !money.closedMethods.includes(methodId);
}

/** A way as members see it. */
export function methodShown(entry: MethodEntry, settings: Settings, language: string): DepositMethod {
  const { methodId, kind, limits, fee, quick, usualMinutes, bank } = entry;
  return {
    methodId,
    kind,
    name: nameIn(language, entry),
    min: amountOf(limits.min),
    max: amountOf(limits.max),
    feePercent: percentWritten(fee.share),
    feeFixed: amountOf(fee.fixed),
    quick: quick.map(amountOf),
    usualMinutes,
    ...(bank ? { bank } : {}),
    open: isOpen(settings, methodId),
  };
}
