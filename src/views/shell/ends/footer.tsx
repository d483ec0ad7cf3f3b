import { BadgeCheck, Camera, Hash, MessageCircle, MonitorPlay, Music2, Send, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { screenOf } from '#machines/games/lanes.rules.ts';
import { networkTypes } from '#machines/system/resources.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useAccount, useLanguage } from '#src/actors/residents.ts';
import { useResources } from '#src/actors/resources.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import { Tag } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { useAuthorised } from '../authorised.ts';
import { useLanes } from '../lanes.ts';
import { useMayEnter } from '../may-enter.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './footer.module.css';

const blurbs = ['register', 'play', 'win'] as const;
/** To limits, to a break and out. */
const ways = [
  ['limits', 'limits'],
  ['break', 'pause'],
  ['exclusion', 'exclude'],
] as const;
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
  const isHere = useIsHere();
  const shown = blurbs.filter((blurb) => registrable || blurb !== 'register');
  return (
    <Stack gap={5}>
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
          {isHere({ screen: 'helpmc' }) && <HelpLinks />}
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
          {isHere({ screen: 'member', page: 'protection' }) &&
            ways.map(([section, name]) => (
              <li key={section}>
                <PlaceLink to={{ screen: 'member', page: 'protection', section }}>
                  {t(`shell.footer.${name}`)}
                </PlaceLink>
              </li>
            ))}
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
    </Stack>
  );
}

/** The help, and the articles of it that a footer has. */
function HelpLinks() {
  const { t } = useTranslation(['shell']);
  return (
    <>
      <li>
        <PlaceLink to={{ screen: 'helpmc' }} data-help="" data-warms="helpDialog">
          {t('shell.footer.help')}
        </PlaceLink>
      </li>
      {links.map((link) => (
        <li key={link}>
          <PlaceLink to={{ screen: 'helpmc', query: { article: link } }} data-help="" data-warms="helpDialog">
            {t(`shell.footer.${link}`)}
          </PlaceLink>
        </li>
      ))}
    </>
  );
}

/** Plain signs: the networks’ own marks are theirs. */
const icons = {
  FACEBOOK: <ThumbsUp />,
  INSTAGRAM: <Camera />,
  X: <Hash />,
  YOUTUBE: <MonitorPlay />,
  TIKTOK: <Music2 />,
  TELEGRAM: <Send />,
  WHATSAPP: <MessageCircle />,
};

/** Links to the networks the brand is on; nothing when it is on none. */
export function FollowUs() {
  const { t } = useTranslation(['shell']);
  const networks = useResources(networkTypes);
  if (networks.length === 0) return null;
  return (
    <section className={styles.follow}>
      <h2>{t('shell.footer.follow')}</h2>
      <ul>
        {networks.map(({ type, address }) => (
          <li key={type}>
            <IconButton
              as="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              label={t('shell.footer.followOn', { network: t(`shell.networks.${type}`) })}
              icon={icons[type]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the brand itself says in the footer: its links and its paragraphs; nothing where it says nothing. */
function BrandLines() {
  const { t } = useTranslation(['shell']);
  const { footer, brand } = useConfiguration();
  const language = useLanguage();
  if (!footer) return null;
  const said = (text: Readonly<Record<string, string>>) => text[language] ?? Object.values(text)[0] ?? '';
  return (
    <>
      {footer.links.length > 0 && (
        <nav className={styles.links} aria-label={t('shell.footer.ofBrand', { brand: brand.name })}>
          <ul>
            {footer.links.map(({ text, link }) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noreferrer">
                  {said(text)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {footer.paragraphs.length > 0 && (
        <div className={styles.paragraphs}>
          {footer.paragraphs.map((text) => (
            <p key={said(text)}>{said(text)}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** Under which licence the product runs: who gave it, its number, and the page of theirs that shows it. */
function Licence() {
  const { t } = useTranslation(['shell']);
  const { licence } = useConfiguration();
  return (
    <>
      <Tag tone="positive" icon={<BadgeCheck />}>
        {t('shell.footer.licence')}
      </Tag>
      {licence && (
        <p className={styles.licence}>
          <a href={licence.link} target="_blank" rel="noreferrer">
            {t('shell.footer.licensed', licence)}
          </a>
        </p>
      )}
    </>
  );
}
