import { DoorOpen, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LotteryScreen, lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { reveal } from '#src/ui/reveal.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import styles from './lottery-page.module.css';
import { LotteryPages } from './lottery-pages.tsx';
import { useMenus } from './menus.ts';

/** A lottery page (spec 2): its lotteries on their way, here, none, or not to be had. */
export default function LotteryPage({ screen }: { screen: LotteryScreen }) {
  const { t } = useTranslation(['lotteries', 'system']);
  const textOf = useFailureText();
  const { menus, failure, busy, again } = useMenus(screen);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {/* On a phone the link of the page, which is marked, is its title too: the space belongs to the draw. */}
        <h1 className="visually-hidden-on-phone">{t(`lotteries.pages.${screen}`)}</h1>
        <PageLinks screen={screen} />
      </div>
      {menus && menus.length > 0 && <LotteryPages key={screen} screen={screen} menus={menus} />}
      {menus?.length === 0 && (
        <EmptyState
          icon={<DoorOpen />}
          title={t('lotteries.states.empty')}
          text={t('lotteries.states.emptyText')}
        />
      )}
      {!menus && failure && (
        <ErrorState
          icon={<Unplug />}
          title={t('lotteries.states.failed')}
          text={textOf(failure)}
          action={
            <Button busy={busy} onClick={again}>
              {t('lotteries.states.retry')}
            </Button>
          }
        />
      )}
      {!menus && !failure && (
        <div className={styles.awaited}>
          <p className="visually-hidden" role="status">
            {t('lotteries.states.loading')}
          </p>
          <Skeleton className={styles.popularAwaited} />
          <Skeleton className={styles.chosenAwaited} />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

/** The way between the lottery pages. */
function PageLinks({ screen }: { screen: LotteryScreen }) {
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
