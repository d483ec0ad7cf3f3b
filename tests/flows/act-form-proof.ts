import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { type PageAction, passed, type Scene, type Way } from '#assurance/browser/stage.ts';
import type { Opening } from '#assurance/scenarios/openings.ts';
import type { Answer } from '#assurance/walk/graph.ts';
import type { Example, Model, Property } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof, type Proof } from '#assurance/walk/proof.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import { flowOf } from '#machines/kit/act-form.ts';
import { actModelOf } from '../kit/models/act.model.ts';
import {
  actEnds,
  actExamples,
  actProject,
  actProperties,
  forgotten,
  kept,
  opened,
  secretStates,
} from '../kit/models/money.ts';
import { holdsNone, secrets } from '../kit/models/people.ts';
import { sessionCovers, sessionLost } from '../kit/models/session-lost.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One step of filling in: the field and what it gets, and how a person does it. */
type Filling = { readonly field: string; readonly value: unknown; readonly how: PageAction };

/** What an act adds to what is shown of all of them: its own names of fields, terms and buttons. */
type Own = {
  /** What the page knows from the beginning. */
  readonly about?: Fields;
  /** The steps of its form, in their order; those that are `instead` of one, by name. */
  readonly fill?: Readonly<Record<string, Filling>>;
  readonly otherwise?: Readonly<Record<string, Filling>>;
  /** Fields that no step fills in, and why. */
  readonly unfilled?: Readonly<Record<string, string>>;
  /** What the page shows when it is submitted; and other terms, with the reason why no tour is told them. */
  readonly terms: unknown;
  readonly otherTerms?: Readonly<Record<string, { readonly terms: unknown; readonly why: string }>>;
  /** What is sent besides the key and the password; null where the form is not whole. */
  readonly sends: (fields: Fields) => Fields | null;
  /** The same as a sentence, where this act says it in its own words. */
  readonly sent?: string;
  /** The gateway’s record, and that of another one that was done under the key. */
  readonly record: object;
  readonly other: object;
  /** Whether the record is what the form asked for; it always is when not given. */
  readonly asked?: (fields: Fields) => boolean;
  /** The code of a refusal, and all refusals that the gateway knows. */
  readonly code: string;
  readonly refusals?: Readonly<Record<string, Answer>>;
  /** Steps of a refused form: one that corrects it, and those that leave it incomplete. */
  readonly typed?: string;
  readonly unfit?: readonly string[];
  readonly properties?: readonly Property[];
  readonly examples?: readonly Example[];
  readonly page: {
    readonly who: string;
    /** Opens it, and has the gateway say what it is about. */
    readonly open: (scene: Scene) => Promise<unknown>;
    /** Where it stands. */
    readonly place: (page: Page) => Locator;
    /** What shows that the form is there; the button that submits it when not given. */
    readonly form?: PageAction;
    /** What its buttons say, and the title of what is done. */
    readonly submits: string;
    readonly confirms: string;
    readonly done: string;
    readonly again: string;
  };
  readonly openings: readonly Opening[];
};

const sure = { preparing: 'sure' };
const again = 'begins another one';
const password = 'types the withdraw password';

const isWhole = (fields: Fields, { sends }: Own) => sends(fields) !== null;

/** What holds of every act that is made of the one chart. */
function propertiesOf(id: string, own: Own, filledIn: boolean, secret: boolean): readonly Property[] {
  const submitted = filledIn ? 'submitted/0' : 'submitted';
  const inForm = 'states/preparing/states/form/on';
  return [
    ...actProperties({
      in: 'preparing',
      id,
      submitted,
      ...(own.asked && { asked: ({ fields }: { fields: Fields }) => own.asked?.(fields) ?? true }),
    } as Parameters<typeof actProperties>[0]),
    {
      name: own.sent ?? 'what is sent is what the last look showed, and nothing else',
      fault: { [`${inForm}/${submitted}/actions`]: ['clearFailure'] },
      edge: ({ from, effects }) =>
        effects.started.every(({ input }) => {
          const { fate, send } = input as ActInput;
          const { key: under, withdrawPassword: _, ...shown } = send;
          const { key, fields } = from.snapshot.context;
          return fate === 'kept' || (under === key && plain(shown) === plain(own.sends(fields)));
        }),
    },
    ...(filledIn ? [wholeOnly(own, secret, `${inForm}/${submitted}/guard`), keptAsFilledIn(inForm)] : []),
    ...(secret ? passwordForgotten(inForm) : []),
    ...(own.properties ?? []),
  ];
}

