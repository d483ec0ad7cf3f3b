import { describe, expect, it } from 'vitest';
import { moneyFaults } from './money.rule.ts';
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
