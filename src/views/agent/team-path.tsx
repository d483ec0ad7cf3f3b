import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/agent/person.ts';
import { Name } from '#src/ui/as-is.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './team.module.css';
import { teamAddress } from './team-address.ts';

type Props = {
  /** From directly below the agent down to the one whose page it is. */
  path: readonly Person[];
};

/** The way from the agent's team down to somebody; each step leads to the team below it. */
export function TeamPath({ path }: Props) {
  const { t } = useTranslation(['agent']);
  return (
    <nav aria-label={t('agent.team.path')}>
      <ol className={styles.path}>
        <li>
          <PathLink to={teamAddress()}>{t('agent.downline')}</PathLink>
        </li>
        {path.map(({ id, nickname }, at) => (
          <li key={id}>
            {at === path.length - 1 ? (
              <Name aria-current="page">{nickname}</Name>
            ) : (
              <PathLink to={teamAddress(id)}>
                <Name>{nickname}</Name>
              </PathLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
