import { useTranslation } from 'react-i18next';
import styles from './figures.module.css';

interface Props {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, number])[];
}

/** A chart in words and numbers, for anyone who opens it. */
export function FigureTable({ caption, heads, rows }: Props) {
  const { t } = useTranslation(['lotteries']);
  return (
    <details className={styles.alternative}>
      <summary>{t('lotteries.figures.table')}</summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
