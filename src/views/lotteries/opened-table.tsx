import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from '#contract/lotteries.ts';
import { pageOf } from '#machines/lotteries/draws.rules.ts';
import { Card } from '#src/ui/card.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { useMerchantHours } from '#src/views/acts/money-text.ts';
import { Balls } from './balls.tsx';
import styles from './opened-numbers.module.css';

/** The last draws as a table, ten on a page, the newest first. */
export function OpenedTable({ list, name }: { list: readonly Opened[]; name: string }) {
  const { t } = useTranslation(['lotteries']);
  const { moment, whose } = useMerchantHours();
  const [asked, setAsked] = useState(1);
  const { page, pages, draws } = pageOf(list, asked);
  return (
    <Card title={t('lotteries.opened.title')}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {t('lotteries.opened.caption', { count: list.length, name })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('lotteries.opened.issue')}</th>
            <th scope="col">{t('lotteries.opened.time')}</th>
            <th scope="col">{t('lotteries.opened.numbers')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ issue, numbers, openedAt }) => (
            <tr key={issue}>
              <th scope="row">{issue}</th>
              <td>{moment(openedAt).slice(11, 16)}</td>
              <td>
                <Balls numbers={numbers} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {whose && <p>{whose}</p>}
      <Pager
        page={page}
        pages={pages}
        onPage={setAsked}
        label={t('lotteries.opened.pager')}
        previousLabel={t('lotteries.opened.previous')}
        nextLabel={t('lotteries.opened.next')}
        pageLabel={(number) => t('lotteries.opened.page', { page: number })}
      />
    </Card>
  );
}
