import { Link } from 'react-router-dom';
import type { Poster } from '#machines/notices/board.rules.ts';
import styles from './hero.module.css';

/** What a banner says over its picture; when it leads somewhere, all of it does. */
export function PosterWords({ poster: { title, subtitle, path, address } }: { poster: Poster }) {
  return (
    <>
      <h2>
        {path !== null && (
          <Link className={styles.link} to={path}>
            {title}
          </Link>
        )}
        {address !== null && (
          <a className={styles.link} href={address} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}
        {path === null && address === null && title}
      </h2>
      {subtitle && <p className={styles.text}>{subtitle}</p>}
    </>
  );
}
