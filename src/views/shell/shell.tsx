import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#src/actors/residents.ts';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { LazyPart } from '#src/ui/lazy-part.tsx';
import { Footer } from './ends/footer.tsx';
import { SideBar } from './ends/side-bar.tsx';
import { Header } from './header/header.tsx';
import { Navigation } from './navigation/navigation.tsx';
import { PhoneBar } from './navigation/phone-bar.tsx';
import { useSignedIn } from './signed-in.ts';

/** Fetched for demo accounts only. */
const demoStrip = () => import('./demo-strip.tsx').then((part) => part.DemoStrip);
const nothing = () => null;

/** The house around every page (spec 2): header, navigation, side bar, footer, and the bar of a phone. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell']);
  const account = useAccount();
  return (
    <AppFrame
      skipLabel={t('shell.skip')}
      header={<Header />}
      tallHeader={useSignedIn()}
      strip={account === 'demo' && <LazyPart load={demoStrip} props={{}} failed={nothing} />}
      navigation={<Navigation />}
      side={<SideBar />}
      footer={<Footer />}
      bottomBar={<PhoneBar />}
    >
      {children}
    </AppFrame>
  );
}
