import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type MemberPage, memberPages } from '#machines/centres.ts';
import { unreadAgainIn } from '#machines/notices/board.rules.ts';
import { openWhileAway } from '#machines/system/access.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { CentreList } from './centre-list.tsx';
import type { MemberPages } from './centre-page.ts';
import { memberAddress } from './member-address.ts';

type Props = {
  page: MemberPage;
  pages: MemberPages;
  /** A page was chosen. */
  onChosen?: (() => void) | undefined;
};

/** The pages of the member centre that are open to this person (spec 2), with the numbers of missions to claim and unread messages. */
export function MemberMenu({ page, pages, onChosen }: Props) {
  const { t } = useTranslation(['member']);
  // Comments are reached from the messages, where they are answered: the menu is as the specification has it.
  const at = page === 'feedback' ? 'messageV2' : page;
  const sends = useSelector(useResident('session'), ({ context }) => context.member?.toUpline === true);
  const away = useAccount() === 'away';
  const isHere = useIsHere();
  const open = memberPages.filter(
    (one) =>
      one !== 'feedback' &&
      (sends || one !== 'transferUpline') &&
      (!away || openWhileAway('member', one)) &&
      isHere({ screen: 'member', page: one }),
  );
  const { data: missions } = useMemberRead('missions.summary', {}, { enabled: !away });
  const { data: unread = 0 } = useMemberRead('notices.unread', {}, { again: unreadAgainIn });
  const counts: Partial<Record<MemberPage, { count: number; counted: string }>> = {
    missionLeaderboard: {
      count: missions?.count ?? 0,
      counted: t('member.centre.missions', { count: missions?.count ?? 0 }),
    },
    messageV2: { count: unread, counted: t('member.centre.unread', { count: unread }) },
  };
  const entries = open.map((one) => ({
    to: memberAddress(one),
    name: t(pages[one].name),
    icon: pages[one].icon,
    current: one === at,
    ...counts[one],
  }));
  return <CentreList label={t('member.centre.menu.member')} entries={entries} onChosen={onChosen} />;
}
