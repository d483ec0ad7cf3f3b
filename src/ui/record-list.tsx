import { memo, type ReactNode } from 'react';
import styles from './record-list.module.css';
import { useWideScreen } from './use-media-query.ts';

/** One column of a record. The first one identifies the row. */
export type Column<Row> = {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers align with the end of their column. */
  readonly figure?: boolean;
};

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

function Drawn<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const wide = useWideScreen();
  const [first, ...others] = columns;
  if (!first) return null;
  if (!wide)
    return (
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.card}>
            <p className={styles.name}>{first.cell(row)}</p>
            <dl className={styles.facts}>
              {others.map(({ head, cell, figure }) => (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd data-figure={figure} translate={figure ? 'no' : undefined}>
                    {cell(row)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ head, figure }) => (
            <th key={head} scope="col" data-figure={figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ head, cell, figure }) => (
              <td key={head} data-figure={figure} translate={figure ? 'no' : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows as a table where it fits, and as cards on a phone. Drawn again only when one of its properties is another. */
export const RecordList = memo(Drawn) as typeof Drawn;
