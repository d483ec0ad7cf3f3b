import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CallName, calls } from '#contract/calls.ts';
import { ClientReport } from '#contract/system/client-reports.ts';
import { partWithWords } from '#src/app/parts/part-with-words.ts';
import { parts } from '#src/app/parts/parts.ts';
import { partFetchedBy } from '#src/app/parts/prefetch-part.ts';
import { contractPath } from '#src/app/reporting/contract-names.ts';
import { type Drift, readOutput } from '#src/gateway/output.ts';

const schema = z.object({
  data: z.optional(z.nullable(z.array(z.object({ amount: z.string(), 'by-day': z.string() })))),
  names: z.record(z.string(), z.object({ since: z.number() })),
  either: z.union([z.object({ one: z.string() }), z.object({ two: z.string() })]),
});

describe('a path to a field, by names of the contract', () => {
  it.each([
    [['data', 3, 'amount'], 'data.*.amount'],
    [['data'], 'data'],
    [[], ''],
    [['names', 'member1', 'since'], 'names.*.since'],
    [['names', 'member1'], 'names.*'],
    [['either', 'two'], 'either.two'],
    [['data', 3, 'member1'], 'data.*.*'],
    [['data', 3, 'by-day'], 'data.*.*'],
    [['member1', 'data'], '*.*'],
    [['toString'], '*'],
    [['data', 'length'], 'data.*'],
  ])('%j is %j', (path, named) => {
    expect(contractPath(schema, path)).toBe(named);
  });
});

describe('the drift of any call', () => {
  /** Every way in which answers of a call are told to be wrong when all of their values are of other kinds. */
  function drifts(name: CallName): readonly Drift[] {
    const found: Drift[] = [];
    for (const value of [
      null,
      7,
      [],
      {},
      { member1: 'x' },
      { data: ['member1'] },
      { data: [{ member1: 1 }] },
    ]) {
      try {
        readOutput(calls[name], value, (drift) => found.push(drift));
      } catch {
        // The whole answer is refused.
      }
    }
    return found;
  }

  it.each(Object.keys(calls) as CallName[])('%s has an agreed shape, and no key of the answer', (name) => {
    for (const { part, paths = [] } of drifts(name)) {
      const problems = paths.slice(0, 10).map((path) => contractPath(calls[name].output, path));
      const report = { kind: 'drift', at: 1, count: 1, screen: 'home', call: name, part, problems };
      expect(ClientReport.safeParse(report).error?.issues ?? []).toEqual([]);
      expect(problems.join()).not.toContain('member1');
    }
  });
});

it('the part that a boundary is around has the name of the list; whatever is on no list has none', () => {
  const language = {
    languages: [],
    loadNamespaces: async () => undefined,
    hasResourceBundle: () => true,
    reloadResources: async () => undefined,
  };
  const unlisted = { load: async () => () => null, words: [] };
  expect(partFetchedBy(partWithWords(parts.login, language as never))).toBe('login');
  expect(partFetchedBy(partWithWords(unlisted, language as never))).toBe('page');
  for (const other of [parts.login.load, 'member1', undefined]) expect(partFetchedBy(other)).toBe('other');
});
