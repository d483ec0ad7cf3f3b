import { useTranslation } from 'react-i18next';
import type { MessageRow } from '#contract/inbox.ts';
import { Tag } from '#src/ui/badge.tsx';
import styles from './inbox.module.css';

/** What is special about a message, in a word or two each. */
export function MessageTags({ message }: { message: MessageRow }) {
  const { t } = useTranslation(['inbox']);
  const { read, toAnswer, expiredAt, required } = message;
  if (read && !toAnswer && expiredAt === null && !required) return null;
  return (
    <p className={styles.tags}>
      {!read && <Tag tone="accent">{t('inbox.unread')}</Tag>}
      {toAnswer && <Tag tone="warning">{t('inbox.toAnswer')}</Tag>}
      {expiredAt !== null && <Tag>{t('inbox.expired')}</Tag>}
      {required && <Tag>{t('inbox.required')}</Tag>}
    </p>
  );
}
