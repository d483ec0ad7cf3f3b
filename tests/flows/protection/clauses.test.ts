import { describe, expect, it } from 'vitest';
import { markets } from '#contract/market-names.ts';
import type { Protection } from '#contract/protection/market.ts';
import { protections } from '#contract/protection/markets.ts';
import type { Clause } from './clause.ts';
import { clauseFaults, quietest } from './clause-faults.ts';
import { clauses, defaults } from './clauses.ts';
import { allLeaves, leavesInSchema } from './leaves.ts';
import { productHere, titlesIn } from './product.ts';
import { looserThan } from './strictness.ts';

const product = await productHere();

/** The faults of the clauses with one of them changed. */
function faultsWith(id: string, changed: Partial<Clause>): readonly string[] {
  const planted = clauses.map((one) => (one.id === id ? { ...one, ...changed } : one));
  return clauseFaults(planted, defaults, product);
}

/** The faults of the clauses with Spain's table changed. */
function faultsInSpain(changed: Partial<Protection>): readonly string[] {
  const tables = { ...protections, ES: { ...protections.ES, ...changed } };
  return clauseFaults(clauses, defaults, { ...product, tables });
}

describe('the clauses of the markets', () => {
  it('agree with the tables, the charts and the tests', () => {
    expect(clauseFaults(clauses, defaults, product)).toEqual([]);
  });

  it('name every leaf of the schema, and no other', () => {
    expect([...allLeaves].sort()).toEqual([...leavesInSchema()].sort());
  });

  it('ask for nothing of anybody in the base', () => {
    const { limits, session, exclusion, care, money, promotions, freePlay } = protections[quietest];
    expect([limits.asked, limits.ceilings, limits.joint, limits.raise.contactAbove]).toEqual([
      'never',
      null,
      null,
      null,
    ]);
    expect([limits.raise.reconfirm, limits.raise.test, limits.raise.notBeforePeriodEnd]).not.toContain(true);
    expect([session.declare, session.beside, session.check?.atMost, session.noticeWithinMinutes]).toEqual([
      false,
      false,
      null,
      0,
    ]);
    expect([exclusion.register, care.cardsByCare, care.vipAssessed]).not.toContain(true);
    expect([money.cancelWithdrawal, money.transfersInLine, freePlay]).not.toContain(false);
    expect(promotions).toEqual({ wagerAtMost: null, oneProduct: false, welcomeOnce: false });
  });

  it('find a wrong value in a table', () => {
    const session = { ...protections.ES.session, declare: false };
    expect(faultsInSpain({ session })).toEqual(['E3: session.declare is false in ES, not true']);
  });

  it('find a value that no clause claims, a reason that is needed no more, and a second one', () => {
    const promotions = { ...protections.ES.promotions, welcomeOnce: true };
    expect(faultsInSpain({ promotions })).toEqual([
      'ES: no clause claims promotions.welcomeOnce, and it has 0 reasons',
    ]);
    const limits = { ...protections.ES.limits, asked: 'never' as const };
    expect(faultsInSpain({ limits })).toEqual(['ES: limits.asked needs no reason']);
    const twice = clauseFaults(clauses, [...defaults, ...defaults.slice(0, 1)], product);
    expect(twice).toEqual(['ES: no clause claims limits.kinds, and it has 2 reasons']);
  });

  it('find a leaf that the block does not have, and a setting that the clause does not claim', () => {
    const leaves = { 'session.silence': true } as Clause['leaves'] & object;
    expect(faultsWith('E2', { leaves })).toContain('E2: the block has no leaf session.silence');
    expect(faultsWith('E2', { settings: ['freePlay'] })).toEqual(['E2 does not claim freePlay']);
  });

  it('find a machine, a state, an event and a guard that no chart has', () => {
    const faultOf = (place: object) =>
      faultsWith('U5', { places: [{ machine: 'cancellation', state: 'preparing.form', ...place }] });
    expect(faultOf({})).toEqual([]);
    expect(faultOf({ machine: 'nobody' })).toEqual(['U5: there is no machine nobody']);
    expect(faultOf({ state: 'gone' })).toEqual(['U5: cancellation has no state gone']);
    expect(faultOf({ event: 'sung' })).toEqual(['U5: cancellation · preparing.form does not hear sung']);
    const act = { state: 'acting', event: 'xstate.done.actor.act' };
    expect(faultOf({ ...act, guard: 'refused' })).toEqual([]);
    expect(faultOf({ ...act, guard: 'fuse' })).toEqual([
      'U5: cancellation · acting · xstate.done.actor.act has no guard fuse',
    ]);
  });

  it('find a screen and a text that are gone', () => {
    expect(faultsWith('E2', { screens: [{ screen: 'src/views/nothing.tsx' }] })).toEqual([
      'E2: there is no src/views/nothing.tsx',
    ]);
    expect(
      faultsWith('E2', { texts: [{ text: 'protection.title' }, { text: 'protection.sections' }] }),
    ).toEqual([]);
    expect(faultsWith('E2', { texts: [{ text: 'protection.nothing' }] })).toEqual([
      'E2: there is no text protection.nothing',
    ]);
  });

  it('find a test that was renamed, a file that is gone, and a clause without either proof or reason', () => {
    const file = 'tests/flows/protection/clauses.test.ts';
    const there = { file, title: 'the clauses of the markets find a wrong value in a table' };
    expect(faultsWith('E2', { proof: [there] })).toEqual([]);
    expect(faultsWith('E2', { proof: [{ file, title: 'find nothing' }] })).toEqual([
      `E2: ${file} has no “find nothing”`,
    ]);
    expect(faultsWith('E2', { proof: [{ ...there, file: 'tests/gone.test.ts' }] })).toEqual([
      'E2: there is no file tests/gone.test.ts',
    ]);
    expect(faultsWith('X1', { proof: [] })).toEqual(['X1 has no proof, and no reason for that']);
  });

  it('find a clause that is there twice', () => {
    const [first] = clauses as readonly [Clause];
    expect(clauseFaults([...clauses, first], defaults, product)).toEqual(['E1 is there twice']);
  });
});

describe('the titles of a file', () => {
  it('are those of its tests with their parts, and of its properties, and not what is only mentioned', () => {
    const written = `
      describe('a bill', () => {
        it('pays once', () => {});
        it.each([[1]])('pays %s', () => expect('it pays late').toBe(1));
        describe.each([[2]])('of %s', () => { it('waits', () => {}); });
      });
      test.describe('a part', () => {});
      const property = { name: 'never pays twice', fault: {} };
      const person = { name: 'nobody' };
      // it('was dropped')`;
    expect(titlesIn('a.test.ts', written)).toEqual([
      'a bill pays once',
      'a bill pays %s',
      'a bill of %s waits',
      'never pays twice',
    ]);
  });
});

describe('the union', () => {
  it.each(markets)('is nowhere looser than %s', (market) => {
    expect(looserThan('UNION', market)).toEqual([]);
  });

  it('is stricter than the United Kingdom where another market is, and the measure finds it', () => {
    expect(looserThan('UK', 'UNION')).toContain('limits.raise.waitHours');
    expect(looserThan('UK', 'ES')).toContain('money.transfersInLine');
    expect(looserThan('ES', 'UK')).toContain('money.cancelWithdrawal');
  });
});
