import { lazy, Suspense } from 'react';
import { Fallible } from './fallible.tsx';
import styles from './flag.module.css';

interface FlagProps {
  /** The country's ISO code; the room of the flag stays empty for one that has none. */
  country: string;
}

const Picture = lazy(async () => {
  const { flagAddresses } = await import('./flag-addresses.ts');
  return {
    default: function Picture({ country }: FlagProps) {
      const address = flagAddresses.get(country);
      return address && <img className={styles.picture} src={address} alt="" decoding="async" />;
    },
  };
});

/** The flag of a country, beside its name: a picture of ours, for some platforms draw none. Its room stands before it comes. */
export function Flag({ country }: FlagProps) {
  return (
    <span className={styles.flag} aria-hidden="true">
      <Fallible instead={() => null}>
        <Suspense fallback={null}>
          <Picture country={country} />
        </Suspense>
      </Fallible>
    </span>
  );
}
