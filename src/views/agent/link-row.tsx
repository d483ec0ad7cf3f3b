import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#contract/agent/registration.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { ClosingPanel } from './closing-panel.tsx';
import { LinkAddress } from './link-address.tsx';
import { useRatesText } from './rates-text.ts';
import styles from './registration.module.css';

type Props = {
  link: Invitation;
  origin: string;
  /** The merchant's time zone. */
  zone: string;
};

/** One invitation: what it is called, what it offers, whom it brought, and while it is open, its address and how to close it. */
export function LinkRow({ link, origin, zone }: Props) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const inZone = useInZone();
  const offers = useRatesText()(link.rates);
  const { id, name, kind, code, createdAt, closedAt, uses, usesThisMonth, lastUsedAt } = link;
  // One that was closed here goes on saying how that went.
  const [closable] = useState(closedAt === null);
  const facts = [
    ...(offers === '' ? [] : ([['rates', offers]] as const)),
    ['uses', formatCount(uses, language)],
    ['month', formatCount(usesThisMonth, language)],
    ['last', lastUsedAt === null ? t('agent.registration.list.nobody') : inZone(lastUsedAt, zone)],
    ['created', inZone(createdAt, zone)],
    ...(closedAt === null ? [] : ([['closed', inZone(closedAt, zone)]] as const)),
  ] as const;
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.name}>
        <h3>
          <Name>{name}</Name>
        </h3>
        <Tag tone="neutral">{t(`agent.team.kind.${kind}`)}</Tag>
        <Tag tone={closedAt === null ? 'positive' : 'neutral'}>
          {t(closedAt === null ? 'agent.registration.list.isOpen' : 'agent.registration.list.isClosed')}
        </Tag>
      </div>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`agent.registration.list.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {closedAt === null && <LinkAddress origin={origin} code={code} name={name} offers={offers} />}
      {closable && <ClosingPanel id={id} name={name} closed={closedAt !== null} />}
    </li>
  );
}
