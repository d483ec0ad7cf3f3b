import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { searchMachine } from '#machines/games/search.machine.ts';
import type { NamedGame, SearchInput, SearchQuestion } from '#machines/games/search.rules.ts';
import { usePageActor } from '#src/actors/page-actor.ts';

/** The games found by name so far; a new object only when that changes. */
export type GameSearch = {
  /** The question that `hits` answer; an older one while the newest is out. */
  readonly answered: SearchQuestion | null;
  readonly hits: readonly NamedGame[];
  readonly total: number;
  /** The games whose pictures are worth fetching. */
  readonly settled: readonly NamedGame[];
  /** It cannot be searched here: the gateway must. */
  readonly unable: boolean;
  /** The person reached the search field. */
  readonly enter: () => void;
};

/** Searches a list of games by name while the person types; `list` stays the same for the life of the view. */
export function useGameSearch(list: SearchInput, { text, vassalage }: SearchQuestion): GameSearch {
  const actor = usePageActor(searchMachine, list);
  const { answered, answer, settled } = useSelector(actor, ({ context }) => context);
  const unable = useSelector(actor, (snapshot) => snapshot.hasTag('refused'));
  useEffect(() => {
    actor.send({ type: 'question.changed', question: { text, vassalage } });
  }, [actor, text, vassalage]);
  return useMemo(
    () => ({ answered, ...answer, settled, unable, enter: () => actor.send({ type: 'field.entered' }) }),
    [actor, answered, answer, settled, unable],
  );
}
