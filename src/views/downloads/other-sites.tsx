import { useSelector } from '@xstate/react';
import { Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { speedsMachine } from '#machines/downloads/speeds.machine.ts';
import { bySpeed, type Measured, type Site, shownSpeed, sitesOf } from '#machines/downloads/speeds.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useRead } from '#src/actors/reads.ts';
import { useAddressCheck } from '#src/actors/resources.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './downloads.module.css';

/** The product's other addresses, all on the brand's list: the fastest first, measured from here when one asks. */
export function OtherSites() {
  const { t } = useTranslation(['downloads', 'system']);
  const textOf = useFailureText();
  const check = useAddressCheck('sites');
  const near = useRead('downloads.domainRoute', {});
  const all = useRead('downloads.routers', {});
  const speeds = usePageActor(speedsMachine);
  const { addresses, measured } = useSelector(speeds, ({ context }) => context);
  const measuring = useSelector(speeds, atStep('measuring'));
  const done = useSelector(speeds, atStep('measured'));
  const failed = useSelector(speeds, atStep('failed'));
  const sites = sitesOf([near.data?.domainList, all.data?.domainList], check);
  const waiting = near.isPending || all.isPending;
  const error = near.error ?? all.error;
  const progress = { done: Object.keys(measured).length, all: addresses.length };
  const retry = () => void Promise.all([near.refetch(), all.refetch()]);
  const measure = () =>
    speeds.send({ type: 'measure.clicked', addresses: sites.map(({ address }) => address) });
  return (
    <Card title={t('downloads.sites.title')}>
      <p className={styles.text}>{t('downloads.sites.text')}</p>
      {sites.length === 0 && waiting && (
        <>
          <LiveStatus text={t('downloads.sites.loading')} />
          <Skeleton shape="block" />
        </>
      )}
      {sites.length === 0 && !waiting && error && (
        <Alert action={<RetryButton busy={near.isFetching || all.isFetching} onClick={retry} />}>
          {`${t('downloads.sites.failed')} ${textOf(error.failure)}`}
        </Alert>
      )}
      {sites.length === 0 && !waiting && !error && <p>{t('downloads.sites.none')}</p>}
      {sites.length > 0 && (
        <>
          <SiteList sites={sites} measured={measured} />
          {failed && <Alert>{t('downloads.sites.noneAnswered')}</Alert>}
          {measuring && <Note small>{t('downloads.sites.progress', progress)}</Note>}
          <LiveStatus text={done ? t('downloads.sites.done') : ''} />
          <div className={styles.ways}>
            <Button busy={measuring} icon={<Gauge aria-hidden="true" />} onClick={measure}>
              {done || failed ? t('downloads.sites.again') : t('downloads.sites.measure')}
            </Button>
            {measuring && (
              <Button variant="quiet" onClick={() => speeds.send({ type: 'stopped' })}>
                {t('downloads.sites.stop')}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

/** The addresses, the fastest first: how fast each answers, and who says so. */
function SiteList({ sites, measured }: { sites: readonly Site[]; measured: Measured }) {
  const { t } = useTranslation(['downloads']);
  const speedOf = (site: Site) => {
    const speed = shownSpeed(site, measured);
    if (speed !== null) return t('downloads.sites.ms', { count: Math.round(speed) });
    return site.address in measured ? t('downloads.sites.silent') : t('downloads.sites.unknown');
  };
  const columns: readonly Column<Site>[] = [
    {
      head: t('downloads.sites.address'),
      cell: ({ address, host }) => (
        <a href={address} target="_blank" rel="noreferrer" aria-label={t('downloads.sites.opens', { host })}>
          {host}
        </a>
      ),
    },
    { head: t('downloads.sites.speed'), cell: speedOf, figure: true },
    {
      head: t('downloads.sites.source'),
      cell: ({ address }) => t(`downloads.sites.${address in measured ? 'measured' : 'told'}`),
    },
  ];
  return (
    <RecordList
      label={t('downloads.sites.list')}
      columns={columns}
      rows={bySpeed(sites, measured)}
      keyOf={({ address }) => address}
    />
  );
}
