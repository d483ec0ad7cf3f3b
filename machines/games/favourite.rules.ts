import type { CallInput, CallName } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { isUnheard } from '../kit/failure-meaning.rules.ts';

/** Reads that are out of date once a favourite changed, or may have. */
export const favouriteReads: readonly CallName[] = ['games.favourites', 'games.favouriteList'];

/** Whether each game is a favourite, by its id. */
export type Hearts = Readonly<Record<string, boolean>>;

/** One wish for one game, as the gateway is asked. */
export type Wish = CallInput<'games.favour'>;

/** Who presses a heart; `awaited` while the gateway is still confirming the account, which may be a member's. */
export type Presser = 'visitor' | 'awaited' | 'member';

/** The presser, from whether a person is signed in and whether their account is known. */
export function presserOf(signedIn: boolean, known: boolean): Presser {
  if (known) return 'member';
  return signedIn ? 'awaited' : 'visitor';
}

/** The state of the wishes: what the member wants, what the gateway has granted, and what is being sent. */
export type Wishes = { readonly wished: Hearts; readonly granted: Hearts; readonly sending: Wish | null };

export const noWishes: Wishes = { wished: {}, granted: {}, sending: null };

/** A wish that was not granted, or not for certain, and why. */
export type Ungranted = { readonly wish: Wish; readonly failure: Failure };

/** A heart was pressed: it shows the wish at once. */
export function wish(wishes: Wishes, { gameId, favorite }: Wish): Wishes {
  return { ...wishes, wished: { ...wishes.wished, [gameId]: favorite } };
}

/** The gateway granted what was sent. */
export function grant({ wished, granted, sending }: Wishes): Wishes {
  const grantedNow = sending ? { ...granted, [sending.gameId]: sending.favorite } : granted;
  return { wished, granted: grantedNow, sending: null };
}

/**
 * A wish was not granted: the heart goes back to what the gateway granted before, whatever was pressed
 * meanwhile. If no answer came, earlier knowledge is dropped and the gateway's next answer counts.
 */
export function putBack({ wished, granted, sending }: Wishes, failure: Failure): Wishes {
  const { gameId } = sentWish({ sending });
  const { [gameId]: _, ...otherWishes } = wished;
  const { [gameId]: known, ...otherGrants } = granted;
  if (isUnheard(failure)) return { wished: otherWishes, granted: otherGrants, sending: null };
  const back = known === undefined ? {} : { [gameId]: known };
  return { wished: { ...otherWishes, ...back }, granted, sending: null };
}

/** A wish that has not been sent yet, or null. */
export function nextWish({ wished, granted }: Wishes): Wish | null {
  const [found] = Object.entries(wished).filter(([gameId, favorite]) => granted[gameId] !== favorite);
  return found ? { gameId: found[0], favorite: found[1] } : null;
}

/** Starts sending the next wish. */
export function takeNext(wishes: Wishes): Wishes {
  return { ...wishes, sending: nextWish(wishes) };
}

/** The wish being sent; an empty one when there is none. */
export function sentWish({ sending }: Pick<Wishes, 'sending'>): Wish {
  return sending ?? { gameId: '', favorite: false };
}

/** Whether a heart is full: as wished, otherwise as the gateway says. */
export function isFavourite(gameId: string, wished: Hearts, known: readonly string[]): boolean {
  return wished[gameId] ?? known.includes(gameId);
}
