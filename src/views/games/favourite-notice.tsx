import { HeartCrack } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isUnheard } from '#machines/kit/failure-meaning.rules.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice, NoticeStack } from '#src/ui/notice.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import type { Favourites } from './favourites.ts';

interface FavouriteNoticeProps {
  favourites: Pick<Favourites, 'ungranted' | 'retry' | 'close'>;
  /** Inside a dialog, over which nothing floats. */
  inside?: boolean | undefined;
}

/** Why a heart was put back, or that no answer came and the outcome is unknown. */
export function FavouriteNotice({ favourites: { ungranted, retry, close }, inside }: FavouriteNoticeProps) {
  const { t } = useTranslation(['games', 'system']);
  const textOf = useFailureText();
  if (!ungranted) return null;
  const doubtful = isUnheard(ungranted.failure);
  const text = doubtful
    ? t('games.favourite.unheard')
    : `${t('games.favourite.failed')} ${textOf(ungranted.failure)}`;
  const action = (
    <>
      {doubtful && <RetryButton size="small" onClick={retry} />}
      <Button size="small" onClick={close}>
        {t('games.favourite.close')}
      </Button>
    </>
  );
  if (inside) {
    return (
      <Alert tone="neutral" action={action}>
        {text}
      </Alert>
    );
  }
  return (
    <NoticeStack>
      <Notice icon={<HeartCrack />} action={action}>
        {text}
      </Notice>
    </NoticeStack>
  );
}
