import { expireDue } from '#sandbox/books/deposits-due.ts';
import { limitsPostponed } from '#sandbox/db/protection-schema.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { exclude, takeBreak } from './absence-acts.ts';
import { comeBack } from './coming-back.ts';
import { historyOf } from './history.ts';
import { actOnLimit } from './limit-acts.ts';
import { standingOf } from './member-protection.ts';
import { openMatters } from './open-matters.ts';
import { playActs } from './play-acts.ts';
import { askRegister } from './register.ts';
import { statementOf } from './statement.ts';

export const protection = {
  'protection.standing': async (_, caller, sandbox) => {
    await expireDue(sandbox);
    return standingOf(sandbox.db.read, memberIdOf(caller), sandbox);
  },
  'protection.limitsLater': async (_, caller, { db, clock }) => {
    const memberId = memberIdOf(caller);
    const at = clock.now();
    await db.write((tx) =>
      tx
        .insert(limitsPostponed)
        .values({ memberId, at })
        .onConflictDoUpdate({ target: limitsPostponed.memberId, set: { at } }),
    );
    return null;
  },
  'protection.limit': actOnLimit,
  'protection.askRegister': askRegister,
  'protection.history': historyOf,
  'protection.openMatters': (_, caller, { db, clock }) =>
    openMatters(db.read, memberIdOf(caller), { at: clock.now(), language: caller.language }),
  'protection.break': takeBreak,
  'protection.exclude': exclude,
  'protection.return': comeBack,
  'protection.statement': (input, caller, sandbox) => statementOf(input, memberIdOf(caller), sandbox),
  ...playActs,
} satisfies Partial<Handlers>;
