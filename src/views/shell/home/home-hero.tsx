import { useTranslation } from 'react-i18next';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { useBoard } from '../board.ts';
import { PosterWords } from './poster-words.tsx';
import { Welcome } from './welcome.tsx';

/** The highlights: the welcome, which is part of the prerendered page, then the banners for the home (spec 3). */
export function HomeHero() {
  const { t } = useTranslation(['shell']);
  const { posters } = useBoard();
  // Without our doorways the welcome is on velvet alone.
  const clear = useConfiguration().look && true;
  return (
    <Carousel
      labels={{
        carousel: t('shell.home.heroLabel'),
        pause: t('shell.home.pause'),
        play: t('shell.home.play'),
        previous: t('shell.home.previous'),
        next: t('shell.home.next'),
        slide: (number, total) => t('shell.home.slide', { number, total }),
      }}
      slides={[
        { id: 'welcome', alt: '', content: <Welcome />, clear },
        ...posters.map((poster) => ({
          id: poster.picture,
          alt: poster.title ? '' : t('shell.home.heroLabel'),
          image: poster.picture,
          content: poster.title && <PosterWords poster={poster} />,
        })),
      ]}
    />
  );
}
