import { describe, expect, it } from 'vitest';
import { moneyFaults, unitFaults } from './money.rule.ts';
import { planted, readTree } from './tree.ts';

describe('money', () => {
  it('is calculated with in one place', () => {
    expect(moneyFaults(readTree())).toEqual([]);
  });

  it.each([
    'const cents = Number(amount) * 100;',
    'const left = Number(terms.balance) - Number(terms.fee);',
    'const cents = Math.round(parseFloat(row.stake) * 100);',
  ])('%s is found anywhere else', (text) => {
    expect(moneyFaults(planted({ 'machines/points/redeem.rules.ts': text }))).toHaveLength(1);
    expect(moneyFaults(planted({ 'contract/wallet/minor-units.ts': text }))).toEqual([]);
  });
});

describe('an amount with a unit', () => {
  it('is made of a number by its maker alone', () => {
    expect(unitFaults(readTree())).toEqual([]);
  });

  it.each(['const change = (points * 10_000) as unknown as Points;', 'const left = rest as Minor;'])(
    '%s is found anywhere else',
    (text) => {
      expect(unitFaults(planted({ 'sandbox/missions/acts.ts': text }))).toHaveLength(1);
      expect(unitFaults(planted({ 'contract/units.ts': text }))).toEqual([]);
    },
  );
});
