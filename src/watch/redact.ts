import { type AnyMachineSnapshot, StateMachine } from 'xstate';
import { secretName } from '#machines/kit/secrets.rules.ts';
import { names, words } from '#vocabulary';
import { addressFor } from './addresses.ts';
import { type Amounts, createAmounts, isExactAmount, readsAsAmount } from './amounts.ts';
import { constantName } from './constants.ts';
import { createStandIns, type StandIns } from './pseudonyms.ts';

/** How much of the texts in a place may be shown: the product's own words and more, only money, or nothing. */
export type Openness = 'open' | 'typed' | 'secret';

/** Returns the reportable form of a value under a key, and under keys reported before. */
export type Redact = (value: unknown, key?: string, within?: Openness) => unknown;

const allWords: ReadonlySet<string> = new Set(words);
const allNames: ReadonlySet<string> = new Set([...names, ...words]);

const code = /^code$|code$/i;
/** Places of text that a person typed or wrote: it may be a password, whatever the field is for. */
const typed = /^(fields|value|text|typed|note|message|question|answer|answers|nick|nickname|username|name)$/i;
/** Without them a replayed trace would take another path: `required` and `done` are the betting required and done. */
const money =
  /available|left|^required$|^done$|amount|balance|money|fee|price|total|sum|limit|min|max|bonus|stake|remain|received|cash|credit|quota|turnover|typed|paid|refund|bet|win|profit/i;
/** Points, shares and minutes: they count beside whole numbers, which pass, and are no money. */
const measure = /percent|rates?$|^share$|points|quantity|minutes|^free$|^pending$|^per100$/i;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;
/** A code of the gateway, never one that a person types. */
const constant = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;

type Rule = {
  readonly opens: Openness;
  /** What numbers written as text are here. */
  readonly numbers: 'money' | 'measure' | null;
  readonly code: boolean;
  /** The name of a field stands here, which is the product's own. */
  readonly field: boolean;
};

function ruleOf(key: string): Rule {
  const opens = secretName.test(key) ? 'secret' : typed.test(key) ? 'typed' : 'open';
  const numbers = measure.test(key) ? 'measure' : money.test(key) ? 'money' : null;
  const field = key === 'field';
  return { opens, numbers: opens === 'secret' ? null : numbers, code: code.test(key), field };
}

function narrower(one: Openness, other: Openness): Openness {
  if (one === 'secret' || other === 'secret') return 'secret';
  return one === 'typed' || other === 'typed' ? 'typed' : 'open';
}

function isSnapshot(value: object): value is AnyMachineSnapshot {
  return 'machine' in value && value.machine instanceof StateMachine;
}

/** The primitive parts of an object that is not plain, such as a file: its own, and those of its class. */
function partsOf(value: object): Record<string, unknown> {
  const parts = Object.entries(value).filter(([, part]) => Object(part) !== part);
  const { size, type } = value as { size?: unknown; type?: unknown };
  return {
    ...Object.fromEntries(parts),
    ...(typeof size === 'number' ? { size } : {}),
    ...(typeof type === 'string' ? { type } : {}),
  };
}

/** The name of an error as its class defines it; an instance's own name may contain typed text. */
function thrownName({ name }: Error): string {
  return /^([A-Z][a-z]+){0,3}(Error|Failure)$/.test(name) ? name : 'Error';
}

/** The replacement for an object that is not plain. */
function plainOf(value: object): object {
  if (value instanceof Error) return 'failure' in value ? { failure: value.failure } : {};
  if ('sessionId' in value) return { actor: value.sessionId };
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return { size: value.byteLength };
  return partsOf(value);
}

function isPlain(value: object): boolean {
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
}

/**
 * Replaces everything but what is known to be harmless (redaction-kinds.ts): a text by its stand-in, unless it is one of the
 * product's own words, a complete time, or a number of points or a share in its place; an amount by another one. Numbers,
 * booleans and null pass. A redacted object is cached for its lifetime: contexts are immutable, so most of one is the same
 * object as before.
 */
export function createRedact(
  standIn: StandIns = createStandIns(crypto.getRandomValues(new Uint32Array(4))),
  amount: Amounts = createAmounts(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
): Redact {
  const rules = new Map<string, Rule>();
  const kept = new Map<string, WeakMap<object, unknown>>();

  function rule(key: string): Rule {
    const known = rules.get(key) ?? ruleOf(key);
    if (rules.size < 5_000) rules.set(key, known);
    return known;
  }

  function text(value: string, { numbers, code, field }: Rule, openness: Openness): string {
    if (value === '' || openness === 'secret') return standIn(value);
    if (numbers && readsAsAmount(value)) return numbers === 'money' ? amount(value) : value;
    if (isExactAmount(value)) return amount(value);
    if (openness === 'typed') return standIn(value);
    if (code) return constant.test(value) && allWords.has(value) ? value : standIn(value);
    if ((field ? allNames : allWords).has(value) || time.test(value)) return value;
    return addressFor(value, standIn) ?? standIn(value);
  }

  function fill(value: object, key: string, openness: Openness, memory: WeakMap<object, unknown>): unknown {
    if (value instanceof Date) return value;
    if (value instanceof Set) return new Set([...value].map((item) => redact(item, key, openness)));
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      memory.set(value, items);
      for (const item of value) items.push(redact(item, key, openness));
      return items;
    }
    if (isSnapshot(value)) {
      const { status, value: state, context, output } = value;
      return {
        status,
        value: state,
        context: redact(context, '', openness),
        output: redact(output, '', openness),
      };
    }
    const redacted: Record<string, unknown> =
      value instanceof Error ? { thrown: thrownName(value) } : constantName(value);
    memory.set(value, redacted);
    const entries = value instanceof Map ? value : Object.entries(isPlain(value) ? value : plainOf(value));
    for (const [name, part] of entries) {
      const known = typeof name === 'string' && allNames.has(name);
      redacted[known ? name : standIn(String(name))] = redact(part, String(name), openness);
    }
    return redacted;
  }

  function redact(value: unknown, key = '', within: Openness = 'open'): unknown {
    const known = rule(key);
    const openness = narrower(within, known.opens);
    if (typeof value === 'string') return text(value, known, openness);
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return null;
    if (typeof value !== 'object' || value === null) return value;
    const way = `${openness} ${known.numbers} ${known.code}`;
    const memory = kept.get(way) ?? new WeakMap();
    kept.set(way, memory);
    if (memory.has(value)) return memory.get(value);
    const redacted = fill(value, key, openness, memory);
    memory.set(value, redacted);
    return redacted;
  }

  return redact;
}
