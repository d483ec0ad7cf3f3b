import { carriedBy, type Failure } from '#contract/errors.ts';
import type { RegistrationUser } from '#contract/registration.ts';
import type { Entrance } from '#contract/session.ts';
import type { RegisterRule } from '#contract/system.ts';
import { nothingWrong, type Typed } from '../kit/form.rules.ts';
import { isUnheard } from '../kit/meaning.rules.ts';
import { type Admission, type EntryWay, notAdmitted } from '../session/entry.rules.ts';
import type { Identified, IdentityInput } from '../session/identity.rules.ts';
import type { Features } from '../system/features.rules.ts';
import { type Dialing, noDialing } from '../verification/mobile.rules.ts';
import type { CodeNumber } from '../verification/sms-code.rules.ts';
import * as form from './fields.rules.ts';
import type { Sending, Sent } from './sending.rules.ts';

/** Where the page was opened, and with whose invitation (spec 3, referralCode, domain and registerUrl). */
export type Invited = { readonly code: string | null; readonly domain: string; readonly url: string };

/** What the form is given: it opens under rules that have been learned. */
export type FormInput = {
  readonly features: Features;
  readonly entrance: Entrance;
  readonly rules: readonly RegisterRule[];
  readonly latestBirthday: string | null;
  readonly invited: Invited;
};

/** Everything the machine knows. */
export type FormContext = form.RegisterForm &
  Admission & {
    readonly entrance: Entrance;
    readonly invited: Invited;
    readonly problems: form.RegisterProblems;
    /** Fields that have been left or sent: what is wrong in them is said while they are mended. */
    readonly checked: readonly form.RegisterField[];
    readonly failure: Failure | null;
    /** The gateway may have registered this person without our hearing of it. */
    readonly doubtful: boolean;
    readonly provider: string;
  };

/** The number that a code was sent to before the form was closed. */
export type Recalled = { readonly type: 'number.recalled' } & CodeNumber;

/** What a pattern from outside said of a text in a field. */
export type Judged = {
  readonly field: form.RegisterField;
  readonly text: string;
  readonly verdict: form.Verdict;
};

/** Everything the machine may be told. */
export type FormEvent =
  | { readonly type: 'features.learned'; readonly features: Features }
  | ({ readonly type: 'field.changed' } & Typed<form.RegisterField>)
  | { readonly type: 'field.left'; readonly field: form.RegisterField }
  | ({ readonly type: 'pattern.judged' } & Judged)
  | { readonly type: 'tab.picked'; readonly tab: form.RegisterType }
  | { readonly type: 'country.picked'; readonly dialing: Dialing }
  | Recalled
  | { readonly type: 'code.asked' }
  | { readonly type: 'submitted' }
  | { readonly type: 'reset.clicked' }
  | { readonly type: 'provider.clicked'; readonly provider: string }
  | { readonly type: 'warning.closed' }
  | { readonly type: 'exit.clicked'; readonly next: EntryWay }
  | { readonly type: 'closed' };

/** A form nobody has touched. */
export function newForm(input: FormInput): FormContext {
  return {
    ...notAdmitted,
    ...input,
    type: form.registerTypes(input.features)[0] ?? 'username',
    fields: form.noRegisterFields,
    dialing: noDialing,
    captchaWanted: false,
    invitation: input.invited.code,
    declined: {},
    problems: {},
    checked: [],
    failure: null,
    doubtful: false,
    provider: '',
  };
}

/** The form in other features: a tab that is closed is left. */
export function withFeatures({ type }: FormContext, features: Features): Partial<FormContext> {
  const open = form.registerTypes(features);
  return { features, type: open.includes(type) ? type : (open[0] ?? type) };
}

/** Whether an image has to be read, by rule or because the gateway asked for it. */
export function captchaShown(context: FormContext): boolean {
  return form.shownFields(context).some(({ field }) => field === 'captcha');
}

