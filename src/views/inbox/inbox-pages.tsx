import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { firstAsked } from '#machines/inbox/list.rules.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import styles from './inbox.module.css';
import { InboxList } from './inbox-list.tsx';
import { MessagePage } from './message-page.tsx';

/**
 * The inbox (spec 2, messageV2); `inside` its address, one message by its id. Both share the changes under way, and the
 * list is found again as it was left.
 */
export function InboxPages({ inside }: { inside: string | undefined }) {
  const { t } = useTranslation(['inbox', 'system']);
  const textOf = useFailureText();
  const inbox = usePageActor(inboxMachine);
  const [asked, ask] = useState(firstAsked);
  const { undo, failure } = useSelector(inbox, ({ context }) => context);
  const busy = useSelector(inbox, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.page}>
      {failure && (
        <Alert
          key={failure.kind}
          action={
            <div className={styles.acts}>
              <Button onClick={() => inbox.send({ type: 'retry.clicked' })}>{t('inbox.retry')}</Button>
              <Button variant="quiet" onClick={() => inbox.send({ type: 'failure.seen' })}>
                {t('inbox.leave')}
              </Button>
            </div>
          }
        >
          {`${t('inbox.refused')} ${textOf(failure)}`}
        </Alert>
      )}
      {undo && (
        <Alert
          tone="neutral"
          action={<Button onClick={() => inbox.send({ type: 'undone' })}>{t('inbox.undo')}</Button>}
        >
          {t('inbox.removed', { count: undo.deleted })}
        </Alert>
      )}
      <LiveStatus text={busy ? t('inbox.working') : ''} />
      {inside === undefined ? (
        <InboxList inbox={inbox} asked={asked} onAsked={ask} />
      ) : (
        <MessagePage key={inside} inbox={inbox} id={inside} />
      )}
    </div>
  );
}
