import { useTranslation } from 'react-i18next';
import { usePageSecure } from '#src/actors/device.ts';
import { Alert } from '#src/ui/alert.tsx';

/** Says at once, where people sign in or register, that the page would need https; nothing where it has it. */
export function InsecurePage() {
  const { t } = useTranslation(['system']);
  return usePageSecure() ? null : <Alert>{t('system.errors.PAGE_INSECURE')}</Alert>;
}
