import type { AnyStateMachine, StateSchemaFrom } from 'xstate';
import type { Browser, Way, Ways } from '../browser/stage.ts';
import type { Opening } from '../scenarios/openings.ts';
import type { Model, TypedModel } from './model.ts';
import type { Reason } from './reasons.ts';

/** Transitions by their ids, with the reason why a level can't bring them about. */
export type GapReasons = Readonly<Record<string, Reason>>;

/** Everything that is shown of one flow: its model, how a person brings its steps about, and what nobody can. */
export type Proof = {
  readonly model: Model;
  readonly browser: Browser;
  /** Transitions that no tour takes over the wire or in the browser. */
  readonly gaps: { readonly wire?: GapReasons; readonly browser?: GapReasons };
  /** Where a scenario meets the machine; where its parents start it when there is none. */
  readonly openings: readonly Opening[];
  /** What the world says to it as soon as it has begun, by names of its events. */
  readonly sentAtOnce: readonly string[];
  /** Stable states that no scenario comes to, with the reason; `(all)` where it never rests. */
  readonly unmet: Readonly<Record<string, string>>;
};

/** The innermost states under a part of a chart, as `stateLabel` writes them. */
type Leaves<Of> = Of extends { readonly states: infer States extends object }
  ? { [Key in keyof States & string]: Leaf<Key, States[Key]> }[keyof States & string]
  : never;
type Leaf<Key extends string, Of> = Of extends { readonly states: object } ? `${Key}.${Leaves<Of>}` : Key;

/** What a person sees in each state; where several regions are active, in pairs, which the types can't check. */
type Shown<M extends AnyStateMachine> =
  | { readonly regions?: never; readonly shows: Ways & Readonly<Record<Leaves<StateSchemaFrom<M>>, Way>> }
  | { readonly regions: true; readonly shows: Ways };

type Written<M extends AnyStateMachine, Inputs, Events> = Partial<Omit<Proof, 'model' | 'browser'>> & {
  readonly browser: Omit<Browser, 'starts' | 'events' | 'shows'> &
    Shown<M> & {
      readonly starts: Readonly<Record<keyof Inputs, Way>>;
      readonly events: Readonly<Record<keyof Events, Way>>;
    };
};

/** Declares what is shown of a flow. A case or a state without a way to it does not compile. */
export function defineProof<M extends AnyStateMachine, Inputs, Events>(
  model: TypedModel<M, Inputs, Events>,
  { browser, gaps = {}, openings = [], sentAtOnce = [], unmet = {} }: Written<M, Inputs, Events>,
): Proof {
  return { model, browser: browser as Browser, gaps, openings, sentAtOnce, unmet };
}
