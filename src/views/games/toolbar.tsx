import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sorting } from '#contract/games.ts';
import { filtersInUse, type GameList, type ListView, offered } from '#machines/games/list-view.rules.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { FigureFilters } from './figure-filters.tsx';
import type { ChangeView } from './list-place.ts';
import { Selections } from './selections.tsx';
import styles from './toolbar.module.css';

interface ToolbarProps {
  title: string;
  gameList: GameList;
  view: ListView;
  text: string;
  onText: (text: string) => void;
  /** The person reached the search field. */
  onEnter: () => void;
  onClear: () => void;
  change: ChangeView;
  /** Whether the filters are unfolded; with enough space they always are. */
  unfolded: boolean;
  onFold: () => void;
}

/** The head of a game list, and its search, filters, order and selection. */
export function Toolbar({ title, gameList, view, text, change, unfolded, ...heard }: ToolbarProps) {
  const { t } = useTranslation(['games']);
  const filters = useId();
  const number = filtersInUse(view);
  return (
    <div className={styles.toolbar}>
      <h1>{title}</h1>
      <search className={styles.search} onPointerEnter={heard.onEnter}>
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
              <IconButton size="small" label={t('games.search.clear')} icon={<X />} onClick={heard.onClear} />
            )
          }
          value={text}
          onFocus={heard.onEnter}
          onValue={heard.onText}
        />
      </search>
      <IconButton
        className={styles.fold}
        label={number > 0 ? t('games.filters.inUse', { number }) : t('games.filters.label')}
        icon={<SlidersHorizontal />}
        count={number}
        aria-expanded={unfolded}
        aria-controls={filters}
        onClick={heard.onFold}
      />
      <fieldset id={filters} className={styles.filters} data-unfolded={unfolded}>
        <legend className="visually-hidden">{t('games.filters.label')}</legend>
        <SelectField
          label={t('games.sort.label')}
          labelHidden
          value={view.sort}
          options={offered.sortings.map((sort) => ({ value: sort, label: t(`games.sort.${sort}`) }))}
          onValue={(sort) => change({ sort: sort as Sorting })}
        />
        <FigureFilters gameList={gameList} view={view} change={change} />
      </fieldset>
      <Selections show={view.show} change={change} />
    </div>
  );
}
