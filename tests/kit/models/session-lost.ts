import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Property } from '#assurance/walk/model.ts';
import { holdsNone } from './people.ts';

/** What the machine of a page hears when nobody is signed in any more (src/actors/secret-actor.ts). */
export const sessionLost = { 'the session is lost': { type: 'session.lost' } } as const;

/** Holds of every machine of a page in which passwords or codes are typed: these ones, as they are typed. */
export function outlivesNone<M extends AnyStateMachine = AnyStateMachine>(
  ...typed: readonly string[]
): Property<M> {
  return {
    name: 'no password or code that was typed outlives the session',
    fault: { 'on/session.lost/actions': undefined },
    edge: ({ step, to }) =>
      step.name !== 'the session is lost' || holdsNone((to.snapshot as AnyMachineSnapshot).context, typed),
  };
}

/** Why no tour of the browser does it. */
export const sessionCovers = {
  en: 'the login covers the form: the journey of a password that outlived its session shows it',
  es: 'el inicio de sesión cubre el formulario: lo muestra el recorrido de una contraseña que sobrevivió a su sesión',
};
