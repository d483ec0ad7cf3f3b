import { useSelector } from '@xstate/react';
import { CloudOff, KeyRound, LogOut, Users, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChild, useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice, NoticeStack } from '#src/ui/notice.tsx';

/**
 * The bar over the page while something affects all of it: no connection, a session that could not be
 * resumed, another account that came in, a changed password, or an unconfirmed sign-out.
 */
export function NoticeBar() {
  const { t } = useTranslation(['shell']);
  const status = useResident('status');
  const session = useResident('session');
  const signOut = useResident('signOut');
  const arrival = useChild(session, 'arrival');
  const cut = useSelector(status, (snapshot) => snapshot.hasTag('refused') || snapshot.context.failures > 0);
  const asking = useSelector(status, (snapshot) => snapshot.hasTag('busy'));
  const stuck = useSelector(arrival, (snapshot) => snapshot?.hasTag('refused') ?? false);
  const displaced = useSelector(session, ({ context }) => context.displaced);
  const renewed = useSelector(session, ({ context }) => context.renewed);
  const unreported = useSelector(signOut, (snapshot) => snapshot.hasTag('refused'));
  const button = (words: string, press: () => void, busy = false) => (
    <Button size="small" busy={busy} onClick={press}>
      {words}
    </Button>
  );
  return (
    <NoticeStack>
      {cut && (
        <Notice
          icon={<CloudOff />}
          action={button(t('shell.retry'), () => status.send({ type: 'retry.clicked' }), asking)}
        >
          {t('shell.notice.unreachable')}
        </Notice>
      )}
      {stuck && arrival && (
        <Notice
          icon={<UserX />}
          action={
            <>
              {button(t('shell.retry'), () => arrival.send({ type: 'retry.clicked' }))}
              {button(t('shell.notice.resumeLeave'), () => arrival.send({ type: 'closed' }))}
            </>
          }
        >
          {t('shell.notice.resumeFailed')}
        </Notice>
      )}
      {displaced && (
        <Notice
          icon={<Users />}
          action={button(t('shell.notice.displacedSeen'), () => session.send({ type: 'displaced.seen' }))}
        >
          {t('shell.notice.displaced')}
        </Notice>
      )}
      {renewed && (
        <Notice
          icon={<KeyRound />}
          action={button(t('shell.notice.renewedSeen'), () => session.send({ type: 'renewal.seen' }))}
        >
          {t('shell.notice.renewed')}
        </Notice>
      )}
      {unreported && (
        <Notice
          icon={<LogOut />}
          action={button(t('shell.notice.untoldSeen'), () => signOut.send({ type: 'notice.seen' }))}
        >
          {t('shell.notice.untold')}
        </Notice>
      )}
    </NoticeStack>
  );
}
