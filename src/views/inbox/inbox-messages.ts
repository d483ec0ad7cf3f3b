import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { type InboxAsked, inboxInput } from '#machines/inbox/list.rules.ts';
import { unreadAgainIn } from '#machines/notices/board.rules.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';

/** The machine of the inbox, as its views send to it. */
export type InboxActor = ActorRefFrom<typeof inboxMachine>;

/** A page of the inbox. The count in the header is compared with it, so that both say the same after one more read. */
export function useInbox(inbox: InboxActor, asked: InboxAsked) {
  const read = useMemberRead('inbox.page', inboxInput(asked, useLanguage()), {
    fresh: 0,
    again: unreadAgainIn,
  });
  const { data: counted } = useMemberRead('notices.unread', {}, { again: unreadAgainIn });
  const listed = read.data?.unread;
  useEffect(() => {
    if (listed !== undefined && counted !== undefined) inbox.send({ type: 'unread.seen', listed, counted });
  }, [inbox, listed, counted]);
  return useLatestReading(read);
}

/** One message; as soon as it is here, and nothing else is under way, it counts as read. */
export function useMessage(inbox: InboxActor, id: string) {
  const language = useLanguage();
  const read = useMemberRead('inbox.message', { id, language }, { fresh: 0 });
  const free = useSelector(inbox, (snapshot) => snapshot.hasTag('stable'));
  const opened = useRef(false);
  const wasRead = read.data?.read;
  useEffect(() => {
    // Once: a message that the member marks as unread here stays so.
    if (!free || wasRead === undefined || opened.current) return;
    opened.current = true;
    if (!wasRead) inbox.send({ type: 'message.opened', id });
  }, [inbox, id, wasRead, free]);
  return read;
}
