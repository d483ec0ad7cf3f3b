import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedRow } from '#contract/wallet/counted.ts';
import {
  type Counted,
  type CountedAbout,
  type CountedCall,
  useCounted,
  useCountedAhead,
} from '#src/actors/counted.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import styles from './counted.module.css';
import { LoadFailed } from './loaded.tsx';
import { useMerchantHours, useMoney } from './money-text.ts';

type Props<N extends CountedCall> = {
  call: N;
  /** Whose counter it is. */
  about: CountedAbout<N>;
  /** What the counter counts, such as "Points". */
  title: string;
  /** A quantity of the counter as people read it, with its unit. */
  unit: (quantity: string) => string;
  size?: 'small';
  className?: string | undefined;
};

function Rows<N extends CountedCall>({ call, about, onClose, ...shown }: Props<N> & { onClose: () => void }) {
  return <CountedDialog counted={useCounted(call, about)} onClose={onClose} {...shown} />;
}

/** "Why did this number move?": opens the rows of the ledger that a counter is the sum of. */
export function CountedButton<N extends CountedCall>({ size, className, ...rows }: Props<N>) {
  const { t } = useTranslation(['acts']);
  const [open, setOpen] = useState(false);
  const ahead = useCountedAhead(rows.call, rows.about);
  return (
    <>
      <Button
        size={size}
        className={className}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      >
        {t('acts.counted.open')}
      </Button>
      {open && <Rows {...rows} onClose={() => setOpen(false)} />}
    </>
  );
}

type CountedDialogProps = {
  counted: Counted;
  /** What the counter counts, such as "Points". */
  title: string;
  /** A quantity of the counter as people read it, with its unit. */
  unit: (quantity: string) => string;
  onClose: () => void;
};

/** "Why did this number move?": the rows of the ledger that a counter is the sum of, and that sum. */
function CountedDialog({ counted, title, unit, onClose }: CountedDialogProps) {
  const { t } = useTranslation(['acts', 'system']);
  const language = useLanguage();
  const money = useMoney();
  const { moment } = useMerchantHours();
  const { rows, page, failure, busy, turnTo } = counted;
  const columns: Column<CountedRow>[] = [
    { head: t('acts.counted.at'), cell: ({ at }) => moment(at) },
    {
      head: t('acts.counted.what'),
      cell: ({ kind, name, stake }) => (
        <>
          <span>{kind === 'BET' ? name : `${t(`acts.counted.kinds.${kind}`)} · ${name}`}</span>
          {kind === 'BET' && <AsIs className={styles.stake}>{money(stake)}</AsIs>}
        </>
      ),
    },
    {
      head: t('acts.counted.rule'),
      cell: ({ kind, reason, rule }) =>
        kind === 'BET'
          ? t(`acts.counted.reasons.${reason}`, { share: rule.share, version: rule.version })
          : t('acts.counted.act'),
    },
    { head: t('acts.counted.counts'), cell: (row) => unit(row.counted), figure: true },
  ];
  return (
    <Dialog open size="wide" title={title} onClose={onClose} closeLabel={t('acts.counted.close')}>
      <LoadFailed reading={counted} level="h3" title={t('acts.counted.failed')} />
      {!rows && !failure && <Skeleton shape="block" />}
      {rows?.count === 0 && (
        <EmptyState
          icon={<SearchX />}
          level="h3"
          title={t('acts.counted.none')}
          text={t('acts.counted.noneText')}
        />
      )}
      {rows && rows.count > 0 && (
        <div className={styles.rows} aria-busy={busy}>
          <p className={styles.total}>
            {t('acts.counted.total', {
              count: rows.count,
              rows: formatCount(rows.count, language),
              total: unit(rows.total),
            })}
          </p>
          <RecordList
            label={title}
            columns={columns}
            rows={rows.rows}
            keyOf={({ id, kind }) => `${kind} ${id}`}
          />
          <Pager
            page={page}
            pages={rows.totalPages}
            onPage={turnTo}
            label={t('acts.counted.pages')}
            previousLabel={t('acts.counted.previous')}
            nextLabel={t('acts.counted.next')}
            pageLabel={(number) => t('acts.counted.page', { number })}
          />
        </div>
      )}
    </Dialog>
  );
}
