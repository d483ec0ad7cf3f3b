import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import type * as z from 'zod/mini';
import { origin } from '#assurance/trace/origin.ts';
import { calls } from '#contract/calls.ts';
import { minus, plus, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { Amount, Sum } from '#contract/wallet/money.ts';
import { type Amounts, createAmounts } from '#src/watch/amounts.ts';
import { createFeed } from '#src/watch/feed.ts';
import { createStandIns } from '#src/watch/pseudonyms.ts';
import { createRedact, type Redact } from '#src/watch/redact.ts';
import { writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';

const standIn = createStandIns([1, 2, 3, 4]);
const amount = createAmounts(20_261_127);
const chances = [0, 1, 99, 4_294_967_295];

describe('the stand-in of an amount', () => {
  it.each(chances)('is the same for the same, in the same order, and zero for zero (chance %i)', (chance) => {
    const other = createAmounts(chance);
    const inOrder = ['-1204.50', '-0.01', '0.00', '0.01', '99.99', '100', '100.01', '4000000000.00'];
    const minors = inOrder.map((one) => minorOf(other(one)));
    expect(minors).toEqual([...minors].sort((a, b) => signOf(minus(a, b))));
    expect(new Set(minors).size).toBe(inOrder.length);
    expect([other('0.00'), other('0')]).toEqual(['0.00', '0']);
    expect(minorOf(other('100'))).toBe(minorOf(other('100.00')));
    expect(other('1204.50')).not.toBe('1204.50');
  });

  it('keeps sums and differences to the cent', () => {
    const sum = plus(minorOf(amount('97.35')), minorOf(amount('2.65')));
    expect(sum).toBe(minorOf(amount('100.00')));
  });

  it('is written as the amount was, also as people type it', () => {
    expect(amount('1,250.5')).toMatch(/^\d{1,3}(,\d{3})+\.\d$/);
    expect(minorOf(amount('1,250.5').replaceAll(',', ''))).toBe(minorOf(amount('1250.50')));
    expect(['50,5', '.50', '50.'].map(amount)).toEqual(['50.50', '0.50', '50.00'].map(amount));
    expect(amount('12.345')).toMatch(/^\d+\.\d{3}$/);
    expect(['', 'ten'].map(amount)).toEqual(['', 'ten']);
    // What was refused for its signs is refused for them again, and shows none of its figures.
    expect(['1.250,50', '0,500'].map(amount)).toEqual(['9.990,90', '0,900']);
  });

  it('has at most the digits of an amount', () => {
    expect(amount('999999999999.99')).toBe('999999999999.99');
    expect(minorOf(amount('123456789012.00'))).toBe(minorOf('999999999999.99'));
  });
});

type Places = readonly (readonly [path: string, name: string])[];

type Def = {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly innerType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
};

/** The places of a schema where an amount is, with the name of each. */
function amountsIn(schema: z.core.$ZodType, path: string, name: string): Places {
  if ((schema as unknown) === Amount || (schema as unknown) === Sum) return [[path, name]];
  const def = schema._zod.def as unknown as Def;
  const inner = [def.element, def.innerType, def.valueType, def.in, ...(def.options ?? [])];
  return [
    ...inner.flatMap((one) => (one ? amountsIn(one, path, name) : [])),
    ...Object.entries(def.shape ?? {}).flatMap(([part, one]) => amountsIn(one, `${path}.${part}`, part)),
  ];
}

const places = Object.entries(calls).flatMap(([call, { input, output }]) => [
  ...amountsIn(input, `${call} input`, ''),
  ...amountsIn(output, `${call} output`, ''),
]);

/** True amounts, with and without cents, as the gateway and people write them. */
const truths = ['7391.46', '48251.7', '63829', '5,417.93'];

/** All bytes that leave when an actor is told, answered and keeps these amounts under these names. */
function leaving(names: readonly string[], redact: Redact): string {
  const actor = createActor(
    createMachine({
      id: 'act',
      context: {} as Record<string, unknown>,
      on: { '*': { actions: assign(({ event }) => ({ ...event.kept })) } },
    }),
  );
  const buffer = createTraceBuffer();
  createFeed(actor, () => 0, redact).listen(buffer.hear);
  actor.start();
  for (const truth of truths) {
    const record = Object.fromEntries(names.map((name) => [name, truth]));
    actor.send({ type: 'amount.typed', typed: truth });
    actor.send({ type: 'field.changed', field: 'amount', value: truth });
    actor.send({ type: 'xstate.done.actor.act', output: record, kept: { record, typed: truth } });
  }
  return writeTrace(buffer.kept(), origin);
}

const found = (text: string) => truths.filter((truth) => text.includes(truth));
const redactWith = (amounts: Amounts) => createRedact(standIn, amounts);

describe('a file', () => {
  const names = [...new Set(places.map(([, name]) => name))].filter((name) => name !== '');

  it('has no true amount in it, wherever the contract has one', () => {
    expect(places.length).toBeGreaterThan(150);
    expect(found(leaving(names, redactWith(amount)))).toEqual([]);
  });

  it('has the true amounts when they are not replaced, so that the test can fail', () => {
    expect(
      found(
        leaving(
          names,
          redactWith((text) => text),
        ),
      ),
    ).toEqual(truths);
    const careless: Redact = (value, key, within) =>
      key === 'record' ? value : redactWith(amount)(value, key, within);
    expect(found(leaving(names, careless))).toEqual(truths);
  });

  it('has the same stand-in for an amount in an event, an answer and a context, wherever the contract has one', () => {
    const redact = redactWith(amount);
    const strangers = names.filter(
      (name) => (redact({ [name]: '7391.46' }) as Record<string, string>)[name] !== amount('7391.46'),
    );
    expect(strangers).toEqual([]);
    const typed = redact({ fields: { amount: '7,391.46' }, typed: '7391.46' });
    expect(typed).toEqual({ fields: { amount: amount('7,391.46') }, typed: amount('7391.46') });
  });

  it('has the true shares, points and minutes, which rules count with beside whole numbers', () => {
    const counted = { feePercent: '1.5', free: '12804.36', quantity: '3', minutes: '45', points: 1_000 };
    expect(redactWith(amount)(counted)).toEqual(counted);
  });
});
