import { DoorOpen, Flame, Unplug } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { type Rail as HotGames, hot, railsOf, screenOf } from '#machines/games/lanes.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { PosterCard } from '#src/ui/poster-card.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { useNearView } from '#src/ui/use-near-view.ts';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { useOpenGame } from '../open-game.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './home.module.css';

// The same element each time: it isn't drawn again while the games are on their way.
const awaitedRail = <AwaitedRail />;

/** A rail in its place, whose games are drawn when it is nearly in view. */
function RailPlace({ rail }: { rail: HotGames }) {
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
        action={<RetryButton busy={isFetching} onClick={() => void refetch()} />}
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

const awaited = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder of a rail whose games are loading: as high as the rail that will appear. */
function AwaitedRail() {
  const { t } = useTranslation(['shell']);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('shell.home.loading')}
      </p>
      <Rail
        title={t('shell.home.hotAny')}
        previousLabel={t('shell.home.previous')}
        nextLabel={t('shell.home.next')}
      >
        {awaited.map((slot) => (
          <div key={slot} className={styles.awaited}>
            <Skeleton shape="poster" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </Rail>
    </>
  );
}

type Props = { rail: HotGames; drawn: boolean };

/** The hot games of one category; until they are `drawn`, their title, which stays the same for those who go by headings. */
function HotRail({ rail: { category, games }, drawn }: Props) {
  const { t } = useTranslation(['shell']);
  const pick = useOpenGame();
  const pictureOf = usePictureCheck();
  const to = { screen: screenOf(category) };
  const flame = { id: 'hot', label: t('shell.nav.hot'), tone: 'hot' as const, icon: <Flame /> };
  const fresh = { id: 'new', label: t('shell.home.new'), tone: 'new' as const };
  return (
    <Rail
      title={t('shell.home.hot', { category: t(`shell.categories.${category}`) })}
      aside={
        drawn && (
          <PlaceLink to={to} className={styles.all}>
            {t('shell.home.seeAll')}
          </PlaceLink>
        )
      }
      previousLabel={t('shell.home.previous')}
      nextLabel={t('shell.home.next')}
    >
      {(drawn ? games : []).map((game) => (
        <PosterCard
          key={`${game.vassalage}-${game.gameId}`}
          as={PlaceLink}
          to={{ ...to, query: { game: game.gameId } }}
          onClick={pick.game(game)}
          title={game.gameName}
          subtitle={game.vendorName}
          image={pictureOf(game.image) || undefined}
          badges={[...(hot(game) ? [flame] : []), ...(game.isNew === 1 ? [fresh] : [])]}
        />
      ))}
    </Rail>
  );
}
