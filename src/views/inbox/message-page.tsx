import { useSelector } from '@xstate/react';
import { ArrowLeft, CircleHelp, Star } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/inbox.ts';
import { placeOf } from '#machines/inbox/links.rules.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { BackLink, Note, Row, Stack } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { RadioRow } from '#src/ui/radio-row.tsx';
import { randomName } from '#src/ui/random-name.ts';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { Loaded } from '#src/views/acts/loaded.tsx';
import styles from './inbox.module.css';
import { type InboxActor, useMessage } from './inbox-messages.ts';
import { MessageTags } from './message-tags.tsx';
import { usePlaceName } from './place-name.ts';

/** One message at its own address: on its way, here, gone, or not to be had. Here it counts as read. */
export function MessagePage({ inbox, id }: { inbox: InboxActor; id: string }) {
  const { t } = useTranslation(['inbox', 'system']);
  const read = useMessage(inbox, id);
  return (
    <>
      <BackLink to={pathOf({ screen: 'member', page: 'messageV2' })}>
        <ArrowLeft aria-hidden="true" />
        {t('inbox.message.back')}
      </BackLink>
      {read.error?.failure.code === 'NOT_FOUND' ? (
        <EmptyState
          level="h1"
          icon={<CircleHelp />}
          title={t('inbox.message.missing')}
          text={t('inbox.message.missingText')}
        />
      ) : (
        <Loaded
          reading={readingOf(read)}
          level="h1"
          failed={t('inbox.message.failed')}
          loading={t('inbox.message.loading')}
          awaited={<Skeleton className={styles.coming} shape="block" />}
        >
          {(message) => <MessageBody inbox={inbox} message={message} />}
        </Loaded>
      )}
    </>
  );
}

type Props = { inbox: InboxActor; message: Message };

/** A message: its text in its own language, where it leads, what it asks, and what can be done with it. */
function MessageBody({ inbox, message }: Props) {
  const { t } = useTranslation(['inbox']);
  const nameOf = usePlaceName();
  const pictureOf = usePictureCheck();
  const { id, kind, title, content, language, at, favourite, required, read, expiredAt, link } = message;
  const { question } = message;
  const given = question?.choices.find((one) => one.id === question.answer);
  /** Where the answer leads; it stands for where the message itself does. */
  const onward = placeOf(given?.link ?? null);
  const place = onward ? null : placeOf(link);
  const mark = (as: 'unread' | 'favourite' | 'plain') => () => inbox.send({ type: 'marked', ids: [id], as });
  return (
    <Stack as="article" gap={3} align="start">
      <h1 tabIndex={-1} ref={takeFocus} lang={languageTag(language)}>
        {titleOrKind(title, t('inbox.kind'))}
      </h1>
      <Note small figures>{`${t(`inbox.kinds.${kind}`)} · ${formatDate(at)}`}</Note>
      <MessageTags message={message} />
      {expiredAt !== null && (
        <Note small figures>
          {t('inbox.message.expired', { date: formatDate(expiredAt) })}
        </Note>
      )}
      <SafeHtml
        html={content}
        pictureOf={pictureOf}
        lang={languageTag(language)}
        className={styles.content}
        fallback={<p>{t('inbox.message.unshown')}</p>}
      >
        {place && (
          <ButtonLink as={PathLink} to={pathOf(place)} variant="primary">
            {t('inbox.message.go', { place: nameOf(place) })}
          </ButtonLink>
        )}
        <MessageQuestion inbox={inbox} message={message} />
        {onward && (
          <ButtonLink as={PathLink} to={pathOf(onward)} variant="primary">
            {t('inbox.message.go', { place: nameOf(onward) })}
          </ButtonLink>
        )}
        <Row gap={2}>
          <Button
            size="small"
            icon={<Star />}
            aria-pressed={favourite}
            onClick={mark(favourite ? 'plain' : 'favourite')}
          >
            {t(favourite ? 'inbox.message.unfavour' : 'inbox.message.favour')}
          </Button>
          {read && (
            <Button size="small" onClick={mark('unread')}>
              {t('inbox.message.unread')}
            </Button>
          )}
          {!required && (
            <Button
              size="small"
              variant="danger"
              onClick={() => inbox.send({ type: 'message.removed', batch: randomName(16), id, required })}
            >
              {t('inbox.message.remove')}
            </Button>
          )}
        </Row>
      </SafeHtml>
    </Stack>
  );
}

/** What a message asks, with its choices; afterwards what was answered, and when. */
function MessageQuestion({ inbox, message: { id, question } }: Props) {
  const { t } = useTranslation(['inbox']);
  const language = useLanguage();
  const busy = useSelector(inbox, (snapshot) => snapshot.hasTag('busy'));
  const [choice, choose] = useState<string | null>(null);
  const [asked, ask] = useState(false);
  const problem = useId();
  if (question === null) return null;
  const given = question.choices.find((one) => one.id === question.answer);
  if (question.answer !== null) {
    const date = formatDate(question.answeredAt);
    return (
      <p className={styles.question} role="status">
        {t('inbox.message.answered', { answer: given?.label ?? question.answer, date })}
      </p>
    );
  }
  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    ask(true);
    if (choice === null) sent.currentTarget.querySelector('input')?.focus();
    else inbox.send({ type: 'question.answered', id, choice, language });
  }
  const missing = asked && choice === null;
  return (
    <form className={styles.question} noValidate onSubmit={submit}>
      <fieldset aria-describedby={missing ? problem : undefined}>
        <legend>{t('inbox.message.question')}</legend>
        {question.choices.map((one) => (
          <RadioRow
            key={one.id}
            name="choice"
            value={one.id}
            label={one.label}
            checked={choice === one.id}
            onChoice={() => choose(one.id)}
          />
        ))}
      </fieldset>
      {missing && (
        <p id={problem} className={styles.problem}>
          {t('inbox.message.choose')}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {t('inbox.message.send')}
      </Button>
    </form>
  );
}
