import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { searchMachine } from '#machines/games/search.machine.ts';
import type { NamedGame, SearchInput, SearchQuestion } from '#machines/games/search.rules.ts';
import { usePageActor } from './page-actor.ts';

/** Games found by their names, as far as they are known now; another object only when that changes. */
export type GameSearch = {
  /** The question that `hits` answer; an older one while the newest is out. */
  readonly answered: SearchQuestion | null;
  readonly hits: readonly NamedGame[];
  readonly total: number;
  /** The games whose pictures are worth asking for. */
  readonly settled: readonly NamedGame[];
  /** It cannot be searched here: the gateway must. */
  readonly unable: boolean;
  /** Somebody came near the field. */
  readonly enter: () => void;
};

/** Searches a list by the names of its games as one types; `list` stays the same as long as the view lives. */
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
