import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { Note } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './proof.module.css';

type Props = { proofId: string; number: number };

/** A picture that was handed in, as the gateway wrote it; it never changes. */
export function ProofPicture({ proofId, number }: Props) {
  const { t } = useTranslation(['acts']);
  const { data, error } = useMemberRead('wallet.proof', { proofId }, { fresh: Number.POSITIVE_INFINITY });
  if (error) return <Note>{t('acts.proof.unread')}</Note>;
  if (!data) return <Skeleton className={styles.picture} shape="block" />;
  return (
    <img
      className={styles.picture}
      src={`data:${data.type};base64,${data.image}`}
      alt={t('acts.proof.name', { number })}
    />
  );
}
