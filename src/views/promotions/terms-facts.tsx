import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facts } from '#contract/promotions/terms.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatPercent } from '#src/i18n/money.ts';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import styles from './detail.module.css';

/** The terms of a promotion as facts, in a fixed order, before its long text. */
export function TermsFacts({ facts, zone }: { facts: Facts; zone: string }) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const inZone = useInZone();
  const money = useMoney();
  const { who, what, dates, wagering, maxBet, order, cap, leaving } = facts;
  const people = [
    who.minRank > 1 ? t('promotions.facts.rank', { rank: who.minRank }) : t('promotions.facts.everybody'),
    who.newWithinDays !== null && t('promotions.facts.newWithin', { count: who.newWithinDays }),
    who.reviewed && t('promotions.facts.reviewed'),
  ];
  const amount = money(what.amount);
  const gift = [
    t(`promotions.facts.gives.${what.gives}`, { amount, percent: what.percent ?? '' }),
    what.minDeposit !== null && t('promotions.facts.minDeposit', { amount: money(what.minDeposit) }),
  ];
  const time = [
    t('promotions.facts.from', { date: inZone(dates.opensAt, zone) }),
    t('promotions.facts.until', { date: inZone(dates.closesAt, zone) }),
    t('promotions.facts.claimWithin', { count: dates.claimHours }),
  ];
  const bets = wagering
    ? [
        t(`promotions.facts.times.${wagering.of}`, { count: wagering.times }),
        t('promotions.facts.days', { count: wagering.days }),
        t('promotions.facts.games', {
          games: wagering.games
            .map(
              ({ gameType, percent }) =>
                `${t(`promotions.game.${gameType}`, gameType)} ${formatPercent(Number(percent), language)}`,
            )
            .join(', '),
        }),
      ]
    : [t('promotions.facts.noWagering')];
  const rows: readonly (readonly [name: string, lines: readonly (string | false)[]])[] = [
    [t('promotions.facts.who'), people],
    [t('promotions.facts.what'), gift],
    [t('promotions.facts.dates'), time],
    [t('promotions.facts.wagering'), bets],
    [t('promotions.facts.maxBet'), [maxBet === null ? t('promotions.facts.noMaxBet') : money(maxBet)]],
    [t('promotions.facts.order'), [t(`promotions.facts.orders.${order}`)]],
    [t('promotions.facts.cap'), [cap === null ? t('promotions.facts.noCap') : money(cap)]],
    [t('promotions.facts.leaving'), [t(`promotions.facts.leave.${leaving}`)]],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, lines]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{lines.filter((line): line is string => line !== false).map(said)}</dd>
        </div>
      ))}
    </dl>
  );
}

function said(line: string): ReactNode {
  return <p key={line}>{line}</p>;
}
