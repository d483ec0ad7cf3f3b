import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type MemberPage, memberPages } from '#machines/centres.ts';
import { unreadAgainIn } from '#machines/notices/board.rules.ts';
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

/** The pages of the member centre that are open to this person (spec 2), with the numbers of missions to claim and unread messages. */
export function CentreMenu({ page, pages, onChosen }: Props) {
  const { t } = useTranslation(['member']);
  // Comments are reached from the messages, where they are answered: the menu is as the specification has it.
  const at = page === 'feedback' ? 'messageV2' : page;
  const sends = useSelector(useResident('session'), ({ context }) => context.member?.toUpline === true);
  const open = memberPages.filter((one) => one !== 'feedback' && (sends || one !== 'transferUpline'));
  const { data: missions } = useMemberRead('missions.summary', {});
  const { data: unread = 0 } = useMemberRead('notices.unread', {}, { again: unreadAgainIn });
  const counts: Partial<Record<MemberPage, number>> = {
    missionLeaderboard: missions?.count ?? 0,
    messageV2: unread,
  };
  return (
    <nav aria-label={t('member.centre.menu')}>
      <ul className={styles.list}>
        {open.map((one) => {
          const { name, icon: Icon } = pages[one];
          const count = counts[one] ?? 0;
          return (
            <li key={one}>
              <PathLink
                to={memberAddress(one)}
                className={styles.entry}
                aria-current={one === at ? 'page' : undefined}
                onClick={onChosen}
              >
                <Icon aria-hidden={true} />
                <span className={styles.name}>{t(name)}</span>
                {count > 0 && (
                  <>
                    <Badge count={count} />
                    <span className="visually-hidden">
                      {t(one === 'messageV2' ? 'member.centre.unread' : 'member.centre.missions', { count })}
                    </span>
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
