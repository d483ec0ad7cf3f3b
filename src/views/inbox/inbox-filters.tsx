import { useTranslation } from 'react-i18next';
import { folders, type InboxAsked, kinds } from '#machines/inbox/list.rules.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './inbox.module.css';

type Props = { asked: InboxAsked; unread: number; onAsked: (asked: InboxAsked) => void };

/** The folders, the subject, and a search in the titles. */
export function InboxFilters({ asked, unread, onAsked }: Props) {
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
