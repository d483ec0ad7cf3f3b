import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import type { GameList, ListView } from '#machines/games/list-view.rules.ts';
import type { GameListScreen } from '#machines/places.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useVendors } from '#src/actors/vendors.ts';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import styles from './game-list.module.css';
import type { ChangeView } from './list-place.ts';

interface GameListTabsProps {
  screen: GameListScreen;
  gameList: GameList;
  vendor: ListView['vendor'];
  gameClass: ListView['gameClass'];
  /** The id of the tabs' panel. */
  panel: string;
  change: ChangeView;
}

type Types = CallOutput<'games.types'>['types'];

/** The classes of the vendors, each once, the largest first. */
function classesOf(types: Types, vendor: string | null): readonly { name: string; label: string }[] {
  const counted = new Map<string, { name: string; label: string; games: number }>();
  for (const { vassalage, classes } of types) {
    if (vendor !== null && vassalage !== vendor) continue;
    for (const one of classes) {
      counted.set(one.name, { ...one, games: one.games + (counted.get(one.name)?.games ?? 0) });
    }
  }
  return [...counted.values()].toSorted((a, b) => b.games - a.games);
}

function Drawn({ screen, gameList, vendor, gameClass, panel, change }: GameListTabsProps) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const vendors = useVendors();
  const { gameType = '' } = gameList;
  const { data, isPending } = useOfferedRead(
    'games.types',
    { gameType, language },
    { enabled: gameType !== '' },
  );
  if (gameList.vassalage) return null;
  const types = data?.types ?? [];
  const names = gameType === '' ? [...vendors.values()] : types;
  const classes = classesOf(types, vendor);
  const name = t(`games.halls.${screen}`);
  const turn = { panel, previousLabel: t('games.tabs.previous'), nextLabel: t('games.tabs.next') };
  const all = { id: '', label: t('games.tabs.all') };
  return (
    <div className={styles.tabs} data-coming={isPending && gameType !== ''}>
      {names.length > 0 && (
        <TabStrip
          {...turn}
          label={t('games.tabs.vendors', { listName: name })}
          items={[all, ...names.map((one) => ({ id: one.vassalage, label: one.displayName }))]}
          value={vendor ?? ''}
          onValue={(chosen) => change({ vendor: chosen || null })}
        />
      )}
      {classes.length > 1 && (
        <div className={styles.classes}>
          <TabStrip
            {...turn}
            small
            label={t('games.tabs.classes', { listName: name })}
            items={[
              { id: '', label: t('games.tabs.allClasses') },
              ...classes.map(({ name: id, label }) => ({ id, label })),
            ]}
            value={gameClass ?? ''}
            onValue={(chosen) => change({ gameClass: chosen || null })}
          />
        </div>
      )}
    </div>
  );
}

/**
 * The tabs of a game list: its vendors, and below them the classes of their games (spec 2, game-list
 * screen). There are many, and a keystroke in the search must not draw them again.
 */
export const GameListTabs = memo(Drawn);
