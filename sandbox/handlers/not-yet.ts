import { type Handlers, Refusal } from '../handler.ts';

/** Calls that no handler answers so far: each leaves this list with its handler, and the last takes the file along. */
const waiting = ['session.life', 'session.stay'] as const;

const refuse = () => {
  throw new Refusal('FUNCTION_DISABLED');
};

export const notYet = Object.fromEntries(waiting.map((name) => [name, refuse])) as unknown as Pick<
  Handlers,
  (typeof waiting)[number]
>;
