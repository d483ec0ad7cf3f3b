import { describe, expect, it } from 'vitest';
import { idleFigures, numberFaults } from './numbers.rule.ts';
import { planted, readTree } from './tree.ts';

describe('numbers that people type', () => {
  it('are read by one reader, and typed into one field', () => {
    expect(numberFaults(readTree())).toEqual([]);
    expect(idleFigures(readTree())).toEqual([]);
  });

  it.each([
    'const minutes = Number(typed.trim());',
    'const cents = parseFloat(fields.money) * 100;',
    "const plain = typed.replace(',', '.');",
    "const plain = context.typedPoints.replaceAll(/[.,]/g, '');",
    'const minor = minorRead(typed);',
    'const rate = +text;',
  ])('%s is found anywhere else', (text) => {
    expect(numberFaults(planted({ 'machines/wallet/deposit.rules.ts': text })).length).toBe(1);
    expect(numberFaults(planted({ 'machines/kit/number.rules.ts': text }))).toEqual([]);
  });

  it.each([
    '<TextField inputMode="decimal" />',
    "<TextField inputMode={time ? 'numeric' : 'decimal'} />",
    '<input type="number" />',
  ])('the field %s is found anywhere else', (text) => {
    expect(numberFaults(planted({ 'src/views/wallet/money-field.tsx': text })).length).toBe(1);
    expect(numberFaults(planted({ 'src/views/acts/number-field.tsx': text }))).toEqual([]);
  });

  it('figures that are no numbers are typed where they are named', () => {
    const field = (name: string) => `function ${name}() { return <TextField inputMode="numeric" />; }`;
    const faultsOf = (name: string) =>
      numberFaults(planted({ 'src/views/member/security-section.tsx': field(name) })).length;
    expect(faultsOf('TotpField')).toBe(0);
    expect(faultsOf('LimitField')).toBe(1);
    expect(
      idleFigures(planted({ 'src/views/member/security-section.tsx': field('TotpField') })),
    ).not.toContain('TotpField');
    expect(idleFigures(planted({}))).toContain('TotpField');
  });

  it('that the reader read are calculated with', () => {
    const text = 'const above = minorOf(amountIn(typed)) > minorOf(left);';
    expect(numberFaults(planted({ 'machines/wallet/deposit.rules.ts': text }))).toEqual([]);
  });
});
