import type { Transaction } from '#sandbox/db/database.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import * as changes from './changes.ts';
import { inboxPage, messageOf } from './lists.ts';
import { messageShown } from './messages.ts';

type Change<Input, Output> = (tx: Transaction, who: changes.Who, input: Input) => Promise<Output>;

/** A change of the caller's own inbox, in one transaction. */
function changing<Input, Output>(change: Change<Input, Output>) {
  return (input: Input, caller: Caller, { db, clock }: Sandbox) =>
    db.write((tx) => change(tx, { memberId: memberIdOf(caller), at: clock.now() }, input));
}

/** The inbox (spec 2, messageV2). */
export const inbox = {
  'inbox.page': (input, caller, { db, clock }) => inboxPage(db.read, memberIdOf(caller), input, clock.now()),
  'inbox.message': async ({ id, language }, caller, { db, clock }) => {
    const found = await messageOf(db.read, memberIdOf(caller), id);
    if (!found) throw new Refusal('NOT_FOUND');
    await changes.noteOpening(db, found, clock.now());
    return messageShown(found, language, clock.now());
  },
  'inbox.mark': changing(changes.mark),
  'inbox.readAll': changing(changes.readAll),
  'inbox.remove': changing(changes.remove),
  'inbox.restore': changing(changes.restore),
  'inbox.answer': changing(changes.answer),
} satisfies Partial<Handlers>;
