import type { Arrival } from '#assurance/walk/model.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';

export type SessionEnd = Arrival<typeof sessionMachine>;

/** A member who signed in now. */
export const member = ['wants to sign in', 'entry: member'];

/** What is told, but for the word that nothing was read for anybody. */
export const emitted = ({ effects }: SessionEnd) =>
  effects.emitted
    .filter((event) => event.type !== 'stale' || event.reads.length > 0)
    .map(({ type }) => type)
    .join(', ');
export const context = ({ to }: SessionEnd) => to.snapshot.context;
export const inputOf = ({ effects }: SessionEnd, id: string) =>
  effects.started.find((one) => one.id === id)?.input;

/** All are told which kind of account is here, and nothing else is done. */
export const tells = (account: string | null) => (end: SessionEnd) =>
  emitted(end) === 'account.changed' &&
  end.effects.emitted.some((event) => event.type === 'account.changed' && event.account === account);
