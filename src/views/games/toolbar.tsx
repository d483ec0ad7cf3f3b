import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { Sorting } from '#contract/games.ts';
import { type ListView, longestQuery, offered } from '#machines/games/list-view.rules.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { ChangeView } from './list-place.ts';
import { Selections } from './selections.tsx';
import styles from './toolbar.module.css';

interface ToolbarProps {
  view: ListView;
  text: string;
  onText: (text: string) => void;
  /** Somebody came near the search field. */
  onEnter: () => void;
  onClear: () => void;
  change: ChangeView;
}

/** What narrows and orders a list: search, selection and order. */
export function Toolbar({ view, text, onText, onEnter, onClear, change }: ToolbarProps) {
  const { t } = useTranslation(['games']);
  return (
    <div className={styles.toolbar}>
      <search className={styles.search} onPointerEnter={onEnter}>
        <TextField
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          label={t('games.search.label')}
          labelHidden
          placeholder={t('games.search.placeholder')}
          prefix={<Search />}
          suffix={
            text !== '' && (
              <IconButton size="small" label={t('games.search.clear')} icon={<X />} onClick={onClear} />
            )
          }
          value={text}
          maxLength={longestQuery}
          onFocus={onEnter}
          onValue={onText}
        />
      </search>
      <Selections show={view.show} change={change} />
      <div className={styles.sort}>
        <SelectField
          label={t('games.sort.label')}
          labelHidden
          value={view.sort}
          options={offered.sortings.map((sort) => ({ value: sort, label: t(`games.sort.${sort}`) }))}
          onValue={(sort) => change({ sort: sort as Sorting })}
        />
      </div>
    </div>
  );
}
