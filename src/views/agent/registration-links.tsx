import { Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { openLinks } from '#machines/agent/links.rules.ts';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { InviteCard } from './invite-card.tsx';
import { LinkAddress } from './link-address.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './registration.module.css';

/** The agent's own link, a new one, and all that were made, newest first. */
export function RegistrationLinks({ links }: { links: CallOutput<'agent.invitations'> }) {
  const { t } = useTranslation(['agent']);
  const { origin, ownCode, registers, ownRates, most, invitations, zone } = links;
  const open = openLinks(links);
  const own = t('agent.registration.own.title');
  return (
    <div className={styles.cards}>
      {ownCode !== null && (
        <Card title={own}>
          <p className={styles.note}>{t('agent.registration.own.text')}</p>
          <LinkAddress origin={origin} code={ownCode} name={own} />
        </Card>
      )}
      <InviteCard registers={registers} ownRates={ownRates} most={most} full={open >= most} />
      <Card
        title={t('agent.registration.list.title')}
        aside={<span className={styles.note}>{t('agent.registration.list.open', { open, most })}</span>}
      >
        {invitations.length === 0 && (
          <EmptyState
            level="h3"
            icon={<Link />}
            title={t('agent.registration.list.none')}
            text={t('agent.registration.list.noneText')}
          />
        )}
        <ul className={styles.links}>
          {invitations.map((link) => (
            <LinkRow key={link.id} link={link} origin={origin} zone={zone} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
