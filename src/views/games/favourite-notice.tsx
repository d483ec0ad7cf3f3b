import HeartCrack from 'lucide-react/icons/heart-crack';
import { useTranslation } from 'react-i18next';
import type { Favourites } from '#src/actors/favourites.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice, NoticeStack } from '#src/ui/notice.tsx';

/** Why a heart was put back. */
export function FavouriteNotice({ favourites: { ungranted, close } }: { favourites: Favourites }) {
  const { t } = useTranslation(['games', 'system']);
  const textOf = useFailureText();
  if (!ungranted) return null;
  const action = (
    <Button size="small" onClick={close}>
      {t('games.favourite.close')}
    </Button>
  );
  return (
    <NoticeStack>
      <Notice icon={<HeartCrack />} action={action}>
        {t('games.favourite.failed')} {textOf(ungranted.failure)}
      </Notice>
    </NoticeStack>
  );
}
