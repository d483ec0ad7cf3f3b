import { carriedBy, type Failure } from '#contract/errors.ts';

/** What is wrong in a form, field by field; a missing field is fine. */
export type Problems<Field extends string, Problem extends string> = {
  readonly [Name in Field]?: Problem | undefined;
};

/** A typed text and its field. */
export type Typed<Field extends string> = { readonly field: Field; readonly value: string };

/** What every form knows: the typed text, what is wrong with it, and the gateway's last refusal. */
export type Form<Field extends string, Problem extends string> = {
  readonly fields: Readonly<Record<Field, string>>;
  readonly problems: Problems<Field, Problem>;
  readonly failure: Failure | null;
};

/** No messages and no reason: how a form starts, and how it is sent. */
export const nothingWrong = { problems: {}, failure: null } as const;

/** A form after a field was typed in: the message under that field is gone (spec 8). */
export function withTyped<Filled extends Pick<Form<string, string>, 'fields' | 'problems'>>(
  { fields, problems }: Filled,
  { field, value }: Typed<keyof Filled['fields'] & string>,
): Pick<Filled, 'fields' | 'problems'> {
  return { fields: { ...fields, [field]: value }, problems: { ...problems, [field]: undefined } };
}

/** Whether a form may be sent: nothing is wrong as far as the client can tell. */
export function sendable(problems: Problems<string, string>): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

/** The field that the gateway marked in its refusal, if it is one of these. */
export function markedField<Field extends string, Problem extends string>(
  failure: Failure,
  fields: readonly Field[],
  problem: Problem,
): Problems<Field, Problem> {
  const marked = failure.code === 'FIELD_REFUSED' ? carriedBy(failure).field : undefined;
  const field = fields.find((one) => one === marked);
  return field ? ({ [field]: problem } as Problems<Field, Problem>) : {};
}
