import { carriedBy, type Failure } from '#contract/errors.ts';
import { noDialing } from '#contract/mobile-numbers.ts';
import type { RegistrationUser } from '#contract/registration.ts';
import type { Entrance } from '#contract/session/entrance.ts';
import type { RegisterRule } from '#contract/system.ts';
import { isBlank } from '#contract/typed.ts';
import { fieldsTyped } from '../kit/draft.rules.ts';
import { isUnheard } from '../kit/failure-meaning.rules.ts';
import { nothingWrong } from '../kit/form.rules.ts';
import { type Admission, noAdmission } from '../session/entry.rules.ts';
import type { Identified, IdentityInput } from '../session/identity.rules.ts';
import type { Features } from '../system/features.rules.ts';
import type { CodeNumber } from '../verification/code-waits.rules.ts';
import * as form from './fields.rules.ts';
import type { Invited } from './invitation.rules.ts';
import type { Sending, Sent } from './sending.rules.ts';

/** The input of the form: it opens once the rules are known. */
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
    /** Fields that the person has left or sent: their messages show while they are corrected. */
    readonly checked: readonly form.RegisterField[];
    readonly failure: Failure | null;
    /** The gateway may have registered this person although no answer came. */
    readonly doubtful: boolean;
    readonly provider: string;
  };

/** The number that got a code before the form was closed. */
export type Recalled = { readonly type: 'number.recalled' } & CodeNumber;

/** The result of an outside pattern for a field's text. */
export type Judged = {
  readonly field: form.RegisterField;
  readonly text: string;
  readonly verdict: form.Verdict;
};

