import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { handlers } from '#sandbox/app/handlers.ts';
import { areas } from './areas.ts';
import { answerFaults, callAreaFaults, usedFaults } from './calls.rule.ts';
import { planted, readTree } from './tree.ts';

const names = Object.keys(calls);

const files = import.meta.glob<Record<string, unknown>>('/contract/*.ts', { eager: true });

/** The tables of calls, by the area of their file: `contract/points.ts` exports `points`. */
const tables = Object.fromEntries(
  areas.flatMap((area) => {
    const table = files[`/contract/${area}.ts`]?.[area];
    return table ? [[area, Object.keys(table)]] : [];
  }),
);

describe('calls', () => {
  it('every call of the contract is answered by the sandbox, and nothing else is', () => {
    expect(answerFaults(names, Object.keys(handlers))).toEqual([]);
  });

  it('every call of the contract is used', () => {
    expect(usedFaults(names, readTree())).toEqual([]);
  });

  it('every call is in the file of its area, and every area is in the one table', () => {
    expect(callAreaFaults(tables)).toEqual([]);
    expect(Object.values(tables).flat().sort()).toEqual([...names].sort());
  });

  it('planted faults are found', () => {
    expect(answerFaults(['points.redeem', 'points.list'], ['points.list'])).toEqual([
      'points.redeem is not answered by the sandbox',
    ]);
    expect(answerFaults(['points.list'], ['points.list', 'points.old'])).toEqual([
      'points.old is answered, and no call',
    ]);
    expect(callAreaFaults({ points: ['points.redeem', 'wallet.redeem'] })).toEqual([
      'wallet.redeem stands in contract/points.ts',
    ]);
    const product = planted({
      'machines/points/redeem.machine.ts': "const actors = { redeem: call('points.redeem') };",
      'src/views/points/list-page.tsx': "const list = useRead('points.list', {});",
      'src/views/points/balance-card.tsx': '<CountedButton call="points.rows" />',
      'contract/points.ts': "const calls = { 'points.gone': defineCall('points.gone') };",
      'src/views/points/redeem-page.tsx': "const name = 'points.gone'; // useRead('points.gone')",
    });
    expect(usedFaults(['points.redeem', 'points.list', 'points.rows', 'points.gone'], product)).toEqual([
      'points.gone is used nowhere',
    ]);
  });
});
