import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { otherSessionsMachine } from '#machines/member/other-sessions.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import styles from './form.module.css';
import { Question } from './question.tsx';
import signInListStyles from './sign-in-list.module.css';

/** Recent sign-ins, and the end of every other session. */
export function SignIns() {
  const { t } = useTranslation(['member', 'system']);
  const others = usePageActor(otherSessionsMachine);
  const reading = readingOf(useMemberRead('member.signIns', {}, { fresh: 0 }));
  const { data } = reading;
  const { ended, failure } = useSelector(others, ({ context }) => context);
  const busy = useSelector(others, (snapshot) => snapshot.hasTag('busy'));
  const asked = useSelector(others, atStep('sure'));
  if (reading.failure) return <LoadFailed reading={reading} title={t('member.signIns.failed')} />;
  return (
    <Stack gap={4}>
      {failure && <FailureAlert failure={failure} />}
      {ended !== null && (
        <p className={styles.saved} role="status">
          {ended > 0 ? t('member.signIns.ended', { count: ended }) : t('member.signIns.endedNone')}
        </p>
      )}
      {data ? <SignInList signIns={data} /> : <Skeleton shape="block" />}
      <Note>{t('member.signIns.strange')}</Note>
      <LiveStatus text={busy ? t('member.signIns.ending') : data ? '' : t('member.signIns.loading')} />
      <Button
        wide="on-phone"
        variant="danger"
        busy={busy}
        onClick={() => others.send({ type: 'end.clicked' })}
      >
        {t('member.signIns.end')}
      </Button>
      <Question
        open={asked}
        title={t('member.signIns.sure')}
        text={t('member.signIns.sureText')}
        yes={t('member.signIns.yes')}
        no={t('member.signIns.no')}
        onYes={() => others.send({ type: 'confirmed' })}
        onNo={() => others.send({ type: 'cancelled' })}
      />
    </Stack>
  );
}

/** Sign-ins, newest first: when, from where, with what device, and whether that session is still open. */
function SignInList({ signIns }: { signIns: CallOutput<'member.signIns'> }) {
  const { t } = useTranslation(['member']);
  return (
    <ul className={signInListStyles.list} aria-label={t('member.signIns.list')}>
      {signIns.map(({ id, at, address, device, open, current }) => (
        <li key={id} className={signInListStyles.one}>
          <span className={signInListStyles.device}>{device || t('member.signIns.unknownDevice')}</span>
          <span className={signInListStyles.when}>
            <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
          </span>
          <span className={signInListStyles.where}>{t('member.signIns.address', { address })}</span>
          <span className={signInListStyles.state}>
            {current && <Tag tone="accent">{t('member.signIns.current')}</Tag>}
            {!current && open && <Tag tone="positive">{t('member.signIns.open')}</Tag>}
            {!current && !open && <Tag>{t('member.signIns.closed')}</Tag>}
          </span>
        </li>
      ))}
    </ul>
  );
}
