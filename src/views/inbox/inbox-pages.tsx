import { useSelector } from '@xstate/react';
import { MailOpen, MessageSquareText, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageRow } from '#contract/inbox.ts';
import { inboxMachine } from '#machines/inbox/inbox.machine.ts';
import { firstAsked, folders, type InboxAsked, kinds, searches } from '#machines/inbox/list.rules.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { BackLink, Note, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { randomName } from '#src/ui/random-name.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './inbox.module.css';
import { type InboxActor, useInbox } from './inbox-messages.ts';
import { MessagePage } from './message-page.tsx';
import { MessageTags } from './message-tags.tsx';

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
    <Stack gap={4} breaks>
      {failure && (
        <Alert
          key={failure.kind}
          action={
            <Row gap={2}>
              <RetryButton onClick={() => inbox.send({ type: 'retry.clicked' })} />
              <Button variant="quiet" onClick={() => inbox.send({ type: 'failure.seen' })}>
                {t('inbox.leave')}
              </Button>
            </Row>
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
    </Stack>
  );
}

type Props = {
  inbox: InboxActor;
  asked: InboxAsked;
  onAsked: (asked: InboxAsked) => void;
};

/** The list of messages: its folders, a search, and what can be done with all of them. */
function InboxList({ inbox, asked, onAsked }: Props) {
  const { t } = useTranslation(['inbox', 'system']);
  const reading = useInbox(inbox, { ...asked, text: useSettled(asked.text) });
  const { data, failure, busy } = reading;
  const empty = data?.count === 0;
  const anything = asked.folder === 'all' && asked.kind === null && !searches(asked);
  const upTo = data?.highest ?? 0;
  return (
    <>
      <header>
        <h1>{t('inbox.title')}</h1>
        <Note small figures>
          {t('inbox.text')}
        </Note>
        <BackLink to={pathOf({ screen: 'member', page: 'feedback' })}>
          <MessageSquareText aria-hidden="true" />
          {t('inbox.feedback')}
        </BackLink>
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
        text={data || failure ? t('inbox.count', { count: data?.count ?? 0 }) : t('inbox.loading')}
      />
      <LoadFailed reading={reading} title={t('inbox.failed')} />
      {!data && !failure && <Skeleton className={styles.coming} shape="block" />}
      {empty && anything && (
        <EmptyState icon={<MailOpen />} title={t('inbox.none')} text={t('inbox.noneText')} />
      )}
      {empty && !anything && (
        <Note small figures>
          {t('inbox.noneHere')}
        </Note>
      )}
      {data && !empty && (
        <Row gap={2}>
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
        </Row>
      )}
      <Stack id="messages" as="ul" gap={2} aria-label={t('inbox.list')} aria-busy={busy}>
        {data?.messages.map((message) => (
          <InboxRow key={message.id} inbox={inbox} message={message} />
        ))}
      </Stack>
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

type InboxFiltersProps = { asked: InboxAsked; unread: number; onAsked: (asked: InboxAsked) => void };

/** The folders, the subject, and a search in the titles. */
function InboxFilters({ asked, unread, onAsked }: InboxFiltersProps) {
  const { t } = useTranslation(['inbox']);
  return (
    <>
      <TabStrip
        small
        label={t('inbox.folders')}
        panel="messages"
        items={folders.map((id) => ({
          id,
          label:
            id === 'unread' && unread > 0
              ? `${t(`inbox.folder.${id}`)} (${unread})`
              : t(`inbox.folder.${id}`),
        }))}
        value={asked.folder}
        onValue={(value) =>
          onAsked({ ...asked, page: 1, folder: folders.find((one) => one === value) ?? 'all' })
        }
        previousLabel={t('inbox.previous')}
        nextLabel={t('inbox.next')}
      />
      <div className={styles.filters}>
        <TextField
          type="search"
          label={t('inbox.search')}
          value={asked.text}
          autoComplete="off"
          onValue={(text) => onAsked({ ...asked, page: 1, text })}
        />
        <SelectField
          label={t('inbox.by')}
          value={asked.kind ?? ''}
          options={[
            { value: '', label: t('inbox.anyKind') },
            ...kinds.map((value) => ({ value, label: t(`inbox.kinds.${value}`) })),
          ]}
          onValue={(value) =>
            onAsked({ ...asked, page: 1, kind: kinds.find((one) => one === value) ?? null })
          }
        />
      </div>
    </>
  );
}

/** A message in the list: its title leads to it; a star, and deleting it unless it must be kept. */
function InboxRow({ inbox, message }: { inbox: InboxActor; message: MessageRow }) {
  const { t } = useTranslation(['inbox']);
  const { id, kind, language, at, read, favourite, required } = message;
  const title = titleOrKind(message.title, t('inbox.kind'));
  return (
    <li className={styles.row} data-read={read}>
      <Stack gap={1}>
        <PathLink
          to={pathOf({ screen: 'member', page: 'messageV2', section: id })}
          className={styles.name}
          lang={languageTag(language)}
        >
          {title}
        </PathLink>
        <Note small figures>{`${t(`inbox.kinds.${kind}`)} · ${formatDate(at)}`}</Note>
        <MessageTags message={message} />
      </Stack>
      <div className={styles.tools}>
        <IconButton
          size="small"
          className={styles.star}
          label={t(favourite ? 'inbox.unfavour' : 'inbox.favour', { title })}
          aria-pressed={favourite}
          icon={<Star />}
          onClick={() => inbox.send({ type: 'marked', ids: [id], as: favourite ? 'plain' : 'favourite' })}
        />
        {!required && (
          <IconButton
            size="small"
            label={t('inbox.remove', { title })}
            icon={<Trash2 />}
            onClick={() => inbox.send({ type: 'message.removed', batch: randomName(16), id, required })}
          />
        )}
      </div>
    </li>
  );
}
