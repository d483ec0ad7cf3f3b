import { useTranslation } from 'react-i18next';
import { screenOf } from '#machines/games/lanes.rules.ts';
import { useAuthorised } from '#src/actors/authorised.ts';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useAccount } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import { useLanes } from '../lanes.ts';
import { useMayEnter } from '../may-enter.ts';
import { PlaceLink } from '../place-link.tsx';
import { BrandLines } from './brand-lines.tsx';
import { FollowUs } from './follow-us.tsx';
import styles from './footer.module.css';
import { Licence } from './licence.tsx';

const blurbs = ['register', 'play', 'win'] as const;
const links = ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund'] as const;

/** The footer (spec 2): three blurbs, links to the help, products, networks, the licence and the minimum age. */
export function Footer() {
  const { t } = useTranslation(['shell']);
  const { name, minimumAge } = useConfiguration().brand;
  const { lanes, gameLists } = useLanes();
  const away = useAccount() === 'away';
  const mayEnter = useMayEnter() && !away;
  const registrable = useRegistrationOffered();
  const authorised = useAuthorised();
  const shown = blurbs.filter((blurb) => registrable || blurb !== 'register');
  return (
    <div className={styles.footer}>
      {mayEnter && (
        <ul className={styles.blurbs}>
          {shown.map((blurb) => (
            <li key={blurb}>
              <h2>{t(`shell.footer.${blurb}`)}</h2>
              <p>{t(`shell.footer.${blurb}Text`)}</p>
            </li>
          ))}
        </ul>
      )}
      <nav className={styles.links} aria-label={t('shell.footer.linksLabel')}>
        <ul>
          <li>
            <PlaceLink to={{ screen: 'saferPlay' }} data-warms="saferPlay">
              {t('shell.saferPlay')}
            </PlaceLink>
          </li>
          {authorised && (
            <li>
              <a href={`${pathOf({ screen: 'saferPlay' })}#authorised`} data-inside="">
                {t('shell.authorisedPlay')}
              </a>
            </li>
          )}
          <li>
            <PlaceLink to={{ screen: 'helpmc' }} data-help="" data-warms="helpDialog">
              {t('shell.footer.help')}
            </PlaceLink>
          </li>
          {links.map((link) => (
            <li key={link}>
              <PlaceLink
                to={{ screen: 'helpmc', query: { article: link } }}
                data-help=""
                data-warms="helpDialog"
              >
                {t(`shell.footer.${link}`)}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      {mayEnter && lanes.length > 0 && (
        <nav className={styles.links} aria-label={t('shell.footer.products')}>
          <ul>
            {lanes.map(({ category }) => (
              <li key={category}>
                <PlaceLink to={{ screen: screenOf(category) }}>{t(`shell.categories.${category}`)}</PlaceLink>
              </li>
            ))}
            {gameLists.map((gameList) => (
              <li key={gameList}>
                <PlaceLink to={{ screen: gameList }}>{t(`shell.halls.${gameList}`)}</PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav className={styles.links} aria-label={t('shell.footer.more')}>
        <ul>
          <li>
            <PlaceLink to={{ screen: 'member', page: 'protection', section: 'limits' }}>
              {t('shell.footer.limits')}
            </PlaceLink>
          </li>
          <li>
            <PlaceLink to={{ screen: 'member', page: 'protection', section: 'break' }}>
              {t('shell.footer.pause')}
            </PlaceLink>
          </li>
          <li>
            <PlaceLink to={{ screen: 'member', page: 'protection', section: 'exclusion' }}>
              {t('shell.footer.exclude')}
            </PlaceLink>
          </li>
          {!away && (
            <li>
              <PlaceLink to={{ screen: 'download' }}>{t('shell.footer.apps')}</PlaceLink>
            </li>
          )}
          {mayEnter && registrable && (
            <li>
              <PlaceLink to={{ screen: 'join' }}>{t('shell.footer.join')}</PlaceLink>
            </li>
          )}
        </ul>
      </nav>
      <FollowUs />
      <BrandLines />
      <div className={styles.small}>
        <Licence />
        <p>
          <b className={styles.age}>{t('shell.footer.ageMark', { age: minimumAge })}</b>{' '}
          <span>{t('shell.footer.age', { age: minimumAge })}</span>
        </p>
        <p>{t('shell.footer.rights', { brand: name })}</p>
      </div>
    </div>
  );
}
