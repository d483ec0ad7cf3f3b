import type { PersonKind } from '#contract/agent/registration.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { carriedBy, type Failure } from '#contract/errors.ts';
import type { RegisterRule } from '#contract/system.ts';
import { accountOf, isBlank, wordsOf } from '#contract/typed.ts';
import type { ActEnd, ActInput } from '../kit/act.rules.ts';
import { type ActState, actEnded, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { fieldsTyped } from '../kit/draft.rules.ts';
import { type Problems, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { keepsRule } from '../registration/patterns.rules.ts';

/** The fields of the form in the order they are shown; the password is apart, because it is a secret. */
export type PersonField = 'account' | 'nickname';

/**
 * What is wrong with a field: nothing in it; its rule is broken; it is too long; the account exists; the gateway
 * refused it, and its code says no more.
 */
export type PersonProblem = 'required' | 'pattern' | 'length' | 'taken' | 'refused';
type PersonProblems = Problems<PersonField | 'kind' | 'password', PersonProblem>;

/** What the gateway asks of a new person, and which kinds this agent may make. */
export type PersonTerms = {
  readonly rules: readonly RegisterRule[];
  readonly registers: readonly PersonKind[];
};

/** The gateway's record of somebody who was registered. */
export type Registered = CallOutput<'agent.register'>;

export type PersonContext = ActState<Registered> & {
  readonly fields: Readonly<Record<PersonField, string>>;
  readonly kind: PersonKind;
  /** The temporary password: kept until the agent has handed it over, and never longer than a while. */
  readonly password: string;
  /** Everything that was sent under this key had this password, so it is the one that works. */
  readonly certain: boolean;
  readonly problems: PersonProblems;
};

/** Characters of the longest nickname. */
export const longestNickname = 32;

/** Nothing is filled in yet. */
export function newPerson(opened: Opened): PersonContext {
  return {
    fields: { account: '', nickname: '' },
    kind: 'member',
    password: '',
    certain: opened.kept !== true,
    problems: {},
    ...newAct(opened),
  };
}

/** The form after a name was typed. */
export function withName({ fields, problems }: PersonContext, typed: Typed<PersonField>) {
  return withTyped({ fields, problems: problems as Problems<PersonField, PersonProblem> }, typed);
}

/** The form after the password was typed. */
export function withPassword(
  { problems }: PersonContext,
  { typed }: { readonly typed: string },
): Partial<PersonContext> {
  return { password: typed, problems: { ...problems, password: undefined } };
}

/** The rule of the brand for a field of registration; undefined without one. */
export function ruleFor({ rules }: Pick<PersonTerms, 'rules'>, field: 'username' | 'password') {
  return rules.find((rule) => rule.field === field && rule.enabled !== false);
}

function ruled(text: string, rule: RegisterRule | undefined): PersonProblem | undefined {
  if (isBlank(text)) return 'required';
  return rule && !keepsRule(text, rule) ? 'pattern' : undefined;
}

/** What is wrong with the form, in the order of its fields. */
export function personProblems(
  { fields, kind, password }: Pick<PersonContext, 'fields' | 'kind' | 'password'>,
  terms: PersonTerms,
): PersonProblems {
  return {
    kind: terms.registers.includes(kind) ? undefined : 'refused',
    account: ruled(accountOf(fields.account), ruleFor(terms, 'username')),
    nickname: [...namesOf(fields).nickname].length > longestNickname ? 'length' : undefined,
    password: ruled(password, ruleFor(terms, 'password')),
  };
}

/** Whether the form is ready for the last look. */
export function personComplete(context: PersonContext, terms: PersonTerms): boolean {
  return sendable(personProblems(context, terms));
}

/** The field that a refusal is about. */
export function refusedPerson(failure: Failure | null): PersonProblems {
  if (failure?.code === 'ACCOUNT_TAKEN') return { account: 'taken' };
  if (failure?.code === 'PASSWORD_RULE') return { password: 'refused' };
  const marked = failure?.code === 'FIELD_REFUSED' ? carriedBy(failure).field : undefined;
  return marked === 'account' || marked === 'nickname' ? { [marked]: 'refused' } : {};
}

/** What the record of the person must say; of one from before the page was opened nothing is known. */
export function personQuoted({ fate, fields, kind }: PersonContext): Quoted | null {
  if (fate === 'kept') return null;
  const { account, nickname } = namesOf(fields);
  return { account, kind, ...(nickname === '' ? {} : { nickname }) };
}

/**
 * What an ended act leaves in the form. The password stays only for sending the same again, and for handing over when
 * it is sure to be the right one.
 */
export function personEnded(context: PersonContext, output: ActEnd): Partial<PersonContext> {
  const { certain, password } = context;
  const ended = actEnded<Registered>(personQuoted(context), output);
  const handedOver = output.end === 'done' && certain && ended.record !== null && !ended.differs;
  const again = output.end === 'left' || output.end === 'changed';
  return {
    ...ended,
    certain: certain || again,
    password: handedOver || again ? password : '',
    problems: refusedPerson(ended.failure),
  };
}

/** What is sent. */
export function personInput({ key, fields, kind, password }: PersonContext): CallInput<'agent.register'> {
  return { key, ...namesOf(fields), kind, password };
}

/** The whole thing as an act. */
export function personAct(context: PersonContext): ActInput {
  const { key, fate } = context;
  return { call: 'agent.register', about: '', key, fate, send: personInput(context) };
}

/** The names of the new person as they are sent. */
export function namesOf({ account, nickname }: PersonContext['fields']) {
  return { account: accountOf(account), nickname: wordsOf(nickname) };
}

/** How the form is filled in again. */
export function personDraft({ fields, kind }: PersonContext) {
  return [{ type: 'kind.picked' as const, kind }, ...fieldsTyped(fields)];
}