function wholeOnly(own: Own, secret: boolean, guard: string): Property {
  return {
    name: 'only a complete form gets a last look, on the terms that are shown',
    fault: { [guard]: undefined },
    edge: ({ from, step, to }) => {
      if (!to.snapshot.matches(sure) || from.snapshot.matches(sure)) return true;
      const { fields, withdrawPassword } = to.snapshot.context;
      return step.name === 'submits' && isWhole(fields, own) && (withdrawPassword !== '') === secret;
    },
  };
}

function keptAsFilledIn(inForm: string): Property {
  return {
    name: 'what is filled in stands in the form, and nothing says any more that it is wrong',
    fault: { [`${inForm}/field.changed/actions`]: undefined },
    edge: ({ from, step, to }) => {
      const open = from.snapshot.matches({ preparing: 'form' });
      if (!open || step.kind !== 'event' || step.event.type !== 'field.changed') return true;
      const { field, value } = step.event as unknown as { field: string; value: unknown };
      const { fields, problems } = to.snapshot.context;
      return plain(fields[field]) === plain(value) && !problems[field];
    },
  };
}

/** Of every form with a withdraw password. */
const passwordForgotten = (inForm: string): readonly Property[] => [
  {
    name: 'the act alone holds the withdraw password on its way, and nobody holds it once it is sent',
    fault: { 'states/acting/states/awaited/entry': undefined },
    state: ({ snapshot }) => snapshot.matches('preparing') || holdsNone(snapshot.context, [secrets.password]),
  },
  {
    name: 'a typed withdraw password is forgotten after a while and with the session; the other fields stay',
    fault: { 'states/preparing/on/session.lost/actions': undefined },
    edge: ({ from, step, to }) => {
      if (step.kind !== 'timer' && step.name !== 'the session is lost') return true;
      const { context } = to.snapshot;
      const stay = plain(context.fields) === plain(from.snapshot.context.fields);
      return stay && holdsNone(context, [secrets.password]) && !to.snapshot.matches(sure);
    },
  },
  {
    name: 'each digit of the withdraw password restarts its time',
    fault: { [`${inForm}/secret.typed/target`]: undefined },
    edge: ({ step, effects }) => step.name !== password || effects.armed.length === 1,
  },
];

const changed = ({ field, value }: Filling) => ({ type: 'field.changed', field, value });
const each = <One, Other>(some: Readonly<Record<string, One>>, made: (one: One) => Other) =>
  Object.fromEntries(Object.entries(some).map(([name, one]) => [name, made(one)]));

function modelOf(machine: AnyStateMachine, own: Own): Model {
  const { id } = machine;
  const { call, fields, secret } = flowOf(machine) as NonNullable<ReturnType<typeof flowOf>>;
  const { about = {}, fill = {}, otherwise = {}, otherTerms = {}, record, other, code } = own;
  const filledIn = Object.keys(fields).length > 0;
  const steps = [...Object.keys(fill), ...(secret ? [password] : [])];
  return {
    id,
    machine,
    inputs: each(opened, (one) => ({ ...one, ...about })),
    events: {
      ...each({ ...fill, ...otherwise }, changed),
      ...(secret && { [password]: { type: 'secret.typed', typed: secrets.password }, ...sessionLost }),
      submits: { type: 'submitted', terms: own.terms },
      ...each(otherTerms, ({ terms }) => ({ type: 'submitted', terms })),
      'goes back': { type: 'edited' },
      confirms: { type: 'confirmed' },
      'asks for the outcome': { type: 'check.asked' },
      [again]: { type: 'again.asked', key: 'a-second-key-of-money' },
    },
    fromOutside: secret ? Object.keys(sessionLost) : [],
    answers: { act: actEnds(record, other, code) },
    children: { act: actModelOf(call, record, other, own.refusals) },
    project: ({ fields, withdrawPassword, problems, quote, ...act }) => ({
      ...actProject(act as Parameters<typeof actProject>[0]),
      fields,
      password: withdrawPassword !== '',
      problems: Object.keys(problems).filter((name) => problems[name]),
      quote,
    }),
    properties: propertiesOf(id, own, filledIn, secret === true),
    examples: [
      ...actExamples({
        fill: steps,
        states: secret ? secretStates : { ...secretStates, acting: 'acting' },
        again,
        code,
        after: {
          ...(own.typed && { typed: own.typed }),
          ...(own.unfit && { unfit: own.unfit }),
          ...(secret && { mended: [password] }),
        },
        asksAnew: true,
        ...(filledIn && {
          marked: ({ problems }: { problems: Fields }) => {
            const missing = steps.at(-1);
            const filled = steps.length > 1 ? Object.values(fill)[0]?.field : undefined;
            const last = missing === password ? 'withdrawPassword' : fill[missing ?? '']?.field;
            return Boolean(problems[last ?? '']) && !problems[filled ?? ''];
          },
        }),
      }),
      ...(secret ? [forgotten, kept] : []),
      ...(own.examples ?? []),
    ],
  };
}

