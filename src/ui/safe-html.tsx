import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { classes } from './classes.ts';
import styles from './safe-html.module.css';
import type { PictureCheck } from './sanitise.ts';
import { Skeleton } from './skeleton.tsx';

interface SafeHtmlProps {
  /** HTML as the server sent it. */
  html: string;
  /** Returns the address of a picture if it is allowed, otherwise ''; without this function no picture is shown. */
  pictureOf?: PictureCheck | undefined;
  /** Shown when the sanitiser could not be fetched; unsanitised content is never shown. */
  fallback?: ReactNode;
  className?: string | undefined;
  /** The language of the text. */
  lang?: string | undefined;
  /** What stands below the text and comes with it, so that nothing moves away from the finger that is about to press it. */
  children?: ReactNode;
}

/** Text with marks from the server, shown clean. The only place in the product that hands HTML to the page. */
export function SafeHtml({ html, pictureOf, fallback = null, className, lang, children }: SafeHtmlProps) {
  const [clean, setClean] = useState<string | 'failed'>();
  const check = useEffectEvent((address: string) => pictureOf?.(address) ?? '');
  useEffect(() => {
    let wanted = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => wanted && setClean(sanitise(html, check)),
      () => wanted && setClean('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  if (clean === undefined) return <Skeleton shape="block" />;
  return (
    <>
      {clean === 'failed' ? (
        fallback
      ) : (
        <div
          className={classes(styles.prose, className)}
          lang={lang}
          data-inside-links=""
          dangerouslySetInnerHTML={{ __html: clean }}
        />
      )}
      {children}
    </>
  );
}
