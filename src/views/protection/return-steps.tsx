import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '#contract/protection/absence.ts';
import type { ComeBackStep } from '#machines/protection/come-back.rules.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import styles from './absence.module.css';

type Props = {
  step: ComeBackStep;
  wish: NonNullable<Absence['return']>;
  zone: string;
  /** The gateway's clock. */
  now: number;
  onDrop: () => void;
  onConfirm: () => void;
};

/** A wish to come back on its way: decided about, cooling off, its message, the last yes. It can be taken back in each. */
export function ReturnSteps({ step, wish, zone, now, onDrop, onConfirm }: Props) {
  const { t } = useTranslation(['protection']);
  const { decideBy, coolUntil, confirmBy, toRead } = wish;
  const until = confirmBy != null && (
    <Deadline label={t('protection.comeBack.confirmBy')} at={confirmBy} zone={zone} now={now} />
  );
  const shown: Partial<Record<ComeBackStep, { title: string; text: ReactNode; way?: ReactNode }>> = {
    deciding: {
      title: t('protection.comeBack.deciding'),
      text:
        decideBy !== null &&
        (decideBy <= now ? (
          <p>{t('protection.comeBack.decidingLate')}</p>
        ) : (
          <Deadline label={t('protection.comeBack.decidingBy')} at={decideBy} zone={zone} now={now} />
        )),
    },
    cooling: {
      title: t('protection.comeBack.cooling'),
      text: coolUntil !== null && (
        <Deadline label={t('protection.comeBack.coolingText')} at={coolUntil} zone={zone} now={now} />
      ),
    },
    message: {
      title: t('protection.comeBack.message'),
      text: (
        <>
          <p>{t('protection.comeBack.messageText')}</p>
          {until}
        </>
      ),
      way: toRead !== null && (
        <ButtonLink
          as={PathLink}
          size="large"
          to={pathOf({ screen: 'member', page: 'messageV2', section: toRead })}
        >
          {t('protection.comeBack.messageOpen')}
        </ButtonLink>
      ),
    },
    confirming: {
      title: t('protection.comeBack.confirming'),
      text: (
        <>
          <p>{t('protection.comeBack.confirmingText')}</p>
          {until}
        </>
      ),
      way: (
        <Button size="large" onClick={onConfirm}>
          {t('protection.comeBack.confirm')}
        </Button>
      ),
    },
  };
  const here = shown[step];
  if (!here) return null;
  return (
    <>
      <h3>{here.title}</h3>
      {here.text}
      <div className={styles.even}>
        {here.way}
        <Button size="large" onClick={onDrop}>
          {t('protection.comeBack.drop')}
        </Button>
      </div>
    </>
  );
}
