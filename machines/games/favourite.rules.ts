import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';

/** By the id of a game, whether it is a favourite. */
export type Hearts = Readonly<Record<string, boolean>>;

/** What is asked of the gateway for one game. */
export type Wish = CallInput<'games.favour'>;

/** Who presses a heart: `awaited` while a kept token is still being confirmed, which makes nobody a visitor. */
export type Presser = 'visitor' | 'awaited' | 'member';

/** Who is here, from whether a token is held and whether its account is known. */
export function presserOf(held: boolean, known: boolean): Presser {
  if (known) return 'member';
  return held ? 'awaited' : 'visitor';
}

/** What became of the wishes: what a member wishes, what the gateway has said yes to, what is being asked. */
export type Wishes = { readonly wished: Hearts; readonly granted: Hearts; readonly sending: Wish | null };

export const noWishes: Wishes = { wished: {}, granted: {}, sending: null };

/** Why a wish was not granted, and for which game. */
export type Ungranted = { readonly gameId: string; readonly failure: Failure };

/** A heart that was pressed: it shows at once what is wished. */
export function wish(wishes: Wishes, { gameId, favorite }: Wish): Wishes {
  return { ...wishes, wished: { ...wishes.wished, [gameId]: favorite } };
}

/** The gateway has said yes to what was asked. */
export function grant({ wished, granted, sending }: Wishes): Wishes {
  const grantedNow = sending ? { ...granted, [sending.gameId]: sending.favorite } : granted;
  return { wished, granted: grantedNow, sending: null };
}

/** The gateway has said no: the heart is put back as it was, whatever was pressed meanwhile. */
export function putBack({ wished, granted, sending }: Wishes): Wishes {
  const { [sending?.gameId ?? '']: _, ...others } = wished;
  const known = sending ? granted[sending.gameId] : undefined;
  const back = sending && known !== undefined ? { [sending.gameId]: known } : {};
  return { wished: { ...others, ...back }, granted, sending: null };
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
export function sent({ sending }: Wishes): Wish {
  return sending ?? { gameId: '', favorite: false };
}

/** Whether a heart is shown full: as wished, else as the gateway says. */
export function favoured(gameId: string, wished: Hearts, known: readonly string[]): boolean {
  return wished[gameId] ?? known.includes(gameId);
}
