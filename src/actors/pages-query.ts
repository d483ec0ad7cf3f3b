import type { CallOutput, Gateway } from '#contract/calls.ts';
import type { ListInput } from '#machines/games/list-view.rules.ts';
import { pageSize } from '#machines/games/pages.rules.ts';

type Asked = { readonly pageParam: number; readonly signal: AbortSignal };

/**
 * The query that reads a list page by page from the page `from`: shared by the view that shows it and the
 * code that prefetches it. But for a member's own games, which are read apart, a list is the same for everybody.
 */
export function pagesQuery(call: Gateway, input: ListInput, from: number) {
  return {
    queryKey: ['games.list', input, { from }] as const,
    queryFn: ({ pageParam, signal }: Asked): Promise<CallOutput<'games.list'>> =>
      call('games.list', { ...input, page: pageParam, pageSize }, { signal }),
    initialPageParam: from,
    // A list that was scrolled far is not read again as a whole; reopening it does that.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  };
}
