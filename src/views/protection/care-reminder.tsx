import { useSelector } from '@xstate/react';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './care-reminder.module.css';

/** The line at the foot of every page that keeps the way to the message, once the member has put it off. */
export function CareReminder() {
  const { t } = useTranslation(['protection']);
  const care = useResident('standingOfCare');
  const overdue = useSelector(care, ({ context }) => context.held?.care.suspended === true);
  return (
    <section className={styles.line} aria-label={t('protection.care.reminder')}>
      <MessageCircleQuestion aria-hidden="true" />
      <p>{t(overdue ? 'protection.care.reminderOverdue' : 'protection.care.title')}</p>
      <Button onClick={() => care.send({ type: 'answer.clicked' })}>{t('protection.care.answer')}</Button>
    </section>
  );
}
