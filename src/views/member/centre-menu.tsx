import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type MemberPage, memberPages } from '#machines/centres.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';
import { Badge } from '#src/ui/badge.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './centre-menu.module.css';
import type { CentrePages } from './centre-page.ts';
import { memberAddress } from './member-address.ts';

type Props = {
  page: MemberPage;
  pages: CentrePages;
  /** A page was chosen. */
  onChosen?: () => void;
};

/** The pages of the member centre that are open to this person (spec 2), with the number of waiting missions. */
export function CentreMenu({ page, pages, onChosen }: Props) {
  const { t } = useTranslation(['member']);
  const sends = useSelector(useResident('session'), ({ context }) => context.member?.toUpline === true);
  const open = memberPages.filter((one) => sends || one !== 'transferUpline');
  const { data: missions } = useMemberRead('missions.summary', {});
  const waiting = missions?.count ?? 0;
  return (
    <nav aria-label={t('member.centre.menu')}>
      <ul className={styles.list}>
        {open.map((one) => {
          const { name, icon: Icon } = pages[one];
          const count = one === 'missionLeaderboard' ? waiting : 0;
          return (
            <li key={one}>
              <PathLink
                to={memberAddress(one)}
                className={styles.entry}
                aria-current={one === page ? 'page' : undefined}
                onClick={onChosen}
              >
                <Icon aria-hidden={true} />
                <span className={styles.name}>{t(name)}</span>
                {count > 0 && (
                  <>
                    <Badge count={count} />
                    <span className="visually-hidden">{t('member.centre.missions', { count })}</span>
                  </>
                )}
              </PathLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
