import { useTranslation } from 'react-i18next';
import type { Opened } from '#contract/lotteries.ts';
import { frequencyOf, lookedAt, trendOf } from '#machines/lotteries/figures.rules.ts';
import { type PlayType, playTypes } from '#machines/lotteries/pages.rules.ts';
import { Card } from '#src/ui/card.tsx';
import styles from './figures.module.css';
import { FrequencyChart } from './frequency-chart.tsx';
import { TrendChart } from './trend-chart.tsx';

interface Props {
  list: readonly Opened[];
  playType: PlayType;
  onPlayType: (playType: PlayType) => void;
}

/** The figures of the last draws: how often each number came, and the sums of the last ten. */
export function Figures({ list, playType, onPlayType }: Props) {
  const { t } = useTranslation(['lotteries']);
  const counted = lookedAt(list, playType);
  return (
    <Card title={t('lotteries.figures.title')}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{t('lotteries.figures.playType')}</legend>
        {playTypes.map((one) => (
          <label key={one} className={styles.option}>
            <input
              type="radio"
              name="play-type"
              checked={one === playType}
              onChange={() => onPlayType(one)}
            />
            <span>{t(`lotteries.figures.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.charts}>
        <FrequencyChart frequencies={frequencyOf(counted)} draws={list.length} />
        <TrendChart sums={trendOf(counted)} first={playType === 'FIRST'} />
      </div>
    </Card>
  );
}
