import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/**
 * Asks for limits: before anything is played where the market wants them, or once with "not now" as an answer; and where some
 * are set, after a while, whether they still fit.
 */
export function LimitsPrompt() {
  const { t } = useTranslation(['protection']);
  const care = useResident('standingOfCare');
  const asks = useSelector(care, ({ context }) => context.held?.limitsQuestion ?? 'first');
  const later = () => care.send({ type: 'limits.postponed' });
  return (
    <Dialog
      open
      size="warning"
      title={t(`protection.care.limits.${asks}.title`)}
      description={t(`protection.care.limits.${asks}.text`)}
      closeLabel={t('protection.break.close')}
      onClose={() => care.send({ type: 'limits.closed' })}
      footer={
        <>
          <Button onClick={later}>{t(`protection.care.limits.${asks}.later`)}</Button>
          <Button variant="primary" data-autofocus onClick={() => care.send({ type: 'limits.opened' })}>
            {t(`protection.care.limits.${asks}.open`)}
          </Button>
        </>
      }
    />
  );
}
