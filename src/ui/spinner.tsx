import styles from './spinner.module.css';

/** A turning ring for a wait of unknown length; decorative, so whoever shows it also says in words what is awaited. */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return <span className={styles.spinner} data-size={size} aria-hidden="true" />;
}
