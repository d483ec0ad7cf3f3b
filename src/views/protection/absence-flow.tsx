import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useMoneyAct } from '#src/actors/money-act.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import styles from './absence.module.css';

type Props = {
  act: ReturnType<typeof useMoneyAct>;
  /** What stays open is still being read. */
  listing: boolean;
  done: NonNullable<ComponentProps<typeof ActOutcome>['done']>;
  /** The choice; `returned` says that the person was further on already. */
  form: (returned: boolean) => ReactNode;
  /** The last look, with the way back. */
  sure: (back: () => void) => ReactNode;
  /** Leaves it, where it began with the length chosen. */
  onLeave?: (() => void) | undefined;
};

/** A break or an exclusion: the choice, the last look, and how that went. */
export function AbsenceFlow({ act, listing, done, form, sure, onLeave }: Props) {
  const { t } = useTranslation(['protection']);
  const [returned, setReturned] = useState(false);
  const returning = (go: () => void) => () => {
    setReturned(true);
    go();
  };
  if (listing)
    return (
      <div className={styles.flow}>
        <LiveStatus text={t('protection.away.reading')} />
        <Spinner aria-hidden="true" />
      </div>
    );
  return (
    <div className={styles.flow}>
      <ActOutcome act={{ ...act, again: onLeave ?? returning(act.again) }} done={done} />
      {act.step === 'form' && form(returned)}
      {(act.step === 'sure' || act.step === 'sending') && sure(onLeave ?? returning(act.edit))}
    </div>
  );
}
