import { useSelector } from '@xstate/react';
import { type Channel, channelsOf, mayComment } from '#machines/support/channels.rules.ts';
import { useNow } from '#src/actors/now.ts';
import { useResident } from '#src/actors/residents.ts';

/** The ways to a person, and whether a comment is one more. */
export function useChannels(): { readonly channels: readonly Channel[]; readonly comments: boolean } {
  const now = useNow();
  const result = useSelector(useResident('status'), ({ context }) => context.result);
  const member = useSelector(useResident('session'), ({ context }) => context.member);
  return { channels: channelsOf(result, member, now), comments: mayComment(result) };
}
