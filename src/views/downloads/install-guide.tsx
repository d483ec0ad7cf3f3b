import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GuideName } from '#machines/downloads/device.rules.ts';
import styles from './guides.module.css';
import { StepPicture } from './step-picture.tsx';

/** The steps of each guide in their order, each with its picture. */
const steps = {
  IOS: [
    ['downloads.guides.IOS.scan', 'scan'],
    ['downloads.guides.IOS.get', 'download'],
    ['downloads.guides.IOS.allow', 'allow'],
    ['downloads.guides.IOS.open', 'open'],
  ],
  MOBILECONFIG: [
    ['downloads.guides.MOBILECONFIG.warning', 'warning'],
    ['downloads.guides.MOBILECONFIG.settings', 'settings'],
    ['downloads.guides.MOBILECONFIG.check', 'check'],
    ['downloads.guides.MOBILECONFIG.allow', 'allow'],
    ['downloads.guides.MOBILECONFIG.open', 'open'],
  ],
  ANDROID: [
    ['downloads.guides.ANDROID.scan', 'scan'],
    ['downloads.guides.ANDROID.unknown', 'warning'],
    ['downloads.guides.ANDROID.check', 'check'],
    ['downloads.guides.ANDROID.install', 'download'],
    ['downloads.guides.ANDROID.off', 'settings'],
  ],
  WEBAPP: [
    ['downloads.guides.WEBAPP.browser', 'browser'],
    ['downloads.guides.WEBAPP.share', 'share'],
    ['downloads.guides.WEBAPP.add', 'add'],
    ['downloads.guides.WEBAPP.open', 'open'],
  ],
} as const satisfies Readonly<Record<GuideName, readonly (readonly [string, string])[]>>;

/** One guide: it opens and closes by its heading, and is printed whole. */
export function InstallGuide({ name, open }: { name: GuideName; open?: boolean }) {
  const { t } = useTranslation(['downloads']);
  return (
    <details className={styles.guide} open={open}>
      <summary>
        <h3>{t(`downloads.guides.name.${name}`)}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ol className={styles.steps}>
        {steps[name].map(([text, picture]) => (
          <li key={text}>
            <StepPicture name={picture} />
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
