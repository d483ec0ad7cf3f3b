import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { useWideWindow } from '#src/ui/use-media-query.ts';
import { Footer } from './ends/footer.tsx';
import { SideBar } from './ends/side-bar.tsx';
import { Header, type HeaderParts } from './header/header.tsx';
import { NavigationToggle } from './header/navigation-toggle.tsx';
import { useIsOnScreen } from './is-on-screen.ts';
import { useMayEnter } from './may-enter.ts';
import { Navigation } from './navigation/navigation.tsx';
import { PhoneBar } from './navigation/phone-bar.tsx';
import { PlaceLink } from './place-link.tsx';
import styles from './safer-play-aside.module.css';

type ShellProps = HeaderParts & {
  /** What tells a demo account that it is one; it is fetched, as the app fetches its parts. */
  demoStrip: ReactNode;
  /** What tells somebody on a break or excluded so on every page. */
  awayStrip: ReactNode;
  /** What reminds a member of a message to answer; it is fetched too. */
  reminder?: ReactNode;
  children: ReactNode;
};

/** What only a wide window shows, or only a narrow one: the other spares itself the work of drawing it. */
function In({ wide, children }: { wide: boolean; children: ReactNode }) {
  return useWideWindow() === !wide ? null : children;
}

const navigation = (
  <In wide>
    <Navigation />
  </In>
);
const side = <SideBar />;
const footer = <Footer />;
const phoneBar = (
  <In wide={false}>
    <PhoneBar />
  </In>
);

/**
 * The frame around every page (spec 2): header, navigation, side bar, footer, and the phone's bar. A lottery
 * page has only the header, whose toggle opens the navigation; a phone keeps its bar, which is its only
 * navigation. The help centre has no header, and with it no navigation but the phone's. A person who may not enter yet sees
 * no navigation, and neither does somebody on a break or excluded: nothing there leads to play.
 */
export function Shell({ memberArea, demoStrip, awayStrip, reminder, children }: ShellProps) {
  const { t } = useTranslation(['shell']);
  const account = useAccount();
  const away = account === 'away';
  const reminded = useSelector(useResident('standingOfCare'), atStep('reminder'));
  const mayEnter = useMayEnter() && !away;
  const here = useIsOnScreen();
  const lottery = lotteryScreens.some(here);
  const alone = here('helpmc');
  const [wide, setWide] = useState(false);
  return (
    <AppFrame
      skipLabel={t('shell.skip')}
      header={
        !alone && (
          <Header memberArea={memberArea}>
            {lottery && <NavigationToggle open={wide} onToggle={() => setWide(!wide)} />}
          </Header>
        )
      }
      tallHeader={useSignedIn()}
      strip={(account === 'demo' && demoStrip) || (away && awayStrip) || (reminded && reminder)}
      line={!alone && <SaferPlayLine />}
      navigation={mayEnter && !alone && (!lottery || wide) && navigation}
      side={mayEnter && !lottery && !alone && side}
      footer={!lottery && footer}
      bottomBar={mayEnter && phoneBar}
    >
      {children}
    </AppFrame>
  );
}

/** The way to safer play under the header of a phone; a wide one has it in the header. */
function SaferPlayLine() {
  const { t } = useTranslation(['shell']);
  return (
    <nav aria-label={t('shell.saferPlay')} className={styles.line}>
      <PlaceLink to={{ screen: 'saferPlay' }} data-warms="saferPlay">
        {t('shell.saferPlay')}
      </PlaceLink>
    </nav>
  );
}
