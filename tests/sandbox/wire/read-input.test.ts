import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { readInput } from '#sandbox/wire/read-input.ts';

const paged = defineCall({
  method: 'GET',
  path: '/wps/paged',
  input: z.object({ page: z.number(), all: z.optional(z.boolean()), name: z.optional(z.string()) }),
  output: z.null(),
});

describe('reading inputs', () => {
  it('GWY-03 drops every field that the contract does not name, before a handler sees it', () => {
    const given = JSON.parse(
      '{"language":"ES","type":1,"isAgent":1,"__proto__":{"id":"x"},"constructor":{}}',
    );
    const read = readInput(calls['system.language'], given, false);
    expect(read).toEqual({ language: 'ES' });
    expect(Object.keys(read as object)).toEqual(['language']);
  });

  it('reads numbers and switches out of a query, where everything is text', () => {
    expect(readInput(paged, { page: '3', all: 'true', name: '7' }, true)).toEqual({
      page: 3,
      all: true,
      name: '7',
    });
    expect(readInput(paged, { page: '0', all: 'false' }, true)).toEqual({ page: 0, all: false });
  });

  it.each([{ page: '' }, { page: ' ' }, { page: 'x' }, { page: ['1', '2'] }, { page: '1', all: 'yes' }, {}])(
    'refuses %j in a query',
    (query) => {
      expect(() => readInput(paged, query, true)).toThrow(expect.objectContaining({ code: 'INPUT_INVALID' }));
    },
  );

  it('takes a body unchanged', () => {
    expect(() => readInput(paged, { page: '3' }, false)).toThrow(
      expect.objectContaining({ code: 'INPUT_INVALID' }),
    );
  });
});
