import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './referral.module.css';

type Props = { totals: NonNullable<CallOutput<'member.referral'>['friends']>['totals'] };

/** What came of the invitations so far, and this month. */
export function ReferralTotals({ totals }: Props) {
  const { t } = useTranslation(['member']);
  const money = useMoney();
  const language = useLanguage();
  const { month } = totals;
  const shown = [
    ['invited', formatCount(totals.invited, language)],
    ['qualified', formatCount(totals.qualified, language)],
    ['rewarded', formatCount(totals.rewarded, language)],
    ['amount', money(totals.amount)],
    ['monthQualified', formatCount(month.qualified, language)],
    ['monthAmount', money(month.amount)],
  ] as const;
  return (
    <Card
      title={t('member.friends.totals.title')}
      aside={
        <PathLink to={pathOf({ screen: 'member', page: 'rewardCenter' })}>
          {t('member.friends.totals.rewards')}
        </PathLink>
      }
    >
      <dl className={styles.totals}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`member.friends.totals.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
