import { useState } from 'react';
import { home } from '#machines/places.ts';
import { useLost, useResident } from '#src/actors/residents.ts';
import { useEntering } from '#src/actors/signed-in.ts';
import { pathOf } from '#src/paths.ts';
import { AwaitedDialog } from '#src/ui/awaited-dialog.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './awaited-entry.module.css';
import bannerStyles from './entry-banner.module.css';

interface AwaitedEntryProps {
  title: string;
  text?: string | undefined;
  closeLabel: string;
  /** Whether a banner will stand above it. */
  banner?: boolean;
  /** How many fields it will have. */
  fields: number;
}

/** A dialog into an account, from the page's first paint until it is here; never again once it was closed. */
export function AwaitedEntry({ title, text, closeLabel, banner = false, fields }: AwaitedEntryProps) {
  const entering = useEntering();
  const lost = useLost(useResident('session'), 'entry');
  const [opened, setOpened] = useState(entering);
  if (entering && !opened) setOpened(true);
  if (lost || (opened && !entering)) return null;
  return (
    <AwaitedDialog
      title={title}
      description={text}
      banner={banner && <div className={bannerStyles.banner} data-ahead="banner" />}
      closeTo={pathOf(home)}
      closeLabel={closeLabel}
    >
      <div className={styles.fields}>
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without anything of their own
          <div key={field} className={styles.field}>
            <Skeleton className={styles.label} />
            <Skeleton shape="block" className={styles.box} />
          </div>
        ))}
        <Skeleton shape="block" className={styles.button} />
      </div>
    </AwaitedDialog>
  );
}
