import { chapters } from '#sandbox/catalogue/articles/articles.ts';
import { helpVotes } from '#sandbox/db/help-schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handler } from '#sandbox/wire/handler.ts';

const limit = { count: 200, window: 60 * 60_000 };

function voterOf(caller: Caller): string {
  return caller.session ? `member ${caller.session.memberId}` : `visitor ${caller.network} ${tabOf(caller)}`;
}

/** Keeps whether an article was useful to the caller; a second answer replaces the first. */
export const useful: Handler<'help.useful'> = async ({ article, useful }, caller, sandbox) => {
  const { db, clock, limits } = sandbox;
  const known = chapters.some(({ articles }) => articles.some(({ id }) => id === article));
  if (!known) throw new Refusal('INPUT_INVALID');
  refuseTooMany(limits.take(caller.network, { name: `help votes of:${caller.network}`, limits: [limit] }));
  const vote = { useful, at: clock.now() };
  await db.write((tx) =>
    tx
      .insert(helpVotes)
      .values({ article, voter: voterOf(caller), ...vote })
      .onConflictDoUpdate({ target: [helpVotes.article, helpVotes.voter], set: vote }),
  );
  return { useful };
};
