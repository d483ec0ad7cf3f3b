import { useTranslation } from 'react-i18next';
import type { PartFailure } from '#src/ui/part-failure.ts';

/** The message for a missing part: a slow line, or a crash with its reference. */
export function useFailureWords(failure: PartFailure): { title: string; text: string; retry: string } {
  const { t } = useTranslation(['shell']);
  if (failure.kind === 'lost')
    return { title: t('shell.broken.title'), text: t('shell.broken.text'), retry: t('shell.retry') };
  const { reference } = failure;
  return {
    title: t('shell.crashed.title'),
    text: t('shell.crashed.text', { reference }),
    retry: t('shell.crashed.retry'),
  };
}
