import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '#src/actors/reading.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import { actAddress } from './act-address.ts';
import styles from './earlier-card.module.css';

/** A deposit or a withdrawal, as its list has it. */
type Earlier = {
  readonly reference: string;
  readonly amount: string;
  readonly createdAt: number;
  /** The way the money took, and how it went. */
  readonly way: ReactNode;
  readonly state: ReactNode;
};

type Props<Answer> = {
  place: Parameters<typeof actAddress>[0];
  words: Readonly<Record<'title' | 'loading' | 'none' | 'pages', string>>;
  reading: Reading<Answer>;
  rows: (answer: Answer) => readonly Earlier[];
  page: number;
  onPage: (page: number) => void;
  /** Said above the list. */
  said?: ReactNode;
};

/** Earlier deposits or withdrawals, the newest first; the whole of a row leads to where it is looked at. */
export function EarlierCard<Answer extends { readonly totalPages: number }>(props: Props<Answer>) {
  const { place, words, reading, rows, page, onPage, said } = props;
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { moment } = useMerchantHours();
  const row = ({ reference, amount, createdAt, way, state }: Earlier) => (
    <li key={reference}>
      <PathLink className={styles.one} to={actAddress(place, reference)}>
        <AsIs className={styles.amount}>{money(amount)}</AsIs>
        <span className={styles.account}>{way}</span>
        <time className={styles.when} dateTime={new Date(createdAt).toISOString()}>
          {moment(createdAt)}
        </time>
        <span className={styles.state}>{state}</span>
      </PathLink>
    </li>
  );
  return (
    <Card title={words.title}>
      <Loaded small reading={reading} loading={words.loading} awaited={<Skeleton shape="block" />}>
        {(answer) => {
          const shown = rows(answer);
          return (
            <>
              {said}
              {shown.length === 0 && <Note>{words.none}</Note>}
              <ul className={styles.list} aria-label={words.title}>
                {shown.map(row)}
              </ul>
              <Pager
                page={page}
                pages={answer.totalPages}
                onPage={onPage}
                label={words.pages}
                previousLabel={t('wallet.withdrawal.previous')}
                nextLabel={t('wallet.withdrawal.next')}
                pageLabel={(number) => t('wallet.withdrawal.page', { number })}
              />
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
