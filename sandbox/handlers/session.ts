import { eq } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import { playFree } from '../free-play.ts';
import type { Handlers } from '../handler.ts';
import { signInByIdentity } from '../identity/by-identity.ts';
import { playSentinel } from '../sentinels.ts';
import { endSession } from '../sessions.ts';
import { signIn } from '../sign-in.ts';
import { memberIdOf } from '../whose.ts';

type SessionHandlers = Pick<
  Handlers,
  'session.login' | 'session.identity' | 'session.freePlay' | 'session.firstLogin' | 'session.logout'
>;

export const session: SessionHandlers = {
  'session.login': async (input, caller, sandbox) => {
    await playSentinel(input.username);
    return signIn(input, caller, sandbox);
  },
  'session.identity': signInByIdentity,
  'session.freePlay': playFree,
  'session.firstLogin': async (_, caller, { db }) => {
    await db.write((tx) =>
      tx
        .update(members)
        .set({ firstLogin: false })
        .where(eq(members.id, memberIdOf(caller))),
    );
    return null;
  },
  'session.logout': async ({ token }, _, sandbox) => {
    await endSession(sandbox, token);
    return null;
  },
};
