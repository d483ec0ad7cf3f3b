import { describe, expect, it } from 'vitest';
import type { Facts } from '#contract/promotions/terms.ts';
import { brokenFacts } from '#machines/promotions/promises.rules.ts';

const facts: Facts = {
  version: 1,
  who: { minRank: 1, newWithinDays: null, reviewed: false },
  what: { gives: 'SHARE', amount: '1250.00', percent: '100', minDeposit: '20.00' },
  dates: { opensAt: 0, closesAt: 1, claimHours: 72 },
  wagering: { times: 10, of: 'BONUS', days: 14, games: [{ gameType: 'RNG', percent: '100' }] },
  maxBet: '5.00',
  order: 'OWN_FIRST',
  cap: null,
  leaving: 'ANY_TIME',
};

describe('a long text that contradicts its facts', () => {
  it.each([
    ['<p>Apuesta el bono <b>10 veces</b>.</p>', []],
    ['<p>Apuesta el bono 35 veces.</p>', ['wagering']],
    ['<li>Wager it <strong>1</strong>0x</li>', []],
    ['<li>Wager it x40 and win</li>', ['wagering']],
    ['<p>El 100 % de tu depósito</p>', []],
    ['<p>200% of your deposit!</p>', ['percent']],
    ['<p>Slots cuentan el 50 %</p>', []],
    ['<td>Apuesta máxima</td><td>P 5.00</td>', []],
    ['Apuesta máxima: <b>P 50</b>', ['maxBet']],
    ['Maximum bet of P 5', []],
    ['Depósito mínimo de P 20', []],
    ['Minimum deposit: P 10.00', ['minDeposit']],
    ['Bono máximo de P 1,250', []],
    ['Maximum bonus P 1,250.50', ['amount']],
    ['x35, depósito mínimo P 1', ['wagering', 'minDeposit']],
    ['', []],
  ])('%s', (html, broken) => {
    expect(brokenFacts(html, facts)).toEqual(broken);
  });

  it('is found in 10,000 characters and in hostile marks without delay', () => {
    const hostile = `${'<'.repeat(5_000)}${'apuesta máxima '.repeat(400)} x35`;
    expect(brokenFacts(hostile, facts)).toContain('wagering');
  });

  it('promises what the terms do not have at all', () => {
    expect(brokenFacts('10 veces', { ...facts, wagering: null })).toEqual(['wagering']);
    expect(brokenFacts('apuesta máxima P 5', { ...facts, maxBet: null })).toEqual(['maxBet']);
  });
});
