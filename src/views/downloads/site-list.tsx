import { useTranslation } from 'react-i18next';
import { bySpeed, type Measured, type Site, shownSpeed } from '#machines/downloads/speeds.rules.ts';
import { type Column, RecordList } from '#src/ui/record-list.tsx';

/** The addresses, the fastest first: how fast each answers, and who says so. */
export function SiteList({ sites, measured }: { sites: readonly Site[]; measured: Measured }) {
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
