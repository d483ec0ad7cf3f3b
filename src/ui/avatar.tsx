import styles from './avatar.module.css';

interface AvatarProps {
  /** The name whose first letters are shown in the doorway. */
  name: string;
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person, as the first two letters of the name in an arch; decorative beside the name itself. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {[...name.trim()].slice(0, 2).join('').toUpperCase()}
    </span>
  );
}
