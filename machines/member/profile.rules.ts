import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Profile } from '#contract/member.ts';
import { nameOf, personName, wordsOf } from '#contract/typed.ts';
import { isDay } from '../kit/calendar.rules.ts';
import { fieldsTyped } from '../kit/draft.rules.ts';
import { type Form, markedField, type Problems } from '../kit/form.rules.ts';

export type ProfileField = 'nickname' | 'payeeName' | 'birthday';
export type ProfileProblem = 'required' | 'tooLong' | 'name' | 'date' | 'age' | 'refused';
type ProfileFields = Form<ProfileField, ProfileProblem>['fields'];

/** What the form is checked against: today's date (yyyy-MM-dd) and the minimum age. */
export type ProfileInput = { readonly today: string; readonly minimumAge: number };

/** The same, and whether the real name is known: then it can’t be changed here and is not sent. */
export type ProfileJudged = ProfileInput & { readonly nameKnown: boolean };

export const noProfileFields: ProfileFields = { nickname: '', payeeName: '', birthday: '' };

/** In code points. */
const longest = { nickname: 32, payeeName: 64 } as const;

/** A profile as form fields. */
export function fieldsOf({ nickname, payeeName, birthday }: Profile): ProfileFields {
  return { nickname, payeeName: payeeName ?? '', birthday: birthday ?? '' };
}

/** The last birthday of a person who has reached an age today. */
export function lastBirthday(today: string, age: number): string {
  return `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
}

function tooLong(text: string, most: number): boolean {
  return [...text].length > most;
}

function birthdayProblem(birthday: string, { today, minimumAge }: ProfileInput): ProfileProblem | undefined {
  if (birthday === '') return undefined;
  if (!isDay(birthday)) return 'date';
  return birthday > lastBirthday(today, minimumAge) ? 'age' : undefined;
}

function nameProblem(payeeName: string): ProfileProblem | undefined {
  if (tooLong(payeeName, longest.payeeName)) return 'tooLong';
  return payeeName === '' || personName.test(payeeName) ? undefined : 'name';
}

/** What is wrong with the form, field by field; the gateway still decides. */
export function profileProblems(
  fields: ProfileFields,
  input: ProfileJudged,
): Problems<ProfileField, ProfileProblem> {
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  const [nickname, payeeName] = [wordsOf(fields.nickname), nameOf(fields.payeeName)];
  if (nickname === '') problems.nickname = 'required';
  else if (tooLong(nickname, longest.nickname)) problems.nickname = 'tooLong';
  const name = input.nameKnown ? undefined : nameProblem(payeeName);
  if (name) problems.payeeName = name;
  const birthday = birthdayProblem(fields.birthday, input);
  if (birthday) problems.birthday = birthday;
  return problems;
}

/** What to send: no empty fields, and no real name that is known already. */
export function profileChange(fields: ProfileFields, nameKnown: boolean): CallInput<'member.saveProfile'> {
  const { birthday } = fields;
  const [nickname, payeeName] = [wordsOf(fields.nickname), nameOf(fields.payeeName)];
  return {
    nickname,
    ...(payeeName === '' || nameKnown ? {} : { payeeName }),
    ...(birthday === '' ? {} : { birthday }),
  };
}

/** The field that the gateway marked in its refusal. */
export function refusedField(failure: Failure): Problems<ProfileField, ProfileProblem> {
  return markedField(failure, ['nickname', 'payeeName', 'birthday'], 'refused');
}

/** How the form is filled in again; what the gateway has already is no draft. */
export function profileDraft({
  fields,
  nameKnown,
  saved,
}: {
  readonly fields: Readonly<Record<ProfileField, string>>;
  readonly nameKnown: boolean;
  readonly saved: boolean;
}) {
  const { payeeName: _, ...open } = fields;
  return saved ? [] : fieldsTyped(nameKnown ? open : fields);
}
