import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/inbox.ts';
import { placeOf } from '#machines/inbox/links.rules.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import type { InboxActor } from '#src/actors/inbox.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { randomName } from '#src/ui/random-name.ts';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './inbox.module.css';
import { MessageQuestion } from './message-question.tsx';
import { MessageTags } from './message-tags.tsx';
import { usePlaceName } from './place-name.ts';

type Props = { inbox: InboxActor; message: Message };

/** A message: its text in its own language, where it leads, what it asks, and what can be done with it. */
export function MessageBody({ inbox, message }: Props) {
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
    <article className={styles.message}>
      <h1 tabIndex={-1} ref={takeFocus} lang={languageTag(language)}>
        {titled(title, t('inbox.kind'))}
      </h1>
      <p className={styles.note}>{`${t(`inbox.kinds.${kind}`)} · ${formatDate(at)}`}</p>
      <MessageTags message={message} />
      {expiredAt !== null && (
        <p className={styles.note}>{t('inbox.message.expired', { date: formatDate(expiredAt) })}</p>
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
        <div className={styles.acts}>
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
        </div>
      </SafeHtml>
    </article>
  );
}
