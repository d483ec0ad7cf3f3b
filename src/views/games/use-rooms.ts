import { useTranslation } from 'react-i18next';
import { roomsOf } from '#machines/games/rooms.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';

/** Seats come and go: how long an answer about rooms counts as new; milliseconds. */
const lasting = 5_000;

/** The rooms of a vendor, for somebody who is signed in. */
export function useRooms(vassalage: string) {
  const language = useLanguage();
  return useMemberRead('games.rooms', { vassalage, language }, { fresh: lasting });
}

/** How many rooms a game has, and the least stake in them; '' without any, or while nobody knows. */
export function useRoomsNote(game: { readonly gameId: string; readonly vassalage: string }): string {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const { count, least } = roomsOf(game, useRooms(game.vassalage).data?.rooms ?? []);
  return least === null
    ? ''
    : t('games.rooms.note', { count, amount: formatMoney(least, language, currencySymbol) });
}
