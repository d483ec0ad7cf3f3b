import { useTranslation } from 'react-i18next';
import { type NoticesAsked, noticeTypes } from '#machines/notices/list.rules.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './notices.module.css';

/** Search in titles, and the choice of a type. */
export function NoticeFilters({
  asked,
  onAsked,
}: {
  asked: NoticesAsked;
  onAsked: (asked: NoticesAsked) => void;
}) {
  const { t } = useTranslation(['notices']);
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label={t('notices.search')}
        value={asked.text}
        autoComplete="off"
        onValue={(text) => onAsked({ ...asked, text })}
      />
      <SelectField
        label={t('notices.by')}
        value={asked.type ?? ''}
        options={[
          { value: '', label: t('notices.all') },
          ...noticeTypes.map((value) => ({ value, label: t(`notices.types.${value}`) })),
        ]}
        onValue={(value) => onAsked({ ...asked, type: noticeTypes.find((one) => one === value) ?? null })}
      />
    </div>
  );
}
