import { useSelector } from '@xstate/react';
import { Apple, ChevronDown, Download, FileCog, MonitorSmartphone, Smartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  downloadCards,
  missingTypes,
  type DownloadCard as OfferedFile,
} from '#machines/downloads/cards.rules.ts';
import { type GuideName, guideOrder } from '#machines/downloads/device.rules.ts';
import { installMachine } from '#machines/downloads/install.machine.ts';
import { needsWarning } from '#machines/system/resources.rules.ts';
import { useDeviceSystem } from '#src/actors/device.ts';
import { metaOf } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { useAddressCheck } from '#src/actors/resources.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatFileSize } from '#src/i18n/file-size.ts';
import { Code } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import styles from './download-page.module.css';
import downloadsStyles from './downloads.module.css';
import { OtherSites } from './other-sites.tsx';
import { ProfileButton } from './profile-button.tsx';

/** The download page (spec 2, /download and /down): the apps, how they are installed, and the product's other addresses. */
export default function DownloadPage() {
  const { t } = useTranslation(['downloads', 'system']);
  return (
    <Stack gap={6} breaks>
      <header>
        <h1>{t('downloads.title')}</h1>
        <p className={downloadsStyles.text}>{t('downloads.text')}</p>
      </header>
      <DownloadCards />
      <InstallCard />
      <InstallGuides />
      <OtherSites />
    </Stack>
  );
}

/** A card for each app that exists: those for this device first, and another road where there is none. */
function DownloadCards() {
  const { t } = useTranslation(['downloads', 'system']);
  const support = useSupportContact();
  const check = useAddressCheck('downloads');
  const system = useDeviceSystem();
  const language = useLanguage();
  const told = useSelector(useResident('status'), ({ context }) => context.result?.info.resources);
  const reading = readingOf(useRead('downloads.routers', {}));
  const { data, failure } = reading;
  const cards = downloadCards([...(told ?? []), ...(data?.resources ?? [])], { check, language, system });
  const settled = data !== undefined || failure !== null;
  const missing = missingTypes(cards).map((type) => t(`downloads.name.${type}`));
  if (cards.length === 0 && failure) return <LoadFailed reading={reading} title={t('downloads.failed')} />;
  if (cards.length === 0 && settled)
    return (
      <EmptyState
        icon={<Smartphone />}
        title={t('downloads.none.title')}
        text={t('downloads.none.text')}
        action={
          <Button busy={support.busy} onClick={support.open}>
            {t('downloads.none.contact')}
          </Button>
        }
      />
    );
  return (
    <Stack aria-label={t('downloads.cards')} aria-busy={cards.length === 0} as="section" gap={3}>
      <LiveStatus text={cards.length === 0 ? t('downloads.loading') : ''} />
      {cards.length === 0 && <Skeleton shape="block" />}
      <ul className={downloadsStyles.cards}>
        {cards.map((card) => (
          <li key={card.type}>
            <DownloadCard card={card} />
          </li>
        ))}
      </ul>
      {settled && missing.length > 0 && (
        <Note small>{t('downloads.missing', { names: missing.join(', ') })}</Note>
      )}
    </Stack>
  );
}

const icons = { IOS: Apple, MOBILECONFIG: FileCog, ANDROID: Smartphone };

/** One app: its code to scan, drawn here from the checked address, where it comes from, and the way to get it. */
function DownloadCard({ card }: { card: OfferedFile }) {
  const { t } = useTranslation(['downloads']);
  const name = useId();
  const { type, label, scan, host, address, own } = card;
  const Icon = icons[type];
  const shown = label || t(`downloads.name.${type}`);
  return (
    <article className={downloadsStyles.card} aria-labelledby={name}>
      <header className={downloadsStyles.head}>
        <Icon aria-hidden="true" />
        <h2 id={name}>{shown}</h2>
        {own && <Tag tone="accent">{t('downloads.own')}</Tag>}
      </header>
      <p>{t(`downloads.about.${type}`)}</p>
      <div className={downloadsStyles.scan}>
        <Qr value={scan} label={t('downloads.scanLabel', { name: shown })} />
        <p>{t('downloads.scanHost', { host })}</p>
      </div>
      <FileFacts card={card} />
      {needsWarning(type) ? (
        <ProfileButton card={card} />
      ) : (
        <ButtonLink
          className={downloadsStyles.get}
          href={address}
          target="_blank"
          rel="noreferrer"
          variant="primary"
          icon={<Download aria-hidden="true" />}
          wide
        >
          {t(`downloads.get.${type}`)}
        </ButtonLink>
      )}
    </article>
  );
}

