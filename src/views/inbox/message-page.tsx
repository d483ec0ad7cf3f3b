import { ArrowLeft, CircleAlert, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type InboxActor, useMessage } from '#src/actors/inbox.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import styles from './inbox.module.css';
import { MessageBody } from './message-body.tsx';

/** One message at its own address: on its way, here, gone, or not to be had. Here it counts as read. */
export function MessagePage({ inbox, id }: { inbox: InboxActor; id: string }) {
  const { t } = useTranslation(['inbox', 'system']);
  const textOf = useFailureText();
  const { data, error, isFetching, refetch } = useMessage(inbox, id);
  const missing = error?.failure.code === 'NOT_FOUND';
  const failed = error && !data && !missing;
  return (
    <>
      <PathLink className={styles.back} to={pathOf({ screen: 'member', page: 'messageV2' })}>
        <ArrowLeft aria-hidden="true" />
        {t('inbox.message.back')}
      </PathLink>
      <LiveStatus text={data || error ? '' : t('inbox.message.loading')} />
      {missing && (
        <EmptyState
          level="h1"
          icon={<CircleHelp />}
          title={t('inbox.message.missing')}
          text={t('inbox.message.missingText')}
        />
      )}
      {failed && (
        <ErrorState
          level="h1"
          icon={<CircleAlert />}
          title={t('inbox.message.failed')}
          text={textOf(error.failure)}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('inbox.retry')}
            </Button>
          }
        />
      )}
      {!data && !error && <Skeleton className={styles.coming} shape="block" />}
      {data && !missing && <MessageBody inbox={inbox} message={data} />}
    </>
  );
}
