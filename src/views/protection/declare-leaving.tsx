import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { metaOf } from '#src/actors/meta.ts';
import { type ChildRef, useChild } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { takeFocusInPlace } from '#src/ui/take-focus.ts';
import styles from './play.module.css';

type Props = { declare: ChildRef<'declare'>; again: () => void; giveUp: () => void };

/** The member does not play after all: the session that may be open ends, or it is said that nobody knows. */
export function DeclareLeaving({ declare, again, giveUp }: Props) {
  const { t } = useTranslation(['protection']);
  const noPlay = useChild(declare, 'noPlay');
  const untold = useSelector(noPlay, (snapshot) => snapshot && metaOf(snapshot).step === 'untold');
  if (!untold) {
    return (
      <p role="status">
        <Spinner /> {t('protection.declare.leaving.text')}
      </p>
    );
  }
  return (
    <div className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t('protection.declare.leaving.untold')}
      </h3>
      <p>{t('protection.declare.leaving.untoldText')}</p>
      <div className={styles.even}>
        <Button onClick={again}>{t('protection.declare.lookAgain')}</Button>
        <Button onClick={giveUp}>{t('protection.declare.leaving.leave')}</Button>
      </div>
    </div>
  );
}
