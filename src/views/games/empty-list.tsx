import { DoorOpen, Heart, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ListView, narrowedByFigures, plainView } from '#machines/games/list-view.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import type { ChangeView } from './list-place.ts';

interface EmptyListProps {
  view: Pick<ListView, 'show' | 'query' | 'bet' | 'lines'>;
  change: ChangeView;
  onClear: () => void;
}

/** A list with nothing in it: why that is, and the way on. */
export function EmptyList({ view, change, onClear }: EmptyListProps) {
  const { t } = useTranslation(['games']);
  const { show, query } = view;
  if (narrowedByFigures(view)) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('games.empty.figures')}
        text={t('games.empty.figuresText')}
        action={
          <Button onClick={() => change({ bet: null, lines: null })}>{t('games.empty.clearFigures')}</Button>
        }
      />
    );
  }
  if (query !== '') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('games.empty.query', { query })}
        text={t('games.empty.queryText')}
        action={<Button onClick={onClear}>{t('games.empty.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={show === 'FAV' ? <Heart /> : <DoorOpen />}
      title={t(`games.empty.${show}`)}
      text={t(`games.empty.${show}Text`)}
      action={
        show !== 'ALL' && <Button onClick={() => change({ ...plainView })}>{t('games.empty.seeAll')}</Button>
      }
    />
  );
}
