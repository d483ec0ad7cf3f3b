import { useSelector } from '@xstate/react';
import { useRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { usePictureCheck } from '../picture-check.ts';
import styles from './account-chip.module.css';

/** Who is signed in: the avatar, the badge of the member's club and the name. */
export function AccountChip() {
  const member = useSelector(useResident('session'), ({ context }) => context.member);
  const pictureOf = usePictureCheck();
  const { data: avatar } = useRead('member.avatar', {});
  const { data: badge } = useRead('member.icon', {});
  const portrait = avatar?.avatarType === 'CUSTOM' ? pictureOf(avatar.avatar) : '';
  const icon = pictureOf(badge?.icon);
  const name = member?.nickname || member?.account || '';
  return (
    <span className={styles.chip}>
      {portrait ? (
        <img className={styles.portrait} src={portrait} alt="" width={36} height={36} />
      ) : (
        <Avatar name={name} size="small" />
      )}
      <span className={styles.name}>{name}</span>
      {icon && <img className={styles.icon} src={icon} alt="" width={18} height={18} />}
    </span>
  );
}
