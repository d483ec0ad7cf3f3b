import { type ReactNode, useEffect, useState } from 'react';
import { classes } from './classes.ts';
import styles from './safe-html.module.css';
import { Skeleton } from './skeleton.tsx';

interface SafeHtmlProps {
  /** HTML as the server sent it. */
  html: string;
  /** Hosts, besides our own, whose pictures may be shown. */
  imageHosts?: readonly string[] | undefined;
  /** What stands there when the sanitiser could not be fetched; nothing is ever shown unclean. */
  fallback?: ReactNode;
  className?: string | undefined;
}

const noHosts: readonly string[] = [];

/** Text with marks from the server, shown clean. The only place in the product that hands HTML to the page. */
export function SafeHtml({ html, imageHosts = noHosts, fallback = null, className }: SafeHtmlProps) {
  const [clean, setClean] = useState<string | 'failed'>();
  useEffect(() => {
    let wanted = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => wanted && setClean(sanitise(html, imageHosts)),
      () => wanted && setClean('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [html, imageHosts]);
  if (clean === undefined) return <Skeleton shape="block" />;
  if (clean === 'failed') return <>{fallback}</>;
  return <div className={classes(styles.prose, className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
