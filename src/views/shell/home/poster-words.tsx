import type { Poster } from '#machines/notices/board.rules.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './hero.module.css';

/** The text of a banner over its picture; if the banner is a link, all of it is. */
export function PosterWords({ poster: { title, subtitle, path, address } }: { poster: Poster }) {
  return (
    <>
      <h2>
        {path !== null && (
          <PathLink className={styles.link} to={path}>
            {title}
          </PathLink>
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
