import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Says that a message waits for an answer, or that the answer is overdue, with the way to it. */
export function CareDialog() {
  const { t } = useTranslation(['protection']);
  const care = useResident('standingOfCare');
  const overdue = useSelector(care, ({ context }) => context.held?.care.suspended === true);
  const later = () => care.send({ type: 'put.off' });
  return (
    <Dialog
      open
      size="warning"
      title={t('protection.care.title')}
      description={overdue ? t('protection.care.overdue') : t('protection.care.waiting')}
      closeLabel={t('protection.care.later')}
      onClose={later}
      footer={
        <>
          <Button onClick={later}>{t('protection.care.later')}</Button>
          <Button variant="primary" data-autofocus onClick={() => care.send({ type: 'answer.clicked' })}>
            {t('protection.care.answer')}
          </Button>
        </>
      }
    />
  );
}
