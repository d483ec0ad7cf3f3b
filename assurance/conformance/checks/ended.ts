import { differs, type Found, notAsked, works } from '../finding.ts';
import type { Who } from '../plan/people.ts';
import type { Stage } from '../plan/stage.ts';
import type { Step } from '../plan/step.ts';

/** Signs an account out, and asks with its token once more: it must be worth nothing. */
async function signOut(stage: Stage, who: Who): Promise<readonly Found[]> {
  const { token, absent } = await stage.seatOf(who);
  if (absent) return [notAsked('status', absent)];
  if (who.account?.token !== undefined) return [notAsked('status', 'the file’s token stays as it is')];
  const { founds, envelope } = await stage.put({ name: 'session.logout', input: { token }, token });
  if (!envelope?.success) return founds;
  const after = await stage.asker.ask({ name: 'session.life', token });
  const expected = 'a token that signed out is refused';
  if (after.status === 401) return [...founds, works('privacy', expected)];
  if (after.status !== 200) return [...founds, notAsked('privacy', 'needs `session.life` to answer')];
  const otherwise = 'Whoever finds the token of a session that ended goes on in it.';
  return [...founds, differs('privacy', expected, 'it goes on', otherwise)];
}

/** The last steps of a run. */
export function signOutSteps(people: readonly Who[]): Step[] {
  return people
    .filter(({ account, kind }) => account !== null && kind !== 'blocked')
    .map((who): Step => {
      return {
        id: `sign out ${who.label}`,
        calls: ['session.logout'],
        account: who.label,
        run: (stage) => signOut(stage, who),
      };
    });
}
