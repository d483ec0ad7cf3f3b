import { expect, it } from 'vitest';
import { neverFilled } from './act-form-proof.ts';

const how = async () => {};
const amount = { field: 'typed', value: '50', how };

it('a field that no step of a proof fills in is named, unless it is said why', () => {
  const untouched = { typed: '', note: '' };
  expect(neverFilled(untouched, { fill: { 'types an amount': amount } })).toEqual(['note']);
  expect(neverFilled(untouched, { otherwise: { 'types another one': amount } })).toEqual(['note']);
  expect(
    neverFilled(untouched, { fill: { 'types an amount': amount }, unfilled: { note: 'a reason' } }),
  ).toEqual([]);
  expect(neverFilled({}, {})).toEqual([]);
});
