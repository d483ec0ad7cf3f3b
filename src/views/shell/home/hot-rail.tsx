import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Rail as HotGames, hot, screenOf } from '#machines/games/lanes.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { PosterCard } from '#src/ui/poster-card.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { usePick } from '../pick.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './home.module.css';

type Props = { rail: HotGames; drawn: boolean };

/** The hot games of one category; until they are `drawn`, their title, which stays the same for those who go by headings. */
export function HotRail({ rail: { category, games }, drawn }: Props) {
  const { t } = useTranslation(['shell']);
  const pick = usePick();
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
