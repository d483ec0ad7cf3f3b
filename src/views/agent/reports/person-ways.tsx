import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/agent/person.ts';
import type { Days } from '#machines/kit/records.rules.ts';
import { personName } from '#machines/kit/sheet.rules.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { PersonName } from './person-name.tsx';
import { reportAddress } from './report-address.ts';
import styles from './reports.module.css';

/** A person with the ways to their bets of the same days, and to their own team if they are an agent. */
export function PersonWays({ person, days }: { person: Person; days: Days | null }) {
  const { t } = useTranslation(['agent']);
  return (
    <>
      <PathLink
        className={styles.person}
        to={reportAddress('teamBetting', days, { member: person.id })}
        title={t('agent.reports.betsOf')}
      >
        <PersonName person={person} />
      </PathLink>
      {person.kind === 'agent' && (
        <span className={styles.ways}>
          <PathLink
            to={reportAddress('userProfitLoss', days, { under: person.id })}
            aria-label={t('agent.reports.teamOf', { name: personName(person) })}
          >
            {t('agent.reports.team')}
          </PathLink>
        </span>
      )}
    </>
  );
}
