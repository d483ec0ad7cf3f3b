import type { CallInput, CallName } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { isUnheard } from '../kit/meaning.rules.ts';

/** What is old when a favourite changed, or may have. */
export const favouriteReads: readonly CallName[] = ['games.favourites', 'games.favouriteList'];

/** By the id of a game, whether it is a favourite. */
export type Hearts = Readonly<Record<string, boolean>>;

/** What is asked of the gateway for one game. */
export type Wish = CallInput<'games.favour'>;

/** Who presses a heart: `awaited` while the gateway is still asked who is here: they may be a member. */
export type Presser = 'visitor' | 'awaited' | 'member';

/** Who is here, from whether somebody is signed in and whether their account is known. */
export function presserOf(signedIn: boolean, known: boolean): Presser {
  if (known) return 'member';
  return signedIn ? 'awaited' : 'visitor';
}

/** What became of the wishes: what a member wishes, what the gateway has said yes to, what is being asked. */
export type Wishes = { readonly wished: Hearts; readonly granted: Hearts; readonly sending: Wish | null };

export const noWishes: Wishes = { wished: {}, granted: {}, sending: null };

/** A wish that was not granted, as far as anybody knows, and why. */
export type Ungranted = { readonly wish: Wish; readonly failure: Failure };

/** A heart that was pressed: it shows at once what is wished. */
export function wish(wishes: Wishes, { gameId, favorite }: Wish): Wishes {
  return { ...wishes, wished: { ...wishes.wished, [gameId]: favorite } };
}

/** The gateway has said yes to what was asked. */
export function grant({ wished, granted, sending }: Wishes): Wishes {
  const grantedNow = sending ? { ...granted, [sending.gameId]: sending.favorite } : granted;
  return { wished, granted: grantedNow, sending: null };
}

/**
 * A wish that was not granted: the heart is put back as the gateway granted it before, whatever was pressed meanwhile. When
 * no answer was heard, what the gateway is asked for next counts, and nothing that was known before.
 */
export function putBack({ wished, granted, sending }: Wishes, failure: Failure): Wishes {
  const { gameId } = sent({ sending });
  const { [gameId]: _, ...otherWishes } = wished;
  const { [gameId]: known, ...otherGrants } = granted;
  if (isUnheard(failure)) return { wished: otherWishes, granted: otherGrants, sending: null };
  const back = known === undefined ? {} : { [gameId]: known };
  return { wished: { ...otherWishes, ...back }, granted, sending: null };
}

/** A wish that the gateway has not been asked for yet, or null. */
export function nextWish({ wished, granted }: Wishes): Wish | null {
  const [found] = Object.entries(wished).filter(([gameId, favorite]) => granted[gameId] !== favorite);
  return found ? { gameId: found[0], favorite: found[1] } : null;
}

/** Takes the next wish in hand. */
export function takeNext(wishes: Wishes): Wishes {
  return { ...wishes, sending: nextWish(wishes) };
}

/** What is sent; without a wish in hand nothing is. */
export function sent({ sending }: Pick<Wishes, 'sending'>): Wish {
  return sending ?? { gameId: '', favorite: false };
}

/** Whether a heart is shown full: as wished, else as the gateway says. */
export function favoured(gameId: string, wished: Hearts, known: readonly string[]): boolean {
  return wished[gameId] ?? known.includes(gameId);
}
