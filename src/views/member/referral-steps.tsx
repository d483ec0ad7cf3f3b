import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { Card } from '#src/ui/card.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './referral.module.css';

type Props = { friends: NonNullable<CallOutput<'member.referral'>['friends']> };

/** How it works, in three steps with the brand's own numbers, and what is left of the limits. */
export function ReferralSteps({ friends: { terms, totals } }: Props) {
  const { t } = useTranslation(['member']);
  const money = useMoney();
  const { left } = totals;
  const step = (number: number, title: string, text: ReactNode) => (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h3>{title}</h3>
      <div>{text}</div>
    </li>
  );
  return (
    <Card title={t('member.friends.how.title')}>
      <ol className={styles.steps}>
        {step(1, t('member.friends.how.share'), <p>{t('member.friends.how.shareText')}</p>)}
        {step(
          2,
          t('member.friends.how.play'),
          <ul>
            <li>
              {t('member.friends.how.deposit', {
                amount: money(terms.minDeposit),
                count: terms.depositDays,
              })}
            </li>
            <li>{t('member.friends.how.bets', { amount: money(terms.minBets), count: terms.betDays })}</li>
          </ul>,
        )}
        {step(
          3,
          t('member.friends.how.reward', { amount: money(terms.reward) }),
          <p>{t('member.friends.how.hold', { count: terms.holdHours })}</p>,
        )}
      </ol>
      <ul className={styles.limits} aria-label={t('member.friends.how.limits')}>
        <li>
          {`${t('member.friends.how.perMonth', { count: terms.perMonth })} ${t('member.friends.how.left', { count: left.month })}`}
        </li>
        <li>
          {`${t('member.friends.how.inTotal', { count: terms.inTotal })} ${t('member.friends.how.left', { count: left.total })}`}
        </li>
      </ul>
      <p className={styles.note}>{t('member.friends.how.version', { version: terms.version })}</p>
    </Card>
  );
}
