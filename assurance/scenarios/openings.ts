import type { AnyEventObject } from 'xstate';
import type { Leg } from '#src/watch/scenario.schema.ts';

/** Where a machine lives in the running product, and who has to be signed in for it to be there. */
export type Opening = {
  /** An account of the sandbox's seed; null for a visitor. */
  readonly who: string | null;
  readonly path: string;
  /** What the sandbox does for the person first; `{reference}` in the path is what came of it. */
  readonly prepare?:
    | 'withdrawal'
    | 'paid withdrawal'
    | 'deposit'
    | 'authenticator'
    | 'claim'
    | 'reward'
    | 'invitation'
    | 'bill'
    | 'agent below'
    | 'deposit limit'
    | 'no limits'
    | 'excluded'
    | 'back in play';
  /** A resident by its name in the system, an actor that the page makes for itself, or a child of the one `after`. */
  readonly where: { readonly system: string } | { readonly page: true } | { readonly child: string };
  /** The input of the model that is like the one it really gets; the first when not given. */
  readonly input?: string;
  /** The product goes on by itself as far as this state: from there the way begins. */
  readonly settled?: string;
  /** What the product has told it by itself by then: names of events of the model. */
  readonly sent?: readonly string[];
  /** The only states that are met from here; all that it leads to when not given. */
  readonly only?: readonly string[];
  /** Another machine’s scenario that must stand first; who is in and which page is open are as it says. */
  readonly after?: string;
  /** What brings those others to where this machine can be seen: told to each before its own steps. */
  readonly shown?: Readonly<Record<string, readonly Told[]>>;
};

/** An event for another machine, and the state that it is in then. */
export type Told = { readonly name: string; readonly event: AnyEventObject; readonly value: Leg['from'] };

const member = 'member1';

/** Where a machine that a page makes for itself is met; by member1 where nobody else is named. */
export function ofPage(path: string, more: Partial<Opening> = {}): Opening {
  return { who: member, path, where: { page: true }, ...more };
}

/** Where a resident is met, by its name in the system; by a visitor on the home where nothing else is said. */
export function resident(system: string, more: Partial<Opening> = {}): Opening {
  return { who: null, path: '/', where: { system }, ...more };
}
