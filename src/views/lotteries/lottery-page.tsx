import { DoorOpen, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LotteryScreen, lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { pathOf } from '#src/paths.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { reveal } from '#src/ui/reveal.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import styles from './lottery-page.module.css';
import { LotteryPages } from './lottery-pages.tsx';
import { useMenus } from './menus.ts';

/** A lottery page (spec 2): its lotteries on their way, here, none, or not to be had. */
export default function LotteryPage({ screen }: { screen: LotteryScreen }) {
  const { t } = useTranslation(['lotteries', 'system']);
  const reading = useMenus(screen);
  return (
    <Stack gap={4}>
      <Row gap="2 4" align="center" justify="between">
        {/* On a phone the link of the page, which is marked, is its title too: the space belongs to the draw. */}
        <h1 className="visually-hidden-on-phone">{t(`lotteries.pages.${screen}`)}</h1>
        <PageLinks screen={screen} />
      </Row>
      <Loaded
        reading={reading}
        icon={<Unplug />}
        failed={t('lotteries.states.failed')}
        loading={t('lotteries.states.loading')}
        awaited={
          <Stack gap={4}>
            <Skeleton className={styles.popularAwaited} />
            <Skeleton className={styles.chosenAwaited} />
            <Skeleton shape="block" />
          </Stack>
        }
      >
        {(menus) =>
          menus.length > 0 ? (
            <LotteryPages key={screen} screen={screen} menus={menus} />
          ) : (
            <EmptyState
              icon={<DoorOpen />}
              title={t('lotteries.states.empty')}
              text={t('lotteries.states.emptyText')}
            />
          )
        }
      </Loaded>
    </Stack>
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
