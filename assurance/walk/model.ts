import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Answer, FlowEdge, FlowState } from './graph.ts';

type Cases<T> = Readonly<Record<string, T>>;
type Logics<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;
type OutputOf<Logic> = Logic extends AnyActorLogic ? OutputFrom<Logic> : unknown;

/** Answers by invoke id, then by the name of the case; typed when the id is the name of the source. */
export type Answers<M extends AnyStateMachine> = Cases<Cases<Answer>> & {
  readonly [Src in keyof Logics<M>]?: Cases<Answer<OutputOf<NonNullable<Logics<M>[Src]>>>>;
};

/**
 * A mistake in a chart: what stands in its parts instead, by their paths, or `undefined` for what is left out:
 * `{ 'states/form/on/submitted/guard': undefined }`. A named delay is reached by `delays/<name>`.
 */
export type Fault = Readonly<Record<string, unknown>>;

/**
 * Something that must hold of every reachable state, of every edge, or along every path. A path is judged with a
 * memory: it starts as `start`, each edge makes the next one of it, and `false` says that the path is broken. The
 * memory is part of what is explored, so it must be small (a flag, a count, a key) and plain data.
 */
export type Property<M extends AnyStateMachine = AnyStateMachine> = {
  readonly name: string;
  /** Planted in the machine, it breaks the property: so the property is seen to watch something. */
  readonly fault: Fault;
  readonly state?: (state: FlowState<SnapshotFrom<M>>) => boolean;
  readonly edge?: (edge: FlowEdge<SnapshotFrom<M>>) => boolean;
  readonly path?: {
    readonly start: unknown;
    readonly next: (memory: never, edge: FlowEdge<SnapshotFrom<M>>) => unknown;
  };
};

/** Where a step leads, and what it does on the way. */
export type Arrival<M extends AnyStateMachine = AnyStateMachine> = Pick<
  FlowEdge<SnapshotFrom<M>>,
  'to' | 'taken' | 'effects'
>;

/**
 * An acceptance example, written by hand: from a start, by these steps, it must come to this. An event that nothing
 * listens to may stand in the way: then nothing happens.
 */
export type Example<M extends AnyStateMachine = AnyStateMachine> = {
  /** What it shows, as a sentence: “a refused login stays in the form and says why”. */
  readonly name: string;
  /** The name of the input it starts with; the first one when not given. */
  readonly given?: string;
  /** The steps, as `stepLabel` writes them: `submits`, `login: refused`, `after pause (shown.pausing)`. */
  readonly way: readonly string[];
  /** The state it comes to, as `stateLabel` writes it: `form.refused`. */
  readonly leads: string;
  /** What else must hold at the end of the last step. */
  readonly and?: (end: Arrival<M>) => boolean;
};

/** All that is needed to walk one machine: its possible inputs, events and answers. */
export type Model<M extends AnyStateMachine = AnyStateMachine> = {
  /** The id of the machine. */
  readonly id: string;
  readonly machine: M;
  /** What it is started with, by name; one start without input when not given. */
  readonly inputs?: Cases<InputFrom<M>>;
  /** What it may be told, by name. Several names may carry the same type of event with other data. */
  readonly events?: Cases<EventFromLogic<M>>;
  /** Names of those events that no person causes: another machine, another tab, the network. */
  readonly fromOutside?: readonly string[];
  readonly answers?: Answers<M>;
  /**
   * Whether it still matters how actors end, in a state; it does everywhere when not given. Where all is over and many still
   * run, each order of their ends would be a state of its own.
   */
  readonly answered?: (snapshot: SnapshotFrom<M>) => boolean;
  /**
   * What of the context tells two states apart, as plain data with few values; the whole context when not given.
   * Whatever a guard, a delay or a property reads must be in it.
   */
  readonly project?: (context: ContextFrom<M>) => unknown;
  /** By invoke id: the models of children that stand in it otherwise than in a model of their own, such as an act of money. */
  readonly children?: Readonly<Record<string, Model>>;
  readonly properties?: readonly Property<M>[];
  readonly examples?: readonly Example<M>[];
};

/** A model whose cases are known by name, so that a proof must say of each how it comes about. */
export type TypedModel<M extends AnyStateMachine, Inputs, Events> = Model & {
  readonly inputs?: Cases<unknown>;
  /** Exists for the compiler only. */
  readonly typed?: readonly [machine: M, inputs: Inputs, events: Events];
};

/** Declares the model of a machine. Throws when the id is not the machine's, or a name is not among the events. */
export function defineModel<
  M extends AnyStateMachine,
  Inputs extends Cases<InputFrom<M>> = { readonly start: never },
  Events extends Cases<EventFromLogic<M>> = Record<never, never>,
>(model: Model<M> & { inputs?: Inputs; events?: Events }): TypedModel<M, Inputs, Events> {
  if (model.id !== model.machine.id) {
    throw new Error(`The model ${model.id} is of the machine ${model.machine.id}: call both the same`);
  }
  const strange = model.fromOutside?.find((name) => !(name in (model.events ?? {})));
  if (strange !== undefined) throw new Error(`${model.id}: fromOutside names ${strange}, which is no event`);
  return model as unknown as TypedModel<M, Inputs, Events>;
}
