import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { playSentinel } from '#sandbox/kit/sentinels.ts';
import { memberIdOf, sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { endSession, lifeOf } from '#sandbox/wire/sessions.ts';
import { playFree } from './free-play.ts';
import { signInByIdentity } from './identity/by-identity.ts';
import { signIn } from './sign-in.ts';

export const session = {
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
  'session.life': (_, caller, sandbox) => lifeOf(sandbox, sessionOf(caller).tokenHash),
  // The call itself counts as a use of the session, so nothing else is to do.
  'session.stay': (_, caller, sandbox) => lifeOf(sandbox, sessionOf(caller).tokenHash),
  'session.logout': async ({ token }, _, sandbox) => {
    await endSession(sandbox, token);
    return null;
  },
} satisfies Partial<Handlers>;
