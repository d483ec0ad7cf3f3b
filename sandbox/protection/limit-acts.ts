import { and, eq } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import type { LimitKind } from '#contract/protection/market.ts';
import { mostMinutes, plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { memberLimits } from '#sandbox/db/protection-schema.ts';
import { absenceOf } from '#sandbox/kit/away.ts';
import { awayRefusal, marketOf, protectedBy } from '#sandbox/kit/market.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { noteChange } from './changes.ts';
import { ceilingOf, isOffered, type LimitName, limitShown, noLimit } from './limits.ts';
import { confirmUntil, gapUntil, type LimitRow, raiseFrom, wantsTalk } from './raise-wait.ts';
import {
  limitNow,
  limitOnWire,
  noRaise,
  noteBecame,
  putLimit,
  raisedAs,
  raiseLimit,
  writtenOrNone,
} from './raises-due.ts';

type Input = CallInput<'protection.limit'>;

/** Where an act happens. */
type Act = { readonly tx: Transaction; readonly sandbox: Sandbox; readonly at: number };

/** The number of a limit: minor units, or minutes. Refuses with INPUT_INVALID what is no number of its kind. */
function numberOf(kind: LimitKind, typed: string): number {
  if (kind !== 'time') return plain(minorOf(typed));
  if (!/^\d{1,5}$/.test(typed) || Number(typed) > mostMinutes) throw new Refusal('INPUT_INVALID');
  return Number(typed);
}

/** A limit as time has made it, in the transaction of an act; what a raise became by itself is noted. */
async function limitIn(tx: Transaction, name: LimitName, sandbox: Sandbox): Promise<LimitRow> {
  const { memberId, kind, period } = name;
  const own = and(
    eq(memberLimits.memberId, memberId),
    eq(memberLimits.kind, kind),
    eq(memberLimits.period, period),
  );
  const [found] = await tx.select().from(memberLimits).where(own);
  if (!found) return noLimit(name);
  const { row, became } = limitNow(found, sandbox);
  if (!became) return row;
  await noteBecame(tx, found, became);
  await putLimit(tx, row);
  return row;
}

function note(
  { tx, at }: Act,
  what: Parameters<typeof noteChange>[2]['what'],
  row: LimitRow,
  to: number | null,
) {
  const { memberId, kind, period, value } = row;
  const [before, after] = [writtenOrNone(kind, value), writtenOrNone(kind, to)];
  return noteChange(tx, memberId, { what, kind, period, before, after }, at);
}

/** A first or a lower value is in force at once, and ends a raise that waits. */
async function lower(act: Act, row: LimitRow, value: number): Promise<LimitRow> {
  if (row.raiseState !== null) await note(act, 'RAISE_DROPPED', row, row.raiseValue);
  await note(act, row.value === null ? 'LIMIT_SET' : 'LIMIT_LOWERED', row, value);
  return { ...row, ...noRaise, value, version: row.version + 1 };
}

function needsTalk({ sandbox }: Act, row: LimitRow, value: number | null): boolean {
  return wantsTalk(marketOf(sandbox).rules.limits.raise, row, value);
}

/** The wait of a raise begins. */
function waiting({ sandbox, at }: Act, row: LimitRow): LimitRow {
  const { raise } = marketOf(sandbox).rules.limits;
  const from = raiseFrom(raise, { period: row.period, at, zone: sandbox.settings.current().zone });
  return { ...row, raiseState: 'WAITING', raiseFrom: from, raiseConfirmBy: confirmUntil(raise, from) };
}

/** What comes before the wait, if anything does; else the wait begins. */
function talkingOrWaiting(act: Act, row: LimitRow): LimitRow {
  return needsTalk(act, row, row.raiseValue) ? { ...row, raiseState: 'TALKING' } : waiting(act, row);
}

/** Whoever is away raises nothing; lowering a limit and dropping a raise only protect more. */
async function refuseAway({ tx, at }: Act, { memberId }: LimitRow): Promise<void> {
  const away = await absenceOf(tx, memberId, at);
  if (away) throw awayRefusal(away);
}

/** Whether a value protects more than what holds: a lower one, or a first one that no person has to talk about before. */
function protects(act: Act, row: LimitRow, value: number | null): value is number {
  if (value === null) return false;
  return row.value === null ? !needsTalk(act, row, value) : value < row.value;
}

/** A higher value, or none: a request that waits. So is a first value that a person has to talk about before. */
async function ask(act: Act, row: LimitRow, value: number | null): Promise<LimitRow> {
  await refuseAway(act, row);
  const rules = marketOf(act.sandbox).rules.limits.raise;
  if (row.raiseState !== null && row.raiseValue === value) throw protectedBy('sameValue');
  const free = row.value === null ? 0 : gapUntil(rules, row);
  if (act.at < free) throw protectedBy('raiseGap', { until: free });
  await note(act, 'RAISE_ASKED', row, value);
  const asked = { ...row, ...noRaise, version: row.version + 1, raiseValue: value, raiseAskedAt: act.at };
  if (row.value === null) return { ...asked, raiseState: 'TALKING' };
  return rules.test && row.raisedAt === null
    ? { ...asked, raiseState: 'TESTING' }
    : talkingOrWaiting(act, asked);
}

/** A first limit of somebody who has none of that kind and period. */
export async function setFirst(
  tx: Transaction,
  name: LimitName,
  value: number,
  sandbox: Sandbox,
): Promise<void> {
  const act = { tx, sandbox, at: sandbox.clock.now() };
  const row = noLimit(name);
  await putLimit(tx, protects(act, row, value) ? await lower(act, row, value) : await ask(act, row, value));
}

async function set(act: Act, row: LimitRow, { value: typed, seen }: Input): Promise<LimitRow> {
  if (typed === undefined) throw new Refusal('INPUT_INVALID');
  const value = typed === null ? null : numberOf(row.kind, typed);
  if (value === row.value) throw protectedBy('sameValue');
  const lowers = protects(act, row, value);
  // A lower value is never refused for a change that the member did not see: it only protects more.
  if (!lowers && seen !== row.version) throw protectedBy('changed');
  const ceiling = ceilingOf(row.kind, row.period, act.sandbox);
  const above = value !== null && ceiling !== null && value > ceiling;
  if (above && (!lowers || row.value === null))
    throw protectedBy('aboveCeiling', { ceiling: limitOnWire(row.kind, ceiling) });
  return lowers ? lower(act, row, value) : ask(act, row, value);
}

async function confirm(act: Act, row: LimitRow, { seen }: Input): Promise<LimitRow> {
  await refuseAway(act, row);
  if (row.raiseState === null) throw protectedBy('noRaise');
  if (seen !== row.version) throw protectedBy('changed');
  if (row.raiseState === 'TESTING')
    return { ...talkingOrWaiting(act, { ...row, raiseTestedAt: act.at }), version: row.version + 1 };
  if (row.raiseState !== 'TO_CONFIRM') {
    const { raise } = await limitShown(act.tx, row, act.sandbox);
    throw protectedBy('raiseEarly', { until: raise?.from });
  }
  await note(act, raisedAs(row), row, row.raiseValue);
  return raiseLimit(row, act.at);
}

async function drop(act: Act, row: LimitRow): Promise<LimitRow> {
  if (row.raiseState === null) return row;
  await note(act, 'RAISE_DROPPED', row, row.raiseValue);
  return { ...row, ...noRaise, version: row.version + 1 };
}

const acts = { SET: set, CONFIRM: confirm, DROP: drop };

/** Acts on one limit of the member (contract/protection/limits.ts). */
export const actOnLimit: Handler<'protection.limit'> = (input, caller, sandbox) =>
  once('protection.limit', input, caller, sandbox, async (tx, at) => {
    const { act, kind, period } = input;
    const before = await limitIn(tx, { memberId: memberIdOf(caller), kind, period }, sandbox);
    if (!isOffered(before, sandbox)) throw protectedBy('notOffered');
    const after = await acts[act]({ tx, sandbox, at }, before, input);
    if (after !== before) await putLimit(tx, after);
    return limitShown(tx, after, sandbox);
  });

/** What becomes of a limit that a person has talked about: the wait of its raise begins, and a first value holds at once. */
async function afterTalk(act: Act, row: LimitRow): Promise<LimitRow> {
  if (row.value !== null)
    return { ...waiting(act, { ...row, raiseTalkedAt: act.at }), version: row.version + 1 };
  await note(act, 'LIMIT_SET', row, row.raiseValue);
  return { ...row, ...noRaise, value: row.raiseValue, version: row.version + 1 };
}

/** A person of the provider has talked to the member. False when no limit waits for that. */
export function noteTalk(sandbox: Sandbox, name: LimitName): Promise<boolean> {
  return sandbox.db.write(async (tx) => {
    const at = sandbox.clock.now();
    const row = await limitIn(tx, name, sandbox);
    if (row.raiseState !== 'TALKING') return false;
    await putLimit(tx, await afterTalk({ tx, sandbox, at }, row));
    return true;
  });
}