/** The form with its tab changed: the image is another one, so what was read in the old one is of no use (spec 4). */
export function withTab(context: FormContext, tab: form.RegisterType): Partial<FormContext> {
  const type = form.registerTypes(context.features).includes(tab) ? tab : context.type;
  return { type, checked: [], ...nothingWrong, fields: { ...context.fields, captcha: '' } };
}

/** The form with the number that a code was sent to from it before: it is told so as it opens, when nothing is typed. */
export function withNumber(context: FormContext, number: CodeNumber): Partial<FormContext> {
  const { fields, features } = context;
  const shown = form.shownFields(context).some(({ field }) => field === 'mobileNum');
  const byNumber = !shown && form.registerTypes(features).includes('mobile');
  return {
    type: byNumber ? 'mobile' : context.type,
    dialing: { code: number.countryDialingCode, digits: [] },
    fields: { ...fields, mobileNum: number.mobileNum },
  };
}

/** The form with one field changed; what was wrong is looked at anew in every field that has been left. */
export function withField(
  context: FormContext,
  { field, value }: { field: form.RegisterField; value: string },
): Partial<FormContext> {
  const fields = { ...context.fields, [field]: value };
  return { fields, problems: form.registerProblems({ ...context, fields }, context.checked) };
}

/** The form after a field was left: an empty one may still be filled in later. */
export function withLeft(context: FormContext, field: form.RegisterField): Partial<FormContext> {
  if (context.fields[field] === '' || context.checked.includes(field)) return {};
  const checked = [...context.checked, field];
  return { checked, problems: form.registerProblems(context, checked) };
}

/** The form after everything in it was looked at. */
export function withAllChecked(context: FormContext): Partial<FormContext> {
  return { checked: form.registerFields, problems: form.registerProblems(context) };
}

function withDeclined(
  context: FormContext,
  field: form.RegisterField,
  said: form.Declined,
): Partial<FormContext> {
  const declined = { ...context.declined, [field]: said };
  return { declined, problems: form.registerProblems({ ...context, declined }, [...context.checked, field]) };
}

/** The form after a pattern from outside was tried. */
export function withVerdict(context: FormContext, { field, text, verdict }: Judged): Partial<FormContext> {
  return verdict === 'mismatch' ? withDeclined(context, field, { text, by: 'pattern' }) : {};
}

/** What is wrong with the number alone, before a code is sent to it. */
export function numberProblems(context: FormContext): form.RegisterProblems {
  return form.registerProblems(context, ['mobileNum']);
}

/** Whether a code may be sent: the number is asked for, and can be one. */
export function numberGood(context: FormContext): boolean {
  const shown = form.shownFields(context).some(({ field }) => field === 'mobileNum');
  return shown && form.sendable(numberProblems(context));
}

/** The code by SMS that is asked for. */
export function codeAsked(context: FormContext) {
  const mobileNo = form.textOf(context, 'mobileNum');
  return { purpose: 'register', input: { mobileNo, countryDialingCode: context.dialing.code } } as const;
}

/** The invitation code that goes along: the one in its field, or the one the page was opened with (spec 4). */
export function affiliateCodeOf(context: FormContext): string {
  const shown = form.shownFields(context).some(({ field }) => field === 'affiliateCode');
  return shown ? form.textOf(context, 'affiliateCode') : (context.invitation ?? '');
}

/** The registration user (spec 3): what is not asked for, or was left empty, is left out. */
function userOf(context: FormContext): RegistrationUser {
  const { invited, dialing, type } = context;
  const given = form
    .shownFields(context)
    .map(({ field }) => [field, form.textOf(context, field)] as const)
    .filter(([, text]) => text.trim() !== '');
  const texts: Partial<Record<form.RegisterField, string>> = Object.fromEntries(given);
  const code = affiliateCodeOf(context);
  return {
    ...texts,
    username: (type === 'mobile' ? texts.mobileNum : texts.username) ?? '',
    password: texts.password ?? '',
    confirmPassword: texts.confirmPassword ?? '',
    ...(texts.mobileNum === undefined ? {} : { countryDialingCode: dialing.code }),
    ...(code === '' ? {} : { affiliateCode: code }),
    ...(invited.code === null ? {} : { referralCode: invited.code }),
    domain: invited.domain,
    login: true,
    registerUrl: invited.url,
    registerMethod: 'WEB',
  };
}

