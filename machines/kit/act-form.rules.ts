import type { ActCall, CallInput, CallName } from '#contract/calls.ts';
import type { ActEnd, ActInput, RecordShape } from './act.rules.ts';
import { type ActState, actEnded, newAct, type Opened, type Quoted } from './act-state.rules.ts';

/**
 * What a flow adds to the chart of an act (act-form.machine.ts). `Fields` is what is filled in, `{}` for a single press;
 * `About` what the page knows of it from the beginning; `Terms` what the page shows when it is submitted; `Quote` what the
 * last look shows.
 */
export type ActFlow<Call extends ActCall, Kept, Fields, About, Terms, Problems, Quote> = {
  /** The id of its machine. */
  readonly id: string;
  readonly call: Call;
  /** The shape of the gateway’s record of one that was done: the output of the call. */
  readonly record: RecordShape<Kept>;
  /** The untouched form. */
  readonly fields: Fields;
  /** The withdraw password is asked for. */
  readonly secret?: true;
  /** Which one it is, where several may be under way in a tab; '' otherwise. */
  readonly subject: (about: About) => string;
  /** What is wrong, by field: whatever is neither null nor false. */
  readonly problems: (fields: Fields, terms: Terms) => Problems;
  /** What the last look shows and is then sent; null while it can't be told. */
  readonly quote: (fields: Fields, terms: Terms, about: About) => Quote | null;
  /** What is sent besides the key and the password. */
  readonly send: (quote: Quote, about: About) => Omit<CallInput<Call>, 'key' | 'withdrawPassword'>;
  /** What the gateway’s record must say; the quote is null for an act sent before the page was opened. */
  readonly quoted: (quote: Quote | null, about: About) => Quoted | null;
  /** What its states mean for this act: they describe it in the chart. */
  readonly says: Readonly<Record<'form' | 'refused' | 'sure' | 'done', string>>;
  /** What every tab reads again when it is done. */
  readonly moved: readonly CallName[];
  /** What is read again when it is refused. */
  readonly refused: readonly CallName[];
};

/** A flow of any kind, as the chart knows it. */
export type AnyActFlow = Omit<
  ActFlow<ActCall, unknown, Fields, object, unknown, object, unknown>,
  'subject' | 'problems' | 'quote' | 'send' | 'quoted'
> & {
  readonly subject: (about: never) => string;
  readonly problems: (fields: never, terms: never) => object;
  readonly quote: (fields: never, terms: never, about: never) => unknown;
  readonly send: (quote: never, about: never) => object;
  readonly quoted: (quote: never, about: never) => Quoted | null;
};
type Fields = Readonly<Record<string, unknown>>;

/** How a page opens a form: with what it is about, and perhaps with a field filled in. */
export type ActFormInput<Fields, About> = Opened & About & { readonly filled?: Partial<Fields> };

/** What a form knows. */
export type ActFormContext<Fields, About, Problems, Quote, Kept> = ActState<Kept> & {
  readonly about: About;
  readonly fields: Fields;
  /** Digits; '' once it was sent, after a while, and when nobody is signed in any more. */
  readonly withdrawPassword: string;
  readonly problems: Partial<Problems> & { readonly withdrawPassword?: boolean };
  /** What the last look shows. */
  readonly quote: Quote | null;
};
type AnyContext = ActFormContext<Fields, object, Fields, unknown, unknown>;

/** The untouched form, or as the page opens it. */
export function newForm(
  { fields }: AnyActFlow,
  { key, kept, filled, ...about }: ActFormInput<Fields, object>,
): AnyContext {
  return {
    ...newAct({ key, kept }),
    about,
    fields: { ...fields, ...filled },
    withdrawPassword: '',
    problems: {},
    quote: null,
  };
}

/** The form after one field was filled in: its problem is gone. */
export function withField(
  { fields, problems }: AnyContext,
  { field, value }: { readonly field: string; readonly value: unknown },
): Pick<AnyContext, 'fields' | 'problems'> {
  return { fields: { ...fields, [field]: value }, problems: { ...problems, [field]: null } };
}

/** What is wrong with the form. */
export function problemsOf(
  { secret, problems }: AnyActFlow,
  { fields, withdrawPassword }: AnyContext,
  terms: unknown,
): AnyContext['problems'] {
  const missing = secret ? { withdrawPassword: withdrawPassword === '' } : {};
  return { ...problems(fields as never, terms as never), ...missing };
}

/** What the last look will show. */
export function quoteOf({ quote }: AnyActFlow, { fields, about }: AnyContext, terms: unknown): unknown {
  return quote(fields as never, terms as never, about as never);
}

/** Whether the form is ready for the last look. */
export function isComplete(flow: AnyActFlow, context: AnyContext, terms: unknown): boolean {
  const problems: readonly unknown[] = Object.values(problemsOf(flow, context, terms));
  return problems.every((problem) => !problem) && quoteOf(flow, context, terms) !== null;
}

/** The whole thing as an act: what the last look showed, and the password. */
export function actInput(
  { call, secret, subject, send }: AnyActFlow,
  { key, fate, about, quote, withdrawPassword }: AnyContext,
): ActInput {
  const shown = () => ({ key, ...send(quote as never, about as never), ...(secret && { withdrawPassword }) });
  return { call, about: subject(about as never), key, fate, send: quote === null ? {} : shown() };
}

/** What an ended act leaves in its form. */
export function formEnded({ quoted }: AnyActFlow, { quote, about }: AnyContext, output: ActEnd) {
  return actEnded<unknown>(quoted(quote as never, about as never), output);
}

type Part = Readonly<Record<string, object>>;

/** The parts of the chart that are not the same in every flow. */
type Chart = {
  readonly states: {
    readonly preparing: {
      readonly after: object;
      readonly on: object;
      readonly states: {
        readonly form: {
          readonly on: Part & { readonly submitted: readonly [{ readonly guard: object }, object] };
          readonly states: Part;
        };
        readonly sure: { readonly on: object };
      };
    };
    readonly acting: { readonly initial: string; readonly states: object };
    readonly done: object;
  };
};

/**
 * The chart under the flow’s own id and in its own words, with only what it can do: where nothing is filled in no field
 * changes and no form is incomplete, and where no password is asked for none is typed or forgotten.
 */
export function chartFor(
  { id, fields, secret, says }: Pick<AnyActFlow, 'id' | 'fields' | 'secret' | 'says'>,
  chart: object,
): object {
  const { states } = chart as Chart;
  const { after, on: lost, states: prepared, ...preparing } = states.preparing;
  const { initial, states: awaited, ...acting } = states.acting;
  const { form, sure } = prepared;
  const { submitted, 'secret.typed': typed, ...changed } = form.on;
  const { guard: _, ...asked } = submitted[0];
  const filledIn = Object.keys(fields).length > 0;
  return {
    ...chart,
    id,
    states: {
      ...states,
      preparing: {
        ...preparing,
        ...(secret && { after, on: lost }),
        states: {
          form: {
            ...form,
            description: says.form,
            on: {
              ...(filledIn && changed),
              ...(secret && { 'secret.typed': { ...typed, target: `#${id}.preparing` } }),
              submitted: filledIn || secret ? submitted : asked,
            },
            states: { ...form.states, refused: { ...form.states.refused, description: says.refused } },
          },
          sure: { ...sure, description: says.sure, on: { ...sure.on, confirmed: `#${id}.acting` } },
        },
      },
      acting: { ...acting, ...(secret && { initial, states: awaited }) },
      done: { ...states.done, description: says.done },
    },
  };
}
