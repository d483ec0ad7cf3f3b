import styles from './spinner.module.css';

/** A turning ring for a wait of unknown length; decorative, so the page also says in words what it waits for. */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return <span className={styles.spinner} data-size={size} aria-hidden="true" />;
}
