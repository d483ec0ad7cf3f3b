import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';

/** Asks again for what failed: one word says so everywhere, and it comes with the first load. */
export function RetryButton(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  const { t } = useTranslation(['shell']);
  return <Button {...props}>{t('shell.retry')}</Button>;
}
