import { useSelector } from '@xstate/react';
import { Mail, RefreshCw, ShieldCheck, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberPage } from '#machines/centres.ts';
import { unreadAgainIn } from '#machines/notices/board.rules.ts';
import { type AccountKind, rankLabel } from '#machines/session/account.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage, useResident, useRoot } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { avatarAddress } from '../avatar-address.ts';
import headerStyles from './header.module.css';
import styles from './member-area.module.css';
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
  const isHere = useIsHere();
  const { data: unread = 0 } = useMemberRead(
    'notices.unread',
    {},
    { enabled: account !== 'demo', again: unreadAgainIn },
  );
  const open = (page: MemberPage) => () => root.send({ type: 'centre.asked', centre: 'member', page });
  const messages =
    unread > 0 ? t('shell.header.messagesUnread', { count: unread }) : t('shell.header.messages');
  return (
    <nav className={headerStyles.member} aria-label={t('shell.header.label')}>
      <div className={headerStyles.wallet}>
        <Balance />
        {account === 'away' ? (
          <Button variant="primary" size="small" onClick={open('withdraw')}>
            {t('shell.header.withdraw')}
          </Button>
        ) : (
          isHere({ screen: 'member', page: 'depositv2' }) && (
            <Button variant="primary" size="small" onClick={open('depositv2')}>
              {t('shell.header.deposit')}
            </Button>
          )
        )}
        <AccountChip />
      </div>
      <div className={headerStyles.tools}>
        {more}
        {account !== 'away' && (
          <IconButton
            label={t('shell.header.security')}
            icon={<ShieldCheck />}
            data-warms="member"
            onClick={open('securityCenter')}
          />
        )}
        {isHere({ screen: 'member', page: 'messageV2' }) && (
          <IconButton label={messages} icon={<Mail />} count={unread} onClick={open('messageV2')} />
        )}
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

/** The balance (spec 2): a click hides it behind three stars, the icon asks for it again. */
export function Balance() {
  const { t } = useTranslation(['shell']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const [hidden, setHidden] = useState(false);
  const { data, isFetching, isError, refetch } = useMemberRead('wallet.balance', {});
  const amount = data && formatMoney(data.sumBalance, language, currencySymbol);
  const words = isError ? t('shell.header.balanceFailed') : (amount ?? t('shell.header.updatingBalance'));
  return (
    <div className={styles.balance}>
      <button
        type="button"
        className={styles.amount}
        aria-pressed={hidden}
        title={hidden ? t('shell.header.showBalance') : t('shell.header.hideBalance')}
        onClick={() => setHidden(!hidden)}
      >
        <span className={styles.label}>{t('shell.header.balance')}</span>{' '}
        <AsIs className={styles.figure} aria-live="polite">
          {isFetching ? t('shell.header.updatingBalance') : hidden ? '***' : words}
        </AsIs>
      </button>
      <IconButton
        size="small"
        className={styles.refresh}
        label={t('shell.header.refreshBalance')}
        icon={<RefreshCw />}
        data-turning={isFetching}
        disabled={isFetching}
        onClick={() => void refetch()}
      />
    </div>
  );
}

/** They hardly ever change, and a change made here says so. After a maintenance, when all pages open again, nobody asks for them. */
const lasting = { fresh: 30 * 60_000 };

/** The signed-in member: the avatar, the name, and the rank beside it, by its name and its badge. */
function AccountChip() {
  const member = useSelector(useResident('session'), ({ context }) => context.member);
  const pictureOf = usePictureCheck();
  const { data: avatar } = useMemberRead('member.avatar', {}, lasting);
  const { data: badge } = useMemberRead('member.icon', {}, lasting);
  // Changes made since signing in are known once the security centre has read them.
  const { data: profile } = useMemberRead('member.profile', {}, { enabled: false });
  const portrait = avatarAddress(avatar, pictureOf);
  const icon = pictureOf(badge?.icon);
  const rank = rankLabel(member);
  const name = profile?.nickname || member?.nickname || member?.account || '';
  return (
    <span className={styles.chip}>
      {portrait ? (
        <img className={styles.portrait} src={portrait} alt="" width={36} height={36} />
      ) : (
        <Avatar name={name} size="small" />
      )}
      <AsIs className={styles.name}>{name}</AsIs>
      {rank && <span className={styles.rank}>{rank}</span>}
      {icon && <img className={styles.icon} src={icon} alt="" width={18} height={18} />}
    </span>
  );
}
