import { Clock, Flame, Heart, LayoutGrid, Sparkles } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '#contract/games.ts';
import { offered } from '#machines/games/list-view.rules.ts';
import { reveal } from '#src/ui/reveal.ts';
import type { ChangeView } from './list-place.ts';
import styles from './toolbar.module.css';

const icons: Readonly<Record<Selection, ReactNode>> = {
  ALL: <LayoutGrid />,
  NEW: <Sparkles />,
  HOT: <Flame />,
  FAV: <Heart />,
  RECENT: <Clock />,
};

function Drawn({ show, change }: { show: Selection; change: ChangeView }) {
  const { t } = useTranslation(['games']);
  return (
    <fieldset className={styles.selections}>
      <legend className="visually-hidden">{t('games.show.label')}</legend>
      {offered.selections.map((selection) => (
        <button
          key={selection}
          type="button"
          className={styles.selection}
          ref={show === selection ? reveal : undefined}
          aria-pressed={show === selection}
          onClick={() => change({ show: selection })}
        >
          {icons[selection]}
          <span>{t(`games.show.${selection}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The selections of a list (spec 3, game selection types). Drawn again only when these props change. */
export const Selections = memo(Drawn);
