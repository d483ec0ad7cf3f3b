import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { Footer } from './ends/footer.tsx';
import { SideBar } from './ends/side-bar.tsx';
import { Header } from './header/header.tsx';
import { Navigation } from './navigation/navigation.tsx';
import { PhoneBar } from './navigation/phone-bar.tsx';
import { useSignedIn } from './signed-in.ts';

/** The house around every page (spec 2): header, navigation, side bar, footer, and the bar of a phone. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell']);
  return (
    <AppFrame
      skipLabel={t('shell.skip')}
      header={<Header />}
      tallHeader={useSignedIn()}
      navigation={<Navigation />}
      side={<SideBar />}
      footer={<Footer />}
      bottomBar={<PhoneBar />}
    >
      {children}
    </AppFrame>
  );
}