/** How each app is installed, step by step; the guide for this device is open. */
function InstallGuides() {
  const { t } = useTranslation(['downloads']);
  const [first, ...others] = guideOrder(useDeviceSystem());
  return (
    <Stack as="section" gap={3} aria-labelledby="guides">
      <h2 id="guides">{t('downloads.guides.title')}</h2>
      <Note>{t('downloads.guides.text')}</Note>
      {first && <InstallGuide name={first} open />}
      {others.map((name) => (
        <InstallGuide key={name} name={name} />
      ))}
    </Stack>
  );
}

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
function InstallGuide({ name, open }: { name: GuideName; open?: boolean }) {
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

/** A phone that the drawings stand in: 80 wide, 96 high, its screen from 26,12 to 54,76. */
const phone = (
  <>
    <rect x="22" y="6" width="36" height="84" rx="7" className={styles.body} />
    <path d="M36 84h8" />
  </>
);

const square = (x: number, y: number) => <rect key={`${x} ${y}`} x={x} y={y} width="7" height="7" rx="1" />;
const row = (y: number) => <path key={y} d={`M28 ${y}h4m4 0h16`} />;
const icon = (x: number, y: number) => <rect key={`${x} ${y}`} x={x} y={y} width="8" height="8" rx="2" />;

/** What each drawing has besides; the light of the accent is what the step is about. */
const drawings = {
  scan: (
    <>
      {phone}
      <g className={styles.light}>{[square(31, 36), square(42, 36), square(31, 47)]}</g>
      <path d="M43 48h5v5" className={styles.light} />
      <path d="M28 32v-3h4m16 0h4v3m0 24v3h-4m-16 0h-4v-3" />
    </>
  ),
  download: (
    <>
      {phone}
      <path d="M40 24v26m-9-9 9 9 9-9" className={styles.light} />
      <path d="M30 62h20" />
    </>
  ),
  allow: (
    <>
      {phone}
      <rect x="27" y="34" width="26" height="26" rx="4" />
      <path d="m34 46 4 4 8-8" className={styles.light} />
    </>
  ),
  warning: (
    <>
      {phone}
      <path d="M40 30 53 54H27Z" className={styles.light} />
      <path d="M40 39v7m0 4v.5" />
    </>
  ),
  settings: (
    <>
      {phone}
      <g className={styles.light}>{row(26)}</g>
      {[38, 50, 62].map(row)}
    </>
  ),
  check: (
    <>
      <path d="M20 8h28l12 12v68H20Z" className={styles.body} />
      <path d="M48 8v12h12M28 30h18m-18 10h24" />
      <path d="m30 62 7 7 14-14" className={styles.light} />
    </>
  ),
  open: (
    <>
      {phone}
      {[icon(28, 22), icon(44, 22), icon(28, 54), icon(44, 54)]}
      <rect x="34" y="36" width="12" height="12" rx="3" className={styles.fill} />
    </>
  ),
  share: (
    <>
      <path d="M30 42h-8v44h36V42h-8" className={styles.body} />
      <path d="M40 60V16m-9 9 9-9 9 9" className={styles.light} />
    </>
  ),
  add: (
    <>
      {phone}
      <rect x="29" y="33" width="22" height="22" rx="5" />
      <path d="M40 38v12m-6-6h12" className={styles.light} />
    </>
  ),
  browser: (
    <>
      <rect x="8" y="20" width="64" height="56" rx="6" className={styles.body} />
      <path d="M8 34h64M15 27h.5m5 0h.5m5 0h.5" />
      <path d="M34 27h30" className={styles.light} />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

/** The drawing of one step, in the colours of the theme. */
function StepPicture({ name }: { name: keyof typeof drawings }) {
  const { t } = useTranslation(['downloads']);
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 80 96"
      role="img"
      aria-label={t(`downloads.pictures.${name}`)}
    >
      {drawings[name]}
    </svg>
  );
}

/** Installs the product as an app of its own, where the browser can; elsewhere there is nothing to see. */
function InstallCard() {
  const { t } = useTranslation(['downloads']);
  const { name } = useConfiguration().brand;
  const actor = usePageActor(installMachine);
  const { step, pressed } = metaOf(useSelector(actor, (snapshot) => snapshot));
  if (step === 'unavailable') return null;
  const said = ['accepted', 'dismissed', 'failed', 'installed'].find((one) => one === step);
  return (
    <Card title={t('downloads.install.title', { brand: name })} className={styles.card}>
      <p>{t('downloads.install.text')}</p>
      {(step === 'offered' || step === 'asking') && (
        <Button
          variant="primary"
          icon={<MonitorSmartphone />}
          busy={step === 'asking'}
          onClick={() => actor.send({ type: 'install.clicked' })}
        >
          {t(step === 'asking' ? 'downloads.install.asking' : 'downloads.install.action')}
        </Button>
      )}
      {step === 'byHand' && (
        <>
          <h3>{t('downloads.install.byHandTitle')}</h3>
          <ol>
            <li>{t('downloads.install.share')}</li>
            <li>{t('downloads.install.add')}</li>
            <li>{t('downloads.install.confirm')}</li>
          </ol>
        </>
      )}
      {said && (
        // The button that was pressed is gone: the answer is where the person goes on.
        <p className={styles.said} role="status" tabIndex={-1} ref={pressed ? takeFocus : undefined}>
          {t(`downloads.install.${said as 'accepted'}`)}
        </p>
      )}
      {step === 'failed' && (
        <Button onClick={() => actor.send({ type: 'install.understood' })}>
          {t('downloads.install.understood')}
        </Button>
      )}
    </Card>
  );
}

/** Where a file comes from, how large it is, and its fingerprint, as far as the gateway says. */
function FileFacts({ card: { addressHost, size, sha256 } }: { card: OfferedFile }) {
  const { t } = useTranslation(['downloads']);
  const language = useLanguage();
  return (
    <dl className={downloadsStyles.facts}>
      <div>
        <dt>{t('downloads.host')}</dt>
        <dd>{addressHost}</dd>
      </div>
      {size !== null && (
        <div>
          <dt>{t('downloads.size')}</dt>
          <dd>{formatFileSize(size, language)}</dd>
        </div>
      )}
      {sha256 !== '' && (
        <div className={downloadsStyles.print}>
          <dt>{t('downloads.sha256')}</dt>
          <dd>
            <Code>{sha256}</Code>
            <CopyButton
              text={sha256}
              label={t('downloads.copy')}
              copied={t('downloads.copied')}
              failed={t('downloads.copyFailed')}
            />
            <Note small>{t('downloads.shaHint')}</Note>
          </dd>
        </div>
      )}
    </dl>
  );
}
