import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { favouriteMachine } from '#machines/games/favourite.machine.ts';
import { favoured, type Ungranted } from '#machines/games/favourite.rules.ts';
import { usePageActor } from './page-actor.ts';
import { useRead } from './reads.ts';
import { useResident, useRoot } from './residents.ts';

/** A member's favourites as they are wished now. */
export type Favourites = {
  readonly has: (gameId: string) => boolean;
  /** Wishes a game to be a favourite, or no longer; a visitor is asked to sign in. The same function always. */
  readonly press: (gameId: string, favorite: boolean) => void;
  readonly ungranted: Ungranted | null;
  readonly close: () => void;
};

const none: readonly string[] = [];

/** The favourites of whoever is here, and the way to change them (spec 7). */
export function useFavourites(): Favourites {
  const root = useRoot();
  const actor = usePageActor(favouriteMachine);
  const { wished, ungranted } = useSelector(actor, ({ context }) => context);
  const account = useSelector(useResident('session'), ({ context }) => context.account);
  const { data } = useRead('games.favourites', {});
  const known = account === null ? none : (data?.games ?? none);
  useEffect(() => {
    if (account === null) actor.send({ type: 'person.changed' });
  }, [actor, account]);
  const press = useCallback(
    (gameId: string, favorite: boolean) => {
      const visitor = root.getSnapshot().context.account === null;
      actor.send({ type: 'heart.pressed', wish: { gameId, favorite }, visitor });
    },
    [actor, root],
  );
  const has = useMemo(() => (gameId: string) => favoured(gameId, wished, known), [wished, known]);
  return { has, press, ungranted, close: () => actor.send({ type: 'refusal.closed' }) };
}
