import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Length, Matters } from '#machines/protection/absence.rules.ts';
import type { MoneyAct } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import styles from './absence.module.css';
import { useMatters } from './use-matters.ts';

type Props = {
  /** What begins with the press, and what ends with it. */
  title: string;
  text: string;
  confirm: string;
  act: MoneyAct;
  length: Length | null;
  matters: Matters | null;
  /** The way back to the first screen, or out. */
  onBack: () => void;
  /** What is ticked before. */
  children?: ReactNode;
};

/** The second screen: what stays open, what closes, and one button. The way back is as large as the way on. */
export function AbsenceSure({ title, text, confirm, act, length, matters, onBack, children }: Props) {
  const { t } = useTranslation(['protection', 'acts']);
  const facts = useMatters();
  const sending = act.step === 'sending';
  return (
    <div className={styles.flow}>
      <h2 tabIndex={-1} ref={takeFocus}>
        {title}
      </h2>
      <p>{text}</p>
      <h3>{t('protection.away.open')}</h3>
      <ActFacts facts={facts(length, matters)} />
      {matters === null && <p>{t('protection.away.unread')}</p>}
      {children}
      <LiveStatus text={sending ? t('acts.sending') : ''} />
      <div className={styles.even}>
        <Button variant="primary" size="large" busy={sending} onClick={act.confirm}>
          {confirm}
        </Button>
        <Button size="large" disabled={sending} onClick={onBack}>
          {t('protection.away.back')}
        </Button>
      </div>
    </div>
  );
}
