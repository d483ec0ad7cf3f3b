import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Limit } from '#contract/protection/limits.ts';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { ProtectionRule } from '#contract/protection.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ActEnd, ActInput } from '../kit/act.rules.ts';
import type { Problems, Typed } from '../kit/form.rules.ts';
import { wholeTyped } from '../kit/number.rules.ts';
import { type AmountProblem, amountIn, amountTyped } from '../wallet/amount.rules.ts';
import { spentLimit } from './limit-left.rules.ts';

type Standing = CallOutput<'protection.standing'>;

/** What a member says before playing; `lock` is optional: hours without another session if time or money end this one. */
export type DeclareField = 'minutes' | 'money' | 'check' | 'lock';
export type DeclareProblem = AmountProblem | 'minutes' | 'missing';

/** A limit that is used up, and when it begins again; epoch milliseconds of the gateway's clock. */
export type Reached = Pick<Limit, 'kind' | 'period' | 'until'>;

export type DeclareContext = {
  /** The gateway's answer; null until it came. */
  readonly standing: Standing | null;
  readonly noticeRead: boolean;
  /** Empty each time: there is no default, and nothing is remembered. */
  readonly fields: Readonly<Record<DeclareField, string>>;
  readonly problems: Problems<DeclareField, DeclareProblem>;
  /** Made when the form is sent. A second session never comes of a second key: while one is open, the gateway answers with it. */
  readonly key: string;
  readonly failure: Failure | null;
  /** The limit that the gateway named in a refusal; null for none. */
  readonly reached: Reached | null;
  /** A declaration was sent, and nobody knows that it opened nothing. */
  readonly mayBeOpen: boolean;
  /** The session that is open, where it is another than the declared one. */
  readonly other: PlaySession | null;
  /** A session of play is open. */
  readonly declared: boolean;
};

/** Where the member has to go, as the step of the sheet. */
export type DeclareStep =
  | 'reading'
  | 'notice'
  | 'form'
  | 'limits'
  | 'spent'
  | 'locked'
  | 'ending'
  | 'closed'
  | 'failed'
  | 'other'
  | 'leaving';

/** The hours of a lock that the sheet offers. */
export const lockHours = [1, 24, 72, 168] as const;

/** The most minutes of one session: a day. */
const mostMinutes = 1_440;

/** Nothing is known, and nothing typed. */
export function newDeclaration(): DeclareContext {
  const fields = { minutes: '', money: '', check: '', lock: '' };
  const nothing = { standing: null, failure: null, reached: null, other: null } as const;
  return { ...nothing, noticeRead: false, fields, problems: {}, key: '', mayBeOpen: false, declared: false };
}

/** Why the gateway would not open a session now, whatever is declared; null when it would. */
export function heldBy({
  standing,
}: DeclareContext): 'closed' | 'spent' | 'ending' | 'limits' | 'locked' | null {
  if (!standing) return null;
  const { may, session, limitsAsked, lockedUntil } = standing;
  if (!may.play) return 'closed';
  if (spentLimit(standing.limits)) return 'spent';
  if (session?.state === 'ENDING') return 'ending';
  if (limitsAsked === 'must') return 'limits';
  return lockedUntil === null ? null : 'locked';
}

/** The limit that holds play back: the one of a refusal, or the one that has nothing left. */
export function limitHeld({ standing, reached }: DeclareContext): Reached | null {
  return reached ?? (standing && spentLimit(standing.limits));
}

/** Whether a session is open already that can be played: nothing about it can be changed. */
export function openAlready(context: DeclareContext): boolean {
  return heldBy(context) === null && context.standing?.session?.state === 'OPEN';
}

/** Whether a message comes first: another session ended a short while ago. */
export function hasNotice({ standing, noticeRead }: DeclareContext): boolean {
  return standing !== null && standing.noticeSince !== null && !noticeRead;
}

/** Whether the market asks for time and money. */
export function declares({ standing }: DeclareContext): boolean {
  return standing?.rules.session.declare === true;
}

/** How often the member can choose to be told of the session, in minutes; none without checks. */
export function checkChoices(standing: Standing | null): readonly number[] {
  const { check } = standing?.rules.session ?? { check: null };
  return check ? check.choices.filter((every) => every <= (check.atMost ?? every)) : [];
}

/** Whole minutes as people type them; null for anything else. */
function minutesIn(typed: string): number | null {
  const minutes = wholeTyped(typed);
  return minutes !== null && minutes >= 1 && minutes <= mostMinutes ? minutes : null;
}