/** An untouched form. */
export function newForm(input: FormInput): FormContext {
  return {
    ...noAdmission,
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

/** The form after the features changed: it leaves a tab that was switched off. */
export function withFeatures({ type }: FormContext, features: Features): Partial<FormContext> {
  const open = form.registerTypes(features);
  return { features, type: open.includes(type) ? type : (open[0] ?? type) };
}

/** Whether the person must read an image, by rule or because the gateway asked for it. */
export function captchaShown(context: FormContext): boolean {
  return form.shownFields(context).some(({ field }) => field === 'captcha');
}

/** The form with its tab changed: the image changes too, so the text read in the old one is useless (spec 4). */
export function withTab(context: FormContext, tab: form.RegisterType): Partial<FormContext> {
  const type = form.registerTypes(context.features).includes(tab) ? tab : context.type;
  return { type, checked: [], ...nothingWrong, fields: { ...context.fields, captcha: '' } };
}

/** The form with the number that it sent a code to before; it arrives as the form opens, before anything is typed. */
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

/** The form with one field changed; every field that the person has left is checked again. */
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

/** The form after everything in it was checked. */
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

/** The form after an outside pattern was tried. */
export function withVerdict(context: FormContext, { field, text, verdict }: Judged): Partial<FormContext> {
  return verdict === 'mismatch' ? withDeclined(context, field, { text, by: 'pattern' }) : {};
}

/** What is wrong with the number alone, before it gets a code. */
export function numberProblems(context: FormContext): form.RegisterProblems {
  return form.registerProblems(context, ['mobileNum']);
}

/** Whether a code may be sent: the form has a number, and it is plausible. */
export function numberGood(context: FormContext): boolean {
  const shown = form.shownFields(context).some(({ field }) => field === 'mobileNum');
  return shown && form.sendable(numberProblems(context));
}

/** The SMS code to ask for. */
export function codeAsked(context: FormContext) {
  const mobileNo = form.textOf(context, 'mobileNum');
  return { purpose: 'register', input: { mobileNo, countryDialingCode: context.dialing.code } } as const;
}

/** The invitation code to send: the one in its field, or the one from the page's address (spec 4). */
export function affiliateCodeOf(context: FormContext): string {
  const shown = form.shownFields(context).some(({ field }) => field === 'affiliateCode');
  return shown ? form.textOf(context, 'affiliateCode') : (context.invitation ?? '');
}

/** The registration user (spec 3), without fields that are hidden or empty. */
function userOf(context: FormContext): RegistrationUser {
  const { invited, invitation, dialing, type } = context;
  const given = form
    .shownFields(context)
    .filter(({ field }) => field !== 'agreement')
    .map(({ field }) => [field, form.textOf(context, field)] as const)
    .filter(([, text]) => !isBlank(text));
  const texts: Partial<Record<form.RegisterField, string>> = Object.fromEntries(given);
  const code = affiliateCodeOf(context);
  return {
    ...texts,
    username: (type === 'mobile' ? texts.mobileNum : texts.username) ?? '',
    password: texts.password ?? '',
    confirmPassword: texts.confirmPassword ?? '',
    ...(texts.mobileNum === undefined ? {} : { countryDialingCode: dialing.code }),
    ...(code === '' ? {} : { affiliateCode: code }),
    ...(invitation === null ? {} : { referralCode: invitation }),
    domain: invited.domain,
    login: true,
    registerUrl: invited.url,
    registerMethod: 'WEB',
  };
}

/** The input of the sending. */
export function sendingInput(context: FormContext): Sending {
  const { type, invited } = context;
  return { type, user: userOf(context), code: affiliateCodeOf(context), domain: invited.domain };
}

/** Whether the box of the age and the terms is ticked. */
export function hasAgreed({ fields }: FormContext): boolean {
  return fields.agreement === form.agreed;
}

/** The form after somebody went on to an identity provider without that box. */
export function withAgreementMissing(context: FormContext): Partial<FormContext> {
  const checked = [...context.checked, 'agreement' as const];
  return { checked, problems: form.registerProblems(context, checked) };
}

/** The input for the identity provider. */
export function identityInput(context: FormContext): IdentityInput {
  const { provider, entrance } = context;
  return { provider, purpose: 'register', entrance, affiliateCode: affiliateCodeOf(context) };
}

/**
 * Whether another image is needed: a refusal asks for one (spec 4), or one was sent, which works for one call
 * whatever the result, even without an answer.
 */
export function captchaDue(context: FormContext): boolean {
  const { failure, provider } = context;
  const sent = captchaShown(context) && provider === '' && failure !== null && !isInvitationFault(context);
  return sent || carriedBy(failure).captcha === true;
}

/** Whether the invitation code was the problem (spec 8). */
export function isInvitationFault({ failure }: FormContext): boolean {
  return failure?.code === 'AFFILIATE_WRONG';
}

/** What the gateway requires and the form lacks: registering is impossible, and the form says which fields are missing. */
export function unmet(context: FormContext): readonly string[] {
  const { failure } = context;
  return form.unmetDemands(context, failure?.code === 'FIELD_REFUSED' ? carriedBy(failure).field : undefined);
}

/** The field that the gateway refused, and why, as far as it says; a provider's answer is not about typed text. */
export function refusedField(context: FormContext) {
  const { failure, provider } = context;
  const code = failure?.code ?? '';
  if (form.refusedBy(code)) {
    return { field: provider === '' ? form.fieldBy(context, code) : undefined, by: code };
  }
  const named = code === 'PASSWORD_RULE' ? 'password' : carriedBy(failure).field;
  return { field: form.registerFields.find((field) => field === named), by: 'refused' as const };
}

/** The form after an answer, good or bad. */
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

/** Whether it is unknown if the account was created: the form was sent and no answer came. */
export function leftUnknown({ failure }: Pick<FormContext, 'failure'>): boolean {
  return isUnheard(failure) && failure?.code !== 'INVITATION_UNHEARD';
}

/** Whether this person may already have an account: the gateway says so, or an answer was lost. */
export function perhapsRegistered({ failure, doubtful }: FormContext): boolean {
  const taken = failure?.code === 'ACCOUNT_TAKEN' || failure?.code === 'MOBILE_TAKEN';
  return taken || (doubtful && failure !== null);
}

/** The form once its image must be read, or read again. */
export function withCaptcha({ fields }: FormContext): Partial<FormContext> {
  return { captchaWanted: true, fields: { ...fields, captcha: '' } };
}

/** The form as it opened; it still asks for what the gateway wants to see. */
export function emptyForm(): Partial<FormContext> {
  return { ...nothingWrong, fields: form.noRegisterFields, checked: [], declined: {} };
}

/** The output of the form. */
export function formOutput({ accepted, next }: FormContext): Admission {
  return { ...noAdmission, accepted, next };
}

/** How the form is filled in again; its secrets and codes are typed anew. */
export function registerDraft({ type, dialing, fields }: FormContext) {
  return [
    { type: 'tab.picked' as const, tab: type },
    { type: 'country.picked' as const, dialing },
    ...fieldsTyped(fields),
  ];
}
