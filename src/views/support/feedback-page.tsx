import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#src/actors/latest.ts';
import { useResident } from '#src/actors/residents.ts';
import { CasesCard } from './cases-card.tsx';
import { ContactCards } from './contact-cards.tsx';
import styles from './feedback.module.css';
import { FeedbackCard } from './feedback-card.tsx';

/** Comments (spec 5, 7): a new one, the own ones with their answers, and the ways to a person for what can't wait. */
export function FeedbackPage() {
  const { t } = useTranslation(['support']);
  // The draft outlives the end of a session, and is nobody else's.
  const account = useSelector(useResident('session'), ({ context }) => context.member?.account);
  const whose = useLatest(account);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('support.feedback.title')}</h1>
        <p className={styles.text}>{t('support.feedback.text')}</p>
      </header>
      <FeedbackCard key={whose} />
      <CasesCard />
      <ContactCards />
    </div>
  );
}
