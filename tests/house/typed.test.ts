import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { planted, readTree } from './tree.ts';
import { typedFaults } from './typed.rule.ts';

describe('what somebody typed', () => {
  it('is read by the readers of contract/typed.ts alone, and cut by no field', () => {
    expect(typedFaults(readTree())).toEqual([]);
  });

  it.each([
    ['machines/member/binding-other.rules.ts', 'const target = fields.target.trim();'],
    ['machines/wallet/voucher.rules.ts', "const plain = code.replace(/[\\s-]/g, '');"],
    ['machines/session/other.rules.ts', "const digits = fields.mobileNum.replaceAll(/\\D/g, '');"],
    ['sandbox/session/names.ts', "const key = name.normalize('NFKC');"],
    ['sandbox/agent/other.ts', 'const input = z.string().check(z.trim());'],
    ['src/views/wallet/other.tsx', 'export const Field = () => <TextField maxLength={6} />;'],
    ['src/views/records/other.tsx', 'export const Day = () => <TextField type="date" />;'],
    ['src/app/pages/other.tsx', 'export const f = (typed: string) => send(typed.trim());'],
  ])('in %s is not read by %s', (path, text) => {
    expect(typedFaults(planted({ [path]: text }))).toHaveLength(1);
  });

  it('may be trimmed in the readers, and what nobody typed anywhere', () => {
    const text = 'export const read = (typed: string) => typed.trim();';
    expect(typedFaults(planted({ 'contract/typed.ts': text, 'sandbox/wire/wire.ts': text }))).toEqual([]);
  });

  /** The fields of all calls that a person types, and that have a reader. */
  const typed =
    /^(username|account|nickname|payeeName|fullname|email|target|answer|mobile(Num|No)?|voucher|number|captcha|verificationCode|affiliateCode|recommenderId|referralCode|note|search|query|\w*[pP]assword)$/;
  /** Same words for what the product itself says: whose ticket, and which notice. */
  const said = ['games.launch username', 'protection.acknowledge number'];
  const fields = Object.entries(calls).flatMap(([name, { input }]) => {
    const shape = (input as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
    return Object.entries(shape).flatMap(([field, schema]) =>
      typed.test(field) && !said.includes(`${name} ${field}`) ? [[name, field, schema] as const] : [],
    );
  });

  it('is in many calls', () => {
    expect(fields.length).toBeGreaterThan(60);
  });

  it.each(fields)('comes to %s as %s from a reader', (_, field, schema) => {
    const decomposed = 'e\u0301';
    const read = z.safeParse(schema, decomposed);
    expect([field, read.data]).toEqual([field, field === 'voucher' ? 'É' : 'é']);
  });
});
