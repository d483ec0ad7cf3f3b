import { Mail, ShieldCheck, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberPage } from '#machines/centres.ts';
import { unreadAgainIn } from '#machines/notices/board.rules.ts';
import type { AccountKind } from '#machines/session/account.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useRoot } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { AccountChip } from './account-chip.tsx';
import { Balance } from './balance.tsx';
import styles from './header.module.css';
import { SignOutButton } from './sign-out-button.tsx';

type Props = {
  account: AccountKind;
  /** What the market wants to be at hand on every page. */
  more?: ReactNode;
};

/** The member's part of the header (spec 2); the root decides who may open a centre, and explains a refusal (spec 6). */
export function MemberArea({ account, more }: Props) {
  const { t } = useTranslation(['shell']);
  const root = useRoot();
  const { data: unread = 0 } = useMemberRead(
    'notices.unread',
    {},
    { enabled: account !== 'demo', again: unreadAgainIn },
  );
  const open = (page: MemberPage) => () => root.send({ type: 'centre.asked', centre: 'member', page });
  const messages =
    unread > 0 ? t('shell.header.messagesUnread', { count: unread }) : t('shell.header.messages');
  return (
    <nav className={styles.member} aria-label={t('shell.header.label')}>
      <div className={styles.wallet}>
        <Balance />
        {account === 'away' ? (
          <Button variant="primary" size="small" onClick={open('withdraw')}>
            {t('shell.header.withdraw')}
          </Button>
        ) : (
          <Button variant="primary" size="small" onClick={open('depositv2')}>
            {t('shell.header.deposit')}
          </Button>
        )}
        <AccountChip />
      </div>
      <div className={styles.tools}>
        {more}
        {account !== 'away' && (
          <IconButton
            label={t('shell.header.security')}
            icon={<ShieldCheck />}
            data-warms="member"
            onClick={open('securityCenter')}
          />
        )}
        <IconButton label={messages} icon={<Mail />} count={unread} onClick={open('messageV2')} />
        {account === 'agent' && (
          <IconButton
            label={t('shell.header.agent')}
            icon={<UsersRound />}
            onClick={() => root.send({ type: 'centre.asked', centre: 'agent', page: 'agentTeamOverview' })}
          />
        )}
        <SignOutButton />
      </div>
    </nav>
  );
}
