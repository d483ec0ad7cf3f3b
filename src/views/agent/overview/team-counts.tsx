import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './overview.module.css';

/** How many people are in the team now. */
export function TeamCounts({ team }: { team: CallOutput<'agent.overview'>['team'] }) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  return (
    <PathLink className={styles.team} to={pathOf({ screen: 'agent', page: 'downline' })}>
      {(['people', 'agents', 'direct'] as const).map((name) => (
        <span key={name} className={styles.count}>
          <strong>{formatCount(team[name], language)}</strong>{' '}
          <span>{t(`agent.overview.team.${name}`, { count: team[name] })}</span>
        </span>
      ))}
    </PathLink>
  );
}
