import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import type { Hall, ListView } from '#machines/games/list-view.rules.ts';
import type { HallScreen } from '#machines/places.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useVendors } from '#src/actors/vendors.ts';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import styles from './hall.module.css';
import type { ChangeView } from './list-place.ts';

interface HallTabsProps {
  screen: HallScreen;
  hall: Hall;
  vendor: ListView['vendor'];
  gameClass: ListView['gameClass'];
  /** The id of what the tabs choose. */
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

function Drawn({ screen, hall, vendor, gameClass, panel, change }: HallTabsProps) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const vendors = useVendors();
  const { gameType = '' } = hall;
  const { data, isPending } = useRead('games.types', { gameType, language }, { enabled: gameType !== '' });
  if (hall.vassalage) return null;
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
          label={t('games.tabs.vendors', { hall: name })}
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
            label={t('games.tabs.classes', { hall: name })}
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
 * The tabs of a hall: its vendors, and below them how they sort their games (spec 2, tabs titled with the hall). There are
 * many, and a letter in the search is nothing to them.
 */
export const HallTabs = memo(Drawn);
