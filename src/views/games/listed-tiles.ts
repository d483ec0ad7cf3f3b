import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallFailure } from '#contract/errors.ts';
import type { GameTile } from '#contract/games.ts';
import type { ListInput } from '#machines/games/list-view.rules.ts';
import { pageSize, tileKey } from '#machines/games/pages.rules.ts';
import { questionOf } from '#src/actors/reads.ts';
import { useSystem } from '#src/actors/system-context.tsx';

function slices(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / pageSize);
  return Array.from({ length: count }, (_, at) => ids.slice(at * pageSize, (at + 1) * pageSize));
}

/** Reads games by their ids, sixty a call, and knows those read before; by `tileKey`. */
export function useReadTiles(
  asker: ListInput,
  ids: readonly string[],
): { readonly tiles: ReadonlyMap<string, GameTile>; readonly loading: boolean } {
  const { call } = useSystem();
  const [known] = useState(() => new Map<string, GameTile>());
  const reads = useQueries({
    queries: slices(ids).map((some) => {
      const input = { ...asker, gameIds: some.join(), page: 1, pageSize };
      return {
        // But for a member's own games, which are read apart, a list is the same for everybody.
        ...questionOf(call, 'games.list', input, ''),
        staleTime: 600_000,
        throwOnError: (_: CallFailure) => false,
      };
    }),
  });
  for (const { data } of reads) for (const tile of data?.games ?? []) known.set(tileKey(tile), tile);
  return { tiles: known, loading: reads.some(({ isFetching }) => isFetching) };
}
