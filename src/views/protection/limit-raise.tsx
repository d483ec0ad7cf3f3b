import { useSelector } from '@xstate/react';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isConfirmable, sendingOf } from '#machines/protection/limit.rules.ts';
import type { LimitActor } from '#src/actors/limit.ts';
import { newKey, useMoneyAct } from '#src/actors/money-act.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';

type Props = {
  actor: LimitActor;
  zone: string;
  /** The gateway's clock. */
  now: number;
};

/** A raise that waits: for what, until when, and the way to drop it, which is as large as any other. */
export function LimitRaise({ actor, zone, now }: Props) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const { step } = useMoneyAct(actor);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { limit } = context;
  const { raise } = limit;
  if (!raise) return null;
  const { value, state, from, confirmBy } = raise;
  const sending = step === 'sending' ? sendingOf(context) : null;
  const to = value === null ? t('protection.limits.none') : words.value(limit, value);
  return (
    <div className={styles.raise}>
      <Clock aria-hidden="true" />
      <div>
        <p className={styles.strong}>{t(`protection.limits.raise.${state}`, { to })}</p>
        {state === 'WAITING' && (
          <Deadline label={t('protection.limits.raise.from')} at={from} zone={zone} now={now} />
        )}
        {state === 'TO_CONFIRM' && confirmBy !== null && (
          <Deadline label={t('protection.limits.raise.confirmBy')} at={confirmBy} zone={zone} now={now} />
        )}
        {limit.value !== null && (state === 'TESTING' || state === 'TALKING') && (
          <p>{t('protection.limits.raise.notBefore', { when: inZone(from, zone) })}</p>
        )}
        <p>{t(`protection.limits.raise.${limit.value === null ? 'none' : 'meanwhile'}`)}</p>
        <div className={styles.actions}>
          {state === 'TESTING' && (
            <ButtonLink as={PathLink} to={pathOf({ screen: 'saferPlay' })}>
              {t('protection.limits.raise.test')}
            </ButtonLink>
          )}
          {isConfirmable(context) && (
            <Button
              busy={sending === 'confirming'}
              onClick={() => actor.send({ type: 'confirm.asked', key: newKey() })}
            >
              {t(state === 'TESTING' ? 'protection.limits.raise.tested' : 'protection.limits.raise.confirm')}
            </Button>
          )}
          <Button
            busy={sending === 'dropping'}
            onClick={() => actor.send({ type: 'drop.asked', key: newKey() })}
          >
            {t(`protection.limits.raise.${limit.value === null ? 'dropFirst' : 'drop'}`)}
          </Button>
        </div>
      </div>
    </div>
  );
}
