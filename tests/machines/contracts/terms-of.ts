import type { Terms } from '#contract/contracts/terms.ts';

type Of<K extends Terms['kind']> = Extract<Terms, { kind: K }>;

/** A dividend of one tier that asks for nothing, unless told otherwise. */
export function dividend({
  rate = 2_900,
  ...changed
}: Partial<Of<'DIVIDEND'>> & { rate?: number } = {}): Of<'DIVIDEND'> {
  return {
    kind: 'DIVIDEND',
    payer: 'PLATFORM',
    period: 'MONTHLY',
    activeFrom: '0.01',
    carry: 'NONE',
    feeRate: 0,
    tiers: [{ validBet: '0.00', loss: '0.00', active: 0, rate }],
    ...changed,
  };
}

/** A daily wage of one tier that asks for nothing, unless told otherwise. */
export function daily(changed: Partial<Of<'DAILY'>> = {}): Of<'DAILY'> {
  return {
    kind: 'DAILY',
    payer: 'PLATFORM',
    period: 'WEEKLY',
    activeFrom: '0.01',
    tiers: [{ dailyBet: '0.00', active: 0, rate: 50 }],
    ...changed,
  };
}

/** An hourly salary of one tier that asks for nothing, unless told otherwise. */
export function hourly(changed: Partial<Of<'HOURLY'>> = {}): Of<'HOURLY'> {
  return {
    kind: 'HOURLY',
    payer: 'UPLINE',
    period: 'DAILY',
    tiers: [{ hourlyBet: '0.00', rate: 20 }],
    ...changed,
  };
}

/** A real-time salary with these tiers. */
export function realTime(tiers: Of<'REALTIME'>['tiers']): Of<'REALTIME'> {
  return { kind: 'REALTIME', payer: 'PLATFORM', tiers };
}
