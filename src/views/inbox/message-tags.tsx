import { useTranslation } from 'react-i18next';
import type { MessageRow } from '#contract/inbox.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Row } from '#src/ui/layout.tsx';

/** What is special about a message, in a word or two each. */
export function MessageTags({ message }: { message: MessageRow }) {
  const { t } = useTranslation(['inbox']);
  const { read, toAnswer, expiredAt, required } = message;
  if (read && !toAnswer && expiredAt === null && !required) return null;
  return (
    <Row as="p" gap={1}>
      {!read && <Tag tone="accent">{t('inbox.unread')}</Tag>}
      {toAnswer && <Tag tone="warning">{t('inbox.toAnswer')}</Tag>}
      {expiredAt !== null && <Tag>{t('inbox.expired')}</Tag>}
      {required && <Tag>{t('inbox.required')}</Tag>}
    </Row>
  );
}
