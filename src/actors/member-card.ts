import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { memberId } from '#contract/agent/member-id.ts';
import type { CallInput } from '#contract/calls.ts';
import { useLatest } from './latest.ts';
import { useMemberRead } from './reads.ts';

/**
 * The card of somebody of the team. Once the gateway says that they are not of it, nothing of them is kept, and `onGone`
 * is told.
 */
export function useMemberCard(input: CallInput<'agent.member'>, onGone: () => void) {
  const queries = useQueryClient();
  const able = memberId.test(input.id);
  const read = useMemberRead('agent.member', input, { fresh: 0, enabled: able });
  const latest = useLatest(read.data);
  const gone = !able || read.error?.failure.code === 'MEMBER_UNKNOWN';
  const tell = useRef(onGone);
  tell.current = onGone;
  const { id } = input;
  useEffect(() => {
    if (!gone) return;
    tell.current();
    queries.removeQueries({
      queryKey: ['agent.member'],
      type: 'inactive',
      predicate: ({ queryKey: [, asked] }) => (asked as { id?: string }).id === id,
    });
  }, [queries, gone, id]);
  return {
    card: gone ? undefined : latest,
    gone,
    failure: read.data || gone ? null : (read.error?.failure ?? null),
    busy: read.isFetching,
    again: () => void read.refetch(),
  };
}
