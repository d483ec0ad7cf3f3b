import { useTranslation } from 'react-i18next';
import { CasesCard } from './cases-card.tsx';
import { ContactCards } from './contact-cards.tsx';
import styles from './feedback.module.css';
import { FeedbackCard } from './feedback-card.tsx';

/** Comments (spec 5, 7): a new one, the own ones with their answers, and the ways to a person for what can't wait. */
export function FeedbackPage() {
  const { t } = useTranslation(['support']);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('support.feedback.title')}</h1>
        <p className={styles.text}>{t('support.feedback.text')}</p>
      </header>
      <FeedbackCard />
      <CasesCard />
      <ContactCards />
    </div>
  );
}
