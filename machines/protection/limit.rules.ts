import type { CallInput } from '#contract/calls.ts';
import type { Limit } from '#contract/protection/limits.ts';
import type { Protection } from '#contract/protection/market.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ActEnd, ActInput } from '../kit/act.rules.ts';
import { type ActState, actEnded, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { type LimitTypedProblem, limitTyped } from '../wallet/amount.rules.ts';

/** What a raise of a limit takes in this market. */
export type RaiseRules = Protection['limits']['raise'];

/** A limit as the standing has it, what a raise takes, and whether its form is open from the start. */
export type LimitInput = Opened & {
  readonly limit: Limit;
  readonly raise: RaiseRules;
  readonly open?: boolean;
};

/**
 * The typed text is no value: no number; no whole minutes, or more than a month has; the value that holds already; or above
 * the operator's ceiling.
 */
export type LimitProblem = LimitTypedProblem | 'same' | 'ceiling';

/** What was done last, for the page. */
export type LimitSaid = 'set' | 'talk' | 'lowered' | 'asked' | 'confirmed' | 'tested' | 'dropped' | 'unasked';

/**
 * What was asked for: a value, null to remove the limit, and the version that the member saw. `promised` is what is said
 * once it is done; a limit that is read while the act is under way may show its result already, so it is fixed here.
 */
type Asked = Pick<CallInput<'protection.limit'>, 'act' | 'seen'> & {
  readonly value: string | null;
  readonly promised: LimitSaid;
  readonly quoted: Quoted;
};

export type LimitContext = Required<Omit<LimitInput, keyof Opened>> &
  ActState<Limit> & {
    readonly typed: string;
    readonly problem: LimitProblem | null;
    readonly asked: Asked | null;
    readonly said: LimitSaid | null;
  };

type Typed = Pick<LimitContext, 'typed' | 'limit' | 'raise'>;

/** Nothing was typed yet. */
export function newLimit({ limit, raise, open = false, ...opened }: LimitInput): LimitContext {
  return { limit, raise, open, typed: '', problem: null, asked: null, said: null, ...newAct(opened) };
}

/** The typed value as on the wire, in the unit of the limit's kind. */
function valueTyped({ typed, limit }: Typed) {
  return limitTyped(limit.kind === 'time' ? 'minutes' : 'money', typed);
}

/** Whether a value is less than another; without a limit there is always more. */
function isLess(value: string, other: string | null): boolean {
  return other === null || minorOf(value) < minorOf(other);
}

/**
 * Whether a value protects more than what holds, and holds at once: a lower one, or a first one that no person has to talk
 * about before.
 */
function protects(value: string, { limit, raise }: Pick<LimitContext, 'limit' | 'raise'>): boolean {
  return isLess(value, limit.value) && !(limit.value === null && needsTalk(limit, value, raise));
}

/** What is wrong with the typed value; null for nothing. The gateway still decides. */
export function limitProblem(context: Typed): LimitProblem | null {
  const read = valueTyped(context);
  if ('problem' in read) return read.problem;
  const { value, ceiling } = context.limit;
  if (value !== null && minorOf(read.value) === minorOf(value)) return 'same';
  const lower = value !== null && isLess(read.value, value);
  return !lower && ceiling !== null && isLess(ceiling, read.value) ? 'ceiling' : null;
}

/** The typed value as on the wire; null when it can't be read. */
export function typedOf(context: Typed): string | null {
  const read = valueTyped(context);
  return 'value' in read ? read.value : null;
}

/** Whether the typed value protects more than what holds, and holds at once. */
export function lowers(context: Typed): boolean {
  const value = typedOf(context);
  return limitProblem(context) === null && value !== null && protects(value, context);
}

/** Whether the typed value is a request: a higher one, or a first one that a person talks about before. */
export function raises(context: Typed): boolean {
  return limitProblem(context) === null && !lowers(context);
}

/** What the member can ask for: the typed value, no limit any more, that something is confirmed, or no raise any more. */
export type Choice = {
  readonly ask: 'value' | 'removal' | 'confirming' | 'dropping';
  readonly key: string;
};

/** What is said of it once it is done. */
function promisedOf(context: LimitContext, ask: Choice['ask'], value: string | null): LimitSaid {
  const { value: before, raise } = context.limit;
  if (ask === 'dropping') return before === null ? 'unasked' : 'dropped';
  if (ask === 'confirming') return raise?.state === 'TESTING' ? 'tested' : 'confirmed';
  if (value === null || !protects(value, context)) return before === null ? 'talk' : 'asked';
  return before === null ? 'set' : 'lowered';
}

const verbs = { value: 'SET', removal: 'SET', confirming: 'CONFIRM', dropping: 'DROP' } as const;

/** What is asked for, with the version that the member sees. */
export function chosen(context: LimitContext, { ask, key }: Choice): Partial<LimitContext> {
  const act = verbs[ask];
  const value = ask === 'value' ? typedOf(context) : null;
  const promised = promisedOf(context, ask, value);
  const quoted = quotedOf(context.limit, { act, value, promised });
  const asked = { act, value, seen: context.limit.version, promised, quoted };
  return { asked, problem: null, said: null, ...newAct({ key }) };
}

/** The subject of the acts on a limit: which one it is. */
export function aboutOf({ kind, period }: Pick<Limit, 'kind' | 'period'>): string {
  return `${kind} ${period}`;
}

/** The whole thing as an act. */
export function limitAct({ key, fate, limit, asked }: LimitContext): ActInput {
  const { kind, period } = limit;
  const what = asked && { act: asked.act, seen: asked.seen };
  const value = isValue({ asked }) && { value: asked?.value ?? null };
  const send = { key, kind, period, ...what, ...(value || {}) };
  return { call: 'protection.limit', about: aboutOf(limit), key, fate, send };
}

const isRequest = (promised: LimitSaid) => promised === 'asked' || promised === 'talk';

/** What the last look, or the form, promised: a raise that waits, none any more, or the value that is then in force. */
function quotedOf(
  { kind, period, raise }: Limit,
  { act, value, promised }: Pick<Asked, 'act' | 'value' | 'promised'>,
): Quoted {
  const which = { kind, period };
  if (act === 'DROP') return { ...which, raise: null };
  if (promised === 'confirmed') return { ...which, value: raise?.value ?? null, raise: null };
  if (promised === 'tested') return { ...which, raise: { value: raise?.value ?? null } };
  return isRequest(promised) ? { ...which, raise: { value } } : { ...which, value };
}

/** The newest of what is known of a limit: an answer that was under way when it changed does not take that back. */
function newest(limit: Limit, read: Limit | null): Limit {
  return read !== null && read.version >= limit.version ? read : limit;
}

/** A limit and what a raise takes, read again. */
export type LimitRead = Pick<LimitInput, 'limit' | 'raise'>;

/** What is kept of a limit that was read again. */
export function withRead(context: LimitContext, { limit, raise }: LimitRead): Partial<LimitContext> {
  return { limit: newest(context.limit, limit), raise };
}

/** The event after a limit changed, or turned out to have changed elsewhere: every tab of this browser reads it again. */
export const limitChanged = {
  type: 'stale',
  reads: ['protection.standing', 'wallet.depositMethods', 'protection.history'],
  again: true,
  everywhere: true,
} as const;

/** What an ended act leaves: when it was done, the limit as the gateway keeps it, and what is said of it. */
export function limitEnded(context: LimitContext, output: ActEnd): Partial<LimitContext> {
  const ended = actEnded<Limit>(context.asked?.quoted ?? null, output);
  if (output.end !== 'done') return ended;
  return {
    ...ended,
    limit: newest(context.limit, ended.record),
    said: context.asked?.promised ?? null,
    typed: '',
  };
}

/** Whether the act was about a value, whose form is then shown again. */
export function isValue({ asked }: Pick<LimitContext, 'asked'>): boolean {
  return asked?.act === 'SET';
}

/** Whether the member can confirm something of the raise now: that the self-test was read, or the raise after its wait. */
export function isConfirmable({ limit: { raise } }: Pick<LimitContext, 'limit'>): boolean {
  return raise?.state === 'TESTING' || raise?.state === 'TO_CONFIRM';
}

/** What is on its way, where anything is: a value that lowers, a raise, a confirmation, or that a raise is dropped. */
export function sendingOf({
  asked,
}: Pick<LimitContext, 'asked'>): 'lowering' | 'raising' | 'confirming' | 'dropping' | null {
  if (asked === null) return null;
  if (asked.act !== 'SET') return asked.act === 'DROP' ? 'dropping' : 'confirming';
  return isRequest(asked.promised) ? 'raising' : 'lowering';
}

/** Whether a person of the provider talks to the member before a limit is set or raised so far. */
export function needsTalk(
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  value: string | null,
  { contactAbove }: RaiseRules,
): boolean {
  if (contactAbove === null || kind !== 'deposit' || period !== 'month') return false;
  return value === null || isLess(contactAbove, value);
}

/** The most that a first limit can be without a talk before; null where nobody talks about any value. */
export function firstUpTo({ limit, raise }: Pick<LimitContext, 'limit' | 'raise'>): string | null {
  return limit.value === null && needsTalk(limit, null, raise) ? raise.contactAbove : null;
}

/** How the value is typed again. */
export function limitDraft({ typed }: Pick<LimitContext, 'typed'>) {
  return typed === '' ? [] : [{ type: 'value.typed' as const, typed }];
}
