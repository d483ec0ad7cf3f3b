import type { ReactNode } from 'react';
import styles from './app-frame.module.css';

interface AppFrameProps {
  /** The words of the link that jumps over the header. */
  skipLabel: string;
  /** The content of the header, which stays in view. */
  header?: ReactNode;
  /** On a phone the header has several rows, and gives its height back while the page is read. */
  tallHeader?: boolean | undefined;
  /** A line under the header that stays in view on every page. */
  strip?: ReactNode;
  /** A small line under the header of a phone. */
  line?: ReactNode;
  /** Under the header on a wide window. */
  navigation?: ReactNode;
  children: ReactNode;
  /** A rail at the edge of a wide window, under the page on a phone. */
  side?: ReactNode;
  footer?: ReactNode;
  /** The bar at the lower edge of a phone. */
  bottomBar?: ReactNode;
}

/** The page around every page: header, main, side, footer, and a phone's bottom bar, from 320 pixels up. */
export function AppFrame({
  skipLabel,
  header,
  tallHeader = false,
  strip,
  line,
  navigation,
  children,
  side,
  footer,
  bottomBar,
}: AppFrameProps) {
  return (
    <div className={styles.frame} data-bar={Boolean(bottomBar)}>
      <a className="skip-link" href="#main">
        {skipLabel}
      </a>
      {header && (
        <header className={styles.header} data-tall={tallHeader}>
          <div className={styles.headerRow}>{header}</div>
        </header>
      )}
      {strip && <div className={styles.strip}>{strip}</div>}
      {line && <div className={styles.line}>{line}</div>}
      {navigation && <div className={styles.navigation}>{navigation}</div>}
      <div className={styles.middle}>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {side && <aside className={styles.side}>{side}</aside>}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {bottomBar && <div className={styles.bar}>{bottomBar}</div>}
    </div>
  );
}
