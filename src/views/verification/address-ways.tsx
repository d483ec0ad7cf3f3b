import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { addressMachine } from '#machines/verification/address.machine.ts';
import styles from './address.module.css';
import { WayIcon } from './way-icon.tsx';

/** The focus comes along from what stood here before. */
const enter = (list: HTMLUListElement | null) => list?.querySelector('button')?.focus();

/** The ways open to this member, each with where its code would go. */
export function AddressWays({ address }: { address: ActorRefFrom<typeof addressMachine> }) {
  const { t } = useTranslation(['verification']);
  const ways = useSelector(address, ({ context }) => context.ways);
  return (
    <ul ref={enter} className={styles.ways} aria-label={t('verification.address.ways')}>
      {ways.map(({ way, hint }) => (
        <li key={way}>
          <button
            type="button"
            className={styles.way}
            onClick={() => address.send({ type: 'way.picked', way })}
          >
            <WayIcon way={way} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`verification.address.${way}`)}</span>
              <span className={styles.about}>{t(`verification.address.${way}About`, { hint })}</span>
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
