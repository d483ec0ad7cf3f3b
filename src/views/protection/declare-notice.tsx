import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { newKey, useMoneyAct } from '#src/actors/money-act.ts';
import type { ChildRef } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocusInPlace } from '#src/ui/take-focus.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import styles from './play.module.css';

type Props = { declare: ChildRef<'declare'>; busy: boolean; giveUp: () => void };

const saferPlay = pathOf({ screen: 'saferPlay' });

/** Another session ended a short while ago: since when, what that may mean, and the way to safer play. */
export function DeclareNotice({ declare, busy, giveUp }: Props) {
  const { t } = useTranslation(['protection']);
  const { now = 0, noticeSince = null } = useSelector(declare, ({ context }) => context.standing) ?? {};
  const act = useMoneyAct(declare as never);
  const read = useSelector(declare, ({ context }) => context.noticeRead);
  const count = Math.max(0, Math.floor((now - (noticeSince ?? now)) / 60_000));
  return (
    <div className={styles.form}>
      <ActOutcome act={act} />
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t('protection.declare.notice.title')}
      </h3>
      <p>
        {count === 0 ? t('protection.declare.notice.now') : t('protection.declare.notice.since', { count })}
      </p>
      <p>{t('protection.declare.notice.text')}</p>
      <div className={styles.even}>
        <Button
          busy={busy}
          onClick={() => declare.send({ type: read ? 'submitted' : 'notice.read', key: newKey() })}
        >
          {t('protection.declare.notice.read')}
        </Button>
        <ButtonLink as={PathLink} to={saferPlay}>
          {t('protection.declare.safer')}
        </ButtonLink>
        <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
      </div>
    </div>
  );
}
