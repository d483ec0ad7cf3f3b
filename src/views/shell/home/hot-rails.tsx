import { DoorOpen, Unplug } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { type Rail, railsOf } from '#machines/games/lanes.rules.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';
import { AwaitedRail } from './awaited-rail.tsx';
import styles from './home.module.css';
import { HotRail } from './hot-rail.tsx';

// The same element each time: it isn't drawn again while the games are on their way.
const awaitedRail = <AwaitedRail />;

/** A rail in its place, whose games are drawn when it is nearly in view. */
function RailPlace({ rail }: { rail: Rail }) {
  const [place, near] = useNearView();
  return (
    <div ref={place} className={styles.rail} data-awaited={!near}>
      <HotRail rail={rail} drawn={near} />
    </div>
  );
}

/** The hot games of every category: on their way, here, none, or not to be had. */
export function HotRails() {
  const { t } = useTranslation(['shell']);
  const language = useLanguage();
  const { merchantCode } = useConfiguration().brand;
  const { data, isFetching, isError, refetch } = useRead('games.hot', {
    merchantCode,
    isPlatform: '2',
    platform: 'html5-desktop',
    language,
  });
  // Drawing many cards at once would be one long task: they are drawn in the pauses between a person's taps.
  const games = useDeferredValue(data, undefined);
  if (isError) {
    return (
      <ErrorState
        icon={<Unplug />}
        title={t('shell.home.hotFailed')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('shell.home.retry')}
          </Button>
        }
      />
    );
  }
  if (!games) return awaitedRail;
  const rails = railsOf(games.list);
  if (rails.length === 0) {
    return (
      <EmptyState icon={<DoorOpen />} title={t('shell.home.hotEmpty')} text={t('shell.home.hotEmptyText')} />
    );
  }
  return rails.map((rail) => <RailPlace key={rail.category} rail={rail} />);
}
