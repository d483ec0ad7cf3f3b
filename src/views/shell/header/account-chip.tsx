import { useSelector } from '@xstate/react';
import { rankLabel } from '#machines/session/account.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { avatarAddress } from '../avatar-address.ts';
import styles from './account-chip.module.css';

/** They hardly ever change, and a change made here says so. After a maintenance, when all pages open again, nobody asks for them. */
const lasting = { fresh: 30 * 60_000 };

/** The signed-in member: the avatar, the name, and the rank beside it, by its name and its badge. */
export function AccountChip() {
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
