import { carriedBy, type Failure } from '#contract/errors.ts';

/** What is wrong with a form, field by field; a field that is not named is good. */
export type Problems<Field extends string, Problem extends string> = {
  readonly [Name in Field]?: Problem | undefined;
};

/** What was typed, and where. */
export type Typed<Field extends string> = { readonly field: Field; readonly value: string };

/** What every form knows of itself: what was typed, what is wrong with it, and why the gateway refused it last. */
export type Form<Field extends string, Problem extends string> = {
  readonly fields: Readonly<Record<Field, string>>;
  readonly problems: Problems<Field, Problem>;
  readonly failure: Failure | null;
};

/** No message under a field and no reason above them: how a form begins, and how it is sent. */
export const nothingWrong = { problems: {}, failure: null } as const;

/** A form with what was typed in one of its fields, and without the message under it (spec 8). */
export function withTyped<Filled extends Pick<Form<string, string>, 'fields' | 'problems'>>(
  { fields, problems }: Filled,
  { field, value }: Typed<keyof Filled['fields'] & string>,
): Pick<Filled, 'fields' | 'problems'> {
  return { fields: { ...fields, [field]: value }, problems: { ...problems, [field]: undefined } };
}

/** Whether a form may be sent: nothing is wrong with it as far as can be told here. */
export function sendable(problems: Problems<string, string>): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

/** The field that the gateway marked in its refusal, when it is one of these. */
export function markedField<Field extends string, Problem extends string>(
  failure: Failure,
  fields: readonly Field[],
  problem: Problem,
): Problems<Field, Problem> {
  const marked = failure.code === 'FIELD_REFUSED' ? carriedBy(failure).field : undefined;
  const field = fields.find((one) => one === marked);
  return field ? ({ [field]: problem } as Problems<Field, Problem>) : {};
}
