import { useTranslation } from 'react-i18next';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { DeclareField, Terms } from '#machines/protection/declare.rules.ts';
import { playTime } from '#machines/protection/play-time.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocusInPlace } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './play.module.css';

type Props = {
  session: PlaySession;
  terms: Terms;
  /** Plays in the session that is open. */
  take: () => void;
  giveUp: () => void;
};

const fields: readonly DeclareField[] = ['minutes', 'money', 'check', 'lock'];

/** A session is open that is not the declared one: what holds in it, and beside it what was declared. */
export function DeclareOther({ session, terms, take, giveUp }: Props) {
  const { t } = useTranslation(['protection']);
  const money = useMoney();
  const written: Readonly<Record<DeclareField, (value: string) => string>> = {
    minutes: (value) => t('protection.declare.other.minutes', { count: Number(value) }),
    money,
    check: (value) => t('protection.declare.form.checkEvery', { count: Number(value) }),
    lock: (value) => t('protection.declare.form.lockHours', { count: Number(value) }),
  };
  const facts = fields.flatMap((field) => {
    const { said, holds } = terms[field];
    if (said === null && holds === null) return [];
    const text = (value: string | null) =>
      value === null ? t('protection.declare.other.none') : written[field](value);
    const value =
      said === holds
        ? text(holds)
        : t('protection.declare.other.value', { holds: text(holds), said: text(said) });
    return [{ id: field, label: t(`protection.declare.other.${field}Label`), value, strong: said !== holds }];
  });
  const played = {
    id: 'played',
    label: t('protection.session.elapsed'),
    value: playTime(session.elapsedSeconds),
  };
  return (
    <div className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t('protection.declare.other.title')}
      </h3>
      <p>{t('protection.declare.other.text')}</p>
      <ActFacts facts={[...facts, played]} />
      <div className={styles.even}>
        <Button onClick={take}>{t('protection.declare.other.take')}</Button>
        <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
      </div>
    </div>
  );
}
