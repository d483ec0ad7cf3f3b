import { useTranslation } from 'react-i18next';
import type { Board } from '#contract/missions/boards.ts';
import { zoneName } from '#src/i18n/merchant-dates.ts';
import { Card } from '#src/ui/card.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './missions.module.css';

const rules = ['counts', 'cut', 'tie', 'names', 'out'] as const;

/** What the places of a board pay, and the rules that they follow, with their version. */
export function BoardRules({ data: { prizes, version, zone } }: { data: Board }) {
  const { t } = useTranslation(['missions']);
  const money = useMoney();
  const facts = prizes.map(({ from, to, amount }) => ({
    id: String(from),
    label:
      from === to ? t('missions.board.onePlace', { from }) : t('missions.board.somePlaces', { from, to }),
    value: money(amount),
  }));
  return (
    <>
      <Card title={t('missions.board.prizes')}>
        {facts.length > 0 ? (
          <ActFacts facts={facts} />
        ) : (
          <p className={styles.plain}>{t('missions.board.noPrizes')}</p>
        )}
      </Card>
      <Card title={t('missions.board.rulesTitle')}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`missions.board.rules.${rule}`, { zone: zoneName(zone) })}</li>
          ))}
        </ul>
        <p className={styles.note}>{t('missions.board.version', { version })}</p>
      </Card>
    </>
  );
}
