import { expect, test } from 'vitest';
import type { Failure } from '#contract/errors.ts';
import { markedField, sendable, withTyped } from '#machines/kit/form.rules.ts';

test('typing in a field clears only the message under it', () => {
  const fields = { username: '', email: 'ana' };
  const problems = { username: 'required', email: 'email' };
  expect(withTyped({ fields, problems }, { field: 'username', value: 'ana' })).toEqual({
    fields: { username: 'ana', email: 'ana' },
    problems: { username: undefined, email: 'email' },
  });
});

test('a form may be sent when nothing is wrong, also where something was', () => {
  expect(sendable({})).toBe(true);
  expect(sendable({ username: undefined })).toBe(true);
  expect(sendable({ username: undefined, email: 'email' })).toBe(false);
});

test.each<[string, Failure, object]>([
  ['one of its own', refusal('FIELD_REFUSED', { field: 'number' }), { number: 'format' }],
  ['one that the form does not have', refusal('FIELD_REFUSED', { field: 'age' }), {}],
  ['none', refusal('FIELD_REFUSED', null), {}],
  ['a field of another refusal', refusal('NOT_FOUND', { field: 'number' }), {}],
])('a refusal marks the field that it names: %s', (_, failure, marked) => {
  expect(markedField(failure, ['number', 'institution'], 'format')).toEqual(marked);
});

function refusal(code: string, value: unknown): Failure {
  return { kind: 'refused', code, value };
}
