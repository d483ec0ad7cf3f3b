import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyAct } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import styles from './act.module.css';
import { type ActFact, ActFacts } from './act-facts.tsx';

type Props = {
  act: MoneyAct;
  /** Everything that will happen. */
  facts: readonly ActFact[];
  /** The label of the button that confirms. */
  confirm: string;
  /** The label of the button that goes back, where nothing can be changed. */
  back?: string;
  /** The way back is as large as the way on, where nobody should be led on. */
  even?: boolean;
  /** Anything else to read, or type, before. */
  children?: ReactNode;
  /** What is asked only now: it comes below the buttons, which must not move under a finger. */
  later?: ReactNode;
};

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** The last look before money moves: shown while it is asked for and while it is sent. */
export function SurePanel({ act, facts, confirm, back, even = false, children, later }: Props) {
  const { t } = useTranslation(['acts']);
  const sending = act.step === 'sending';
  return (
    <Stack gap={4}>
      <h2 className={styles.title} tabIndex={-1} ref={takeFocus}>
        {t('acts.sure')}
      </h2>
      <ActFacts facts={facts} />
      {children}
      <LiveStatus text={sending ? t('acts.sending') : ''} />
      <div className={styles.actions} data-even={even}>
        <Button variant={even ? 'secondary' : 'primary'} size="large" busy={sending} onClick={act.confirm}>
          {confirm}
        </Button>
        <Button variant={even ? 'secondary' : 'quiet'} size="large" disabled={sending} onClick={act.edit}>
          {back ?? t('acts.edit')}
        </Button>
      </div>
      {later}
    </Stack>
  );
}
