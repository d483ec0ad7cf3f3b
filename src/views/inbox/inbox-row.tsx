import { Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageRow } from '#contract/inbox.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import type { InboxActor } from '#src/actors/inbox.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { randomName } from '#src/ui/random-name.ts';
import styles from './inbox.module.css';
import { MessageTags } from './message-tags.tsx';

/** A message in the list: its title leads to it; a star, and deleting it unless it must be kept. */
export function InboxRow({ inbox, message }: { inbox: InboxActor; message: MessageRow }) {
  const { t } = useTranslation(['inbox']);
  const { id, kind, language, at, read, favourite, required } = message;
  const title = titled(message.title, t('inbox.kind'));
  return (
    <li className={styles.row} data-read={read}>
      <div className={styles.words}>
        <PathLink
          to={pathOf({ screen: 'member', page: 'messageV2', section: id })}
          className={styles.name}
          lang={languageTag(language)}
        >
          {title}
        </PathLink>
        <p className={styles.note}>{`${t(`inbox.kinds.${kind}`)} · ${formatDate(at)}`}</p>
        <MessageTags message={message} />
      </div>
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