/** The fields of a form that its proof never fills in: nothing would show that they are kept and sent. */
export function neverFilled(
  untouched: object,
  { fill = {}, otherwise = {}, unfilled = {} }: Pick<Own, 'fill' | 'otherwise' | 'unfilled'>,
): string[] {
  const filled = Object.values({ ...fill, ...otherwise }).map(({ field }) => field);
  return Object.keys(untouched).filter((field) => !filled.includes(field) && !(field in unfilled));
}

/** Everything that is shown of an act that is made of the one chart (machines/kit/act-form.machine.ts). */
export function actFormProof(machine: AnyStateMachine, own: Own): Proof {
  const {
    call,
    fields: untouched,
    secret,
    subject,
  } = flowOf(machine) as NonNullable<ReturnType<typeof flowOf>>;
  const { about = {}, fill = {}, otherwise = {}, otherTerms = {}, page: its } = own;
  for (const field of neverFilled(untouched, own)) {
    const wanted = 'add a step to `fill`, or say why not under `unfilled`';
    throw new Error(`The proof of ${machine.id} never fills in \`${field}\`: ${wanted}`);
  }
  const model = modelOf(machine, own);
  const within = ({ page }: Scene) => its.place(page);
  const button = (scene: Scene, name: string) => within(scene).getByRole('button', { name, exact: true });
  const press = (name: string) => (scene: Scene) => button(scene, name).click();
  const outcome = (title: string) => (scene: Scene) =>
    expect(within(scene).getByRole('status').filter({ hasText: title })).toBeVisible();
  const form = its.form ?? ((scene: Scene) => expect(button(scene, its.submits)).toBeEnabled());

  const typing = ({ field, how }: Filling): Way => ({
    when: ({ context }) => plain(context.fields[field]) === plain(untouched[field]),
    how,
  });
  const sent = secret ? 'acting.awaited' : 'acting';
  return defineProof(model as never, {
    browser: {
      starts: actStarts({
        call,
        who: its.who,
        about: subject(about as never),
        open: its.open,
        ready: form,
        says: outcome,
      }),
      events: {
        ...each(fill, typing),
        ...each(otherwise, ({ how }) => how),
        ...(secret && {
          [password]: {
            when: ({ context }: { context: { withdrawPassword: string } }) => context.withdrawPassword === '',
            how: (scene: Scene) =>
              within(scene).getByLabel('Contraseña de retiro', { exact: true }).fill('246810'),
          },
          'the session is lost': sessionCovers.en,
        }),
        submits: press(its.submits),
        ...each(otherTerms, ({ why }) => why),
        'goes back': press('Cambiar'),
        confirms: press(its.confirms),
        'asks for the outcome': onlyByDefect,
        [again]: press(its.again),
      },
      answers: { act: actWays(model, call) },
      shows: {
        opening: passed,
        'preparing.form.editing': form,
        'preparing.form.refused': (scene: Scene) => expect(within(scene).getByRole('alert')).toBeVisible(),
        'preparing.sure': (scene: Scene) => expect(button(scene, its.confirms)).toBeEnabled(),
        [sent]: (scene: Scene) => actShown(scene, its.confirms),
        unheard: onlyByDefect,
        done: outcome(its.done),
      },
      echoes: drawn('preparing'),
    } as never,
    gaps: {
      wire: brokenAct,
      browser: {
        ...brokenAct,
        ...(secret && { 'preparing · session.lost -> preparing.form': sessionCovers }),
      },
    },
    openings: own.openings,
  });
}