/** What is wrong with what was declared. */
export function declareProblems(context: DeclareContext): Problems<DeclareField, DeclareProblem> {
  if (!declares(context)) return {};
  const { fields, standing } = context;
  const money = amountTyped(fields.money);
  return {
    minutes: minutesIn(fields.minutes) === null ? 'minutes' : undefined,
    money: 'problem' in money ? money.problem : undefined,
    check: checkChoices(standing).length > 0 && fields.check === '' ? 'missing' : undefined,
  };
}

/** The form after something was typed or chosen. */
export function typed(
  { fields, problems }: DeclareContext,
  { field, value }: Typed<DeclareField>,
): Pick<DeclareContext, 'fields' | 'problems'> {
  return { fields: { ...fields, [field]: value }, problems: { ...problems, [field]: undefined } };
}

const numberOrNone = (picked: string) => (picked === '' ? null : Number(picked));

type Said = Omit<CallInput<'protection.openSession'>, 'key'>;

/** The declaration as an act: where nothing is declared, only that the message was read. */
export function declareAct(context: DeclareContext): ActInput {
  const { key, fields, noticeRead } = context;
  const own = declares(context)
    ? { minutes: minutesIn(fields.minutes), money: amountIn(fields.money) }
    : { minutes: null, money: null };
  const send = {
    key,
    ...own,
    checkMinutes: numberOrNone(fields.check),
    lockHours: numberOrNone(fields.lock),
    noticeRead,
  };
  return { call: 'protection.openSession', about: '', key, fate: 'none', send };
}

/** The rule of member protection that a failure names; null for any other failure. */
export function ruleOf(failure: Failure | null): ProtectionRule | null {
  if (failure?.code !== 'PROTECTION_RULE') return null;
  const { rule } = (failure.value ?? {}) as { readonly rule?: ProtectionRule };
  return rule ?? null;
}

/** Whether the act opened a session that can be played: one that has begun to end, or ended, opens no game. */
export function openedSession({ end, record }: ActEnd): boolean {
  return end === 'done' && (record as PlaySession | null)?.state === 'OPEN';
}

/** One term of a session: as it was declared, and as it is in force; null where there is none. */
type Term = { readonly said: string | null; readonly holds: string | null };
export type Terms = Readonly<Record<DeclareField, Term>>;

const writtenOr = (one: number | null | undefined) => (one == null ? null : String(one));

/** The terms that were declared beside those of the session that is open. */
export function termsOf(context: DeclareContext, session: PlaySession): Terms {
  const { minutes, money, checkMinutes, lockHours } = declareAct(context).send as Said;
  const { check, lockHours: locked = lockHours } = session;
  return {
    minutes: { said: writtenOr(minutes), holds: writtenOr(session.minutes) },
    money: { said: money, holds: session.money },
    // Who chose no check gets the market's.
    check: { said: writtenOr(checkMinutes ?? check?.everyMinutes), holds: writtenOr(check?.everyMinutes) },
    lock: { said: writtenOr(lockHours), holds: writtenOr(locked) },
  };
}

const sameMoney = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : minorOf(one) === minorOf(other);

/** Whether a session that is open is another than the one that was sent: by its terms, or because it was played in already. */
export function isOther(context: DeclareContext, session: PlaySession): boolean {
  if (!context.mayBeOpen) return false;
  const { money, ...more } = termsOf(context, session);
  const differs = Object.values(more).some(({ said, holds }) => said !== holds);
  return differs || !sameMoney(money.said, money.holds) || session.rounds > 0;
}

/** Whether the session that was open before the sheet looked is another than the one that was sent. */
export function otherOpen(context: DeclareContext): boolean {
  const session = context.standing?.session;
  return openAlready(context) && session != null && isOther(context, session);
}

/** Whether the act answered with another session than the one that was sent. */
export function openedOther(context: DeclareContext, end: ActEnd): boolean {
  return openedSession(end) && isOther(context, end.record as PlaySession);
}

/** The limit that a refusal names; null for any other end. */
export function reachedBy({ end, failure }: ActEnd): Reached | null {
  if (end !== 'refused' || ruleOf(failure) !== 'limitReached') return null;
  const { kind, period, until } = (failure?.value ?? {}) as Partial<Reached>;
  return kind && period && until !== undefined ? { kind, period, until } : null;
}

/** Whether a refusal says that something else holds than the sheet knows: the gateway is asked again. */
export function standingChanged({ end, failure }: ActEnd): boolean {
  const rule = ruleOf(failure);
  return end === 'refused' && rule !== null && rule !== 'checkTooRare';
}
