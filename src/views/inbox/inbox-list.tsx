import { CircleAlert, MailOpen, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstAsked, type InboxAsked, searches } from '#machines/inbox/list.rules.ts';
import { type InboxActor, useInbox } from '#src/actors/inbox.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { randomName } from '#src/ui/random-name.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import styles from './inbox.module.css';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxRow } from './inbox-row.tsx';

type Props = {
  inbox: InboxActor;
  asked: InboxAsked;
  onAsked: (asked: InboxAsked) => void;
};

/** The list of messages: its folders, a search, and what can be done with all of them. */
export function InboxList({ inbox, asked, onAsked }: Props) {
  const { t } = useTranslation(['inbox', 'system']);
  const textOf = useFailureText();
  const { data, error, isFetching, refetch } = useInbox(inbox, {
    ...asked,
    text: useSettled(asked.text),
  });
  const failed = error && !data;
  const empty = data?.count === 0;
  const anything = asked.folder === 'all' && asked.kind === null && !searches(asked);
  const upTo = data?.highest ?? 0;
  return (
    <>
      <header>
        <h1>{t('inbox.title')}</h1>
        <p className={styles.note}>{t('inbox.text')}</p>
        <PathLink className={styles.back} to={pathOf({ screen: 'member', page: 'feedback' })}>
          <MessageSquareText aria-hidden="true" />
          {t('inbox.feedback')}
        </PathLink>
      </header>
      {data && data.toAnswer > 0 && asked.folder !== 'toAnswer' && (
        <Alert
          tone="neutral"
          action={
            <Button onClick={() => onAsked({ ...firstAsked, folder: 'toAnswer' })}>
              {t('inbox.waitingShow')}
            </Button>
          }
        >
          {t('inbox.waiting', { count: data.toAnswer })}
        </Alert>
      )}
      <InboxFilters asked={asked} unread={data?.unread ?? 0} onAsked={onAsked} />
      <LiveStatus
        text={data || failed ? t('inbox.count', { count: data?.count ?? 0 }) : t('inbox.loading')}
      />
      {failed && (
        <ErrorState
          icon={<CircleAlert />}
          title={t('inbox.failed')}
          text={textOf(error.failure)}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('inbox.retry')}
            </Button>
          }
        />
      )}
      {!data && !failed && <Skeleton className={styles.coming} shape="block" />}
      {empty && anything && (
        <EmptyState icon={<MailOpen />} title={t('inbox.none')} text={t('inbox.noneText')} />
      )}
      {empty && !anything && <p className={styles.note}>{t('inbox.noneHere')}</p>}
      {data && !empty && (
        <div className={styles.acts}>
          <Button
            size="small"
            disabled={data.unread === 0}
            onClick={() => inbox.send({ type: 'allRead.asked', upTo })}
          >
            {t('inbox.readAll')}
          </Button>
          <Button
            size="small"
            onClick={() =>
              inbox.send({ type: 'allRead.removed', batch: randomName(16), upTo, asOf: data.asOf })
            }
          >
            {t('inbox.removeRead')}
          </Button>
        </div>
      )}
      <ul id="messages" className={styles.list} aria-label={t('inbox.list')} aria-busy={isFetching}>
        {data?.messages.map((message) => (
          <InboxRow key={message.id} inbox={inbox} message={message} />
        ))}
      </ul>
      <Pager
        page={asked.page}
        pages={data?.totalPages ?? 1}
        onPage={(page) => onAsked({ ...asked, page })}
        label={t('inbox.pages')}
        previousLabel={t('inbox.previous')}
        nextLabel={t('inbox.next')}
        pageLabel={(number) => t('inbox.page', { number })}
      />
    </>
  );
}
