import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Poster } from '#machines/notices/board.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { useRoot } from '#src/actors/residents.ts';
import { useAtTheDoor, useSignedIn } from '#src/actors/signed-in.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { useBoard } from '../board.ts';
import { EntryLink } from '../entry-link.tsx';
import { PlaceLink } from '../place-link.tsx';
import { RegisterLink } from '../register-link.tsx';
import styles from './hero.module.css';

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

/** The first thing a person sees and reads: painted from the page itself, before any script or picture. */
function Welcome() {
  const { t } = useTranslation(['shell']);
  const signedIn = useSignedIn();
  const promoted = usePromoted();
  const isHere = useIsHere();
  const unpromoted = useAtTheDoor() || promoted === 'closed' || !isHere({ screen: 'promotions' });
  const { brand, look } = useConfiguration();
  const { freePlay } = useSelector(useRoot(), ({ context }) => context.features);
  return (
    <>
      {/* The doorways are our own sign. */}
      {!look && <HeroDrawing />}
      <p className={styles.brand}>{brand.name}</p>
      <h1>{t('shell.home.welcome')}</h1>
      <p className={styles.text}>{t('shell.home.welcomeText')}</p>
      <div className={styles.actions}>
        {!signedIn && <RegisterLink>{t('shell.home.welcomeAction')}</RegisterLink>}
        {signedIn && unpromoted && (
          <ButtonLink as={PlaceLink} to={{ screen: 'saferPlay' }}>
            {t('shell.saferPlay')}
          </ButtonLink>
        )}
        {signedIn && !unpromoted && (
          // Its place is kept while the gateway is asked, so that nothing below moves.
          <ButtonLink
            as={PlaceLink}
            to={{ screen: 'promotions' }}
            variant="primary"
            className={promoted === 'open' ? undefined : styles.held}
          >
            {t('shell.home.promotionsAction')}
          </ButtonLink>
        )}
        {!signedIn && freePlay && (
          <ButtonLink as={EntryLink} way="freePlay" className={styles.onPhone} data-warms="freePlay">
            {t('shell.header.freePlay')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Doorways one behind another, each lighter than the last: half their width, and their height. */
const doorways = [
  { half: 200, rise: 400 },
  { half: 150, rise: 320 },
  { half: 108, rise: 248 },
  { half: 72, rise: 184 },
  { half: 44, rise: 128 },
];

/** The view from the foyer: a row of open doorways with the light at its end. Drawn in the page, so that it costs no request. */
function HeroDrawing() {
  return (
    <svg className={styles.enfilade} viewBox="0 0 440 420" aria-hidden="true">
      {doorways.map(({ half, rise }) => (
        <path
          key={half}
          d={`M${220 - half} 420V${420 - rise + half}a${half} ${half} 0 0 1 ${half * 2} 0V420z`}
        />
      ))}
      <path className={styles.floor} d="M192 420h56l72 0-58-44h-84l-58 44z" />
    </svg>
  );
}

/** The text of a banner over its picture; if the banner is a link, all of it is. */
function PosterWords({ poster: { title, subtitle, path, address } }: { poster: Poster }) {
  return (
    <>
      <h2>
        {path !== null && (
          <PathLink className={styles.link} to={path}>
            {title}
          </PathLink>
        )}
        {address !== null && (
          <a className={styles.link} href={address} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}
        {path === null && address === null && title}
      </h2>
      {subtitle && <p className={styles.text}>{subtitle}</p>}
    </>
  );
}