/** What is sent. */
export function sendingInput(context: FormContext): Sending {
  const { type, invited } = context;
  return { type, user: userOf(context), code: affiliateCodeOf(context), domain: invited.domain };
}

/** Whom the identity provider is asked about. */
export function identityInput(context: FormContext): IdentityInput {
  const { provider, entrance } = context;
  return { provider, purpose: 'register', entrance, affiliateCode: affiliateCodeOf(context) };
}

/**
 * Whether another image is to be read: a refusal asks for one (spec 4), or one was sent, which is good for one call
 * whatever came back, also nothing.
 */
export function captchaDue(context: FormContext): boolean {
  const { failure, provider } = context;
  const sent = captchaShown(context) && provider === '' && failure !== null && !misinvited(context);
  return sent || carriedBy(failure).captcha === true;
}

/** Whether the invitation code was what is wrong (spec 8). */
export function misinvited({ failure }: FormContext): boolean {
  return failure?.code === 'AFFILIATE_WRONG';
}

/** What the gateway requires and the form doesn't ask for: nobody can register so, and the form says which it is. */
export function unmet(context: FormContext): readonly string[] {
  const { failure } = context;
  return form.unmetDemands(context, failure?.code === 'FIELD_REFUSED' ? carriedBy(failure).field : undefined);
}

/** The field that the gateway refused, and why, as far as it says; a provider's answer is not about what was typed. */
export function refusedField(context: FormContext) {
  const { failure, provider } = context;
  const code = failure?.code ?? '';
  if (form.refusedBy(code)) {
    return { field: provider === '' ? form.fieldBy(context, code) : undefined, by: code };
  }
  const named = code === 'PASSWORD_RULE' ? 'password' : carriedBy(failure).field;
  return { field: form.registerFields.find((field) => field === named), by: 'refused' as const };
}

/** The form after its answer came, good or bad. */
export function withAnswer(
  context: FormContext,
  { accepted, failure }: Sent | Identified,
): Partial<FormContext> {
  const answered = { ...context, accepted, failure, doubtful: context.doubtful || leftUnknown({ failure }) };
  const { field, by } = refusedField(answered);
  if (!field) return answered;
  const checked = [...context.checked, field];
  const text = form.textOf(answered, field);
  return { ...answered, checked, ...withDeclined({ ...answered, checked }, field, { text, by }) };
}

/** Whether nobody knows if the account was made: it was sent, and its answer did not come. */
export function leftUnknown({ failure }: Pick<FormContext, 'failure'>): boolean {
  return isUnheard(failure) && failure?.code !== 'INVITATION_UNHEARD';
}

/** Whether this person may have an account already: the gateway says so, or an answer was lost on its way. */
export function perhapsRegistered({ failure, doubtful }: FormContext): boolean {
  const taken = failure?.code === 'ACCOUNT_TAKEN' || failure?.code === 'MOBILE_TAKEN';
  return taken || (doubtful && failure !== null);
}

/** The form once its image must be read, and read anew. */
export function withCaptcha({ fields }: FormContext): Partial<FormContext> {
  return { captchaWanted: true, fields: { ...fields, captcha: '' } };
}

/** The form as it was opened; what the gateway wants to see stays wanted. */
export function emptied(): Partial<FormContext> {
  return { ...nothingWrong, fields: form.noRegisterFields, checked: [], declined: {} };
}

/** How registering ended. */
export function formOutput({ accepted, next }: FormContext): Admission {
  return { ...notAdmitted, accepted, next };
}
