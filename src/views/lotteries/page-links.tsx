import { useTranslation } from 'react-i18next';
import { type LotteryScreen, lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { reveal } from '#src/ui/reveal.ts';
import styles from './lottery-page.module.css';

/** The way between the lottery pages. */
export function PageLinks({ screen }: { screen: LotteryScreen }) {
  const { t } = useTranslation(['lotteries']);
  return (
    <nav className={styles.pages} aria-label={t('lotteries.pages.label')}>
      <ul>
        {lotteryScreens.map((one) => (
          <li key={one} ref={one === screen ? reveal : undefined}>
            <PathLink
              className={styles.pageLink}
              to={pathOf({ screen: one })}
              aria-current={one === screen ? 'page' : undefined}
            >
              {t(`lotteries.pages.${one}`)}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
