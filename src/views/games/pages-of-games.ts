import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#contract/calls.ts';
import type { CallFailure, Failure } from '#contract/errors.ts';
import type { GameTile } from '#contract/games.ts';
import type { ListInput } from '#machines/games/list-view.rules.ts';
import { firstPlaceOf, pageAfter, pageBefore, pageInstead, tilesOf } from '#machines/games/pages.rules.ts';
import { pagesQuery } from '#src/actors/pages-query.ts';
import { useSystem } from '#src/actors/system-context.tsx';

type Page = CallOutput<'games.list'>;
type Pages = InfiniteData<Page, number>;
type Began = { readonly from: number };

/** A list that is read page by page, from wherever it was begun; places count from 0 over the whole list. */
export type PagedList = {
  readonly tiles: readonly GameTile[];
  /** The place of the first tile. */
  readonly offset: number;
  /** Whether more follows after the last tile. */
  readonly more: boolean;
  readonly loading: boolean;
  /** Why there is nothing, or why the next page could not be fetched. */
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** The list that is shown: while another is on its way, still the one before it. */
  readonly shown: string;
  /** Whether the list that is shown is the one before. */
  readonly stale: boolean;
  /** How many pages are here: it changes with each that comes. */
  readonly pages: number;
  readonly next: () => void;
  readonly previous: () => void;
  /** Asks again for what failed. */
  readonly again: () => void;
  /** Starts again at a page far from the loaded ones. */
  readonly beginAt: (page: number) => void;
};

const tilesByPages = new WeakMap<readonly Page[], readonly GameTile[]>();

/** The same tiles for the same pages, however often they are asked for. */
function joined(pages: readonly Page[]): readonly GameTile[] {
  const known = tilesByPages.get(pages) ?? tilesOf(pages);
  tilesByPages.set(pages, known);
  return known;
}

/** Where a cached list that contains this page was started, so that a person who returns finds it unchanged. */
function begunFrom(queries: QueryClient, input: ListInput, page: number): number {
  const kept = queries.getQueriesData<Pages>({ queryKey: ['games.list', input] });
  const found = kept.find(([, data]) => data?.pageParams?.includes(page));
  return (found?.[0][2] as Began | undefined)?.from ?? page;
}

/**
 * Reads a list of games page by page, beginning at the page `from` (spec 3, game list; infinite scroll). Each page is one
 * call, and one at a time: an answer that comes late is never put where another belongs (NET-11).
 */
export function useReadPages(input: ListInput, from: number, enabled = true): PagedList {
  const { call } = useSystem();
  const queries = useQueryClient();
  const name = JSON.stringify(input);
  const [begun, setBegun] = useState({ name, from: begunFrom(queries, input, from) });
  const now = begun.name === name ? begun : { name, from: begunFrom(queries, input, from) };
  if (now !== begun) setBegun(now);
  const [known, setKnown] = useState(name);
  const read = useInfiniteQuery<Page, CallFailure, Pages, readonly unknown[], number>({
    ...pagesQuery(call, input, now.from),
    getNextPageParam: (last, _, page) => pageAfter(last, page),
    getPreviousPageParam: (_, __, page) => pageBefore(page),
    enabled,
    // Another list stands in for one that is on its way, but not another part of the same: its places are elsewhere.
    placeholderData: (before, query) => (JSON.stringify(query?.queryKey[1]) === name ? undefined : before),
  });
  const { data, error, isFetching, isPlaceholderData: stale } = read;
  const shown = stale ? known : name;
  if (shown !== known) setKnown(shown);
  const [first] = stale ? [] : (data?.pages ?? []);
  const instead = first && data?.pages.length === 1 ? pageInstead(first, now.from) : undefined;
  if (instead !== undefined) setBegun({ name, from: instead });
  const missed = read.isFetchPreviousPageError ? read.fetchPreviousPage : read.fetchNextPage;
  const tiles = data ? joined(data.pages) : [];
  return {
    tiles,
    offset: firstPlaceOf(data?.pageParams[0] ?? now.from),
    more: read.hasNextPage,
    loading: enabled && (!data || instead !== undefined || (stale && tiles.length === 0)) && !error,
    failure: error && !isFetching ? error.failure : null,
    busy: isFetching,
    shown,
    stale,
    pages: data?.pages.length ?? 0,
    next: () => void read.fetchNextPage({ cancelRefetch: false }),
    previous: () => void read.fetchPreviousPage({ cancelRefetch: false }),
    again: () => void (data ? missed() : read.refetch()),
    beginAt: (page) => setBegun({ name, from: page }),
  };
}
