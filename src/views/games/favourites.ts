import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { favouriteMachine } from '#machines/games/favourite.machine.ts';
import { isFavourite, presserOf, type Ungranted } from '#machines/games/favourite.rules.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';

/** A member's current wishes for favourites. */
export type Favourites = {
  readonly has: (gameId: string) => boolean;
  /** Adds or removes a favourite; a visitor is asked to sign in. The function is stable. */
  readonly press: (gameId: string, favorite: boolean) => void;
  readonly ungranted: Ungranted | null;
  /** Wishes again what no answer came to. */
  readonly retry: () => void;
  readonly close: () => void;
};

const none: readonly string[] = [];

/** The favourites of the person here, and the way to change them (spec 7). */
export function useFavourites(): Favourites {
  const actor = usePageActor(favouriteMachine);
  const { wished, ungranted } = useSelector(actor, ({ context }) => context);
  const known = useAccount() !== null;
  const signedIn = useSignedIn();
  const who = presserOf(signedIn, known);
  const newest = useRef(who);
  newest.current = who;
  const { data } = useMemberRead('games.favourites', {});
  const favourites = known ? (data?.games ?? none) : none;
  useEffect(() => {
    if (who !== 'awaited') actor.send({ type: 'person.known', who });
  }, [actor, who]);
  const press = useCallback(
    (gameId: string, favorite: boolean) =>
      actor.send({ type: 'heart.pressed', wish: { gameId, favorite }, who: newest.current }),
    [actor],
  );
  const has = useMemo(
    () => (gameId: string) => isFavourite(gameId, wished, favourites),
    [wished, favourites],
  );
  const retry = () => actor.send({ type: 'heart.retried' });
  return { has, press, ungranted, retry, close: () => actor.send({ type: 'notice.closed' }) };
}
