import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney, formatPercent } from '#src/i18n/money.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import styles from './details.module.css';

/** A game's picture and figures; missing figures are left out. */
export function DetailsFacts({ game }: { game: GameTile }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const pictureOf = usePictureCheck();
  const { lineNum, minBet, rtp, volatility } = game;
  const facts = [
    { id: 'vendor', value: game.vendorName },
    { id: 'lines', value: lineNum && String(lineNum) },
    { id: 'minBet', value: minBet && formatMoney(minBet, language, currencySymbol) },
    { id: 'rtp', value: rtp && formatPercent(rtp, language) },
    { id: 'volatility', value: volatility && t(`games.details.${volatility}`) },
  ] as const;
  return (
    <div className={styles.game}>
      <LazyImage
        className={styles.poster}
        src={pictureOf(game.image) || undefined}
        alt=""
        eager
        placeholder={<b>{game.gameName}</b>}
      />
      <dl className={styles.facts}>
        {facts.map(
          ({ id, value }) =>
            value && (
              <div key={id}>
                <dt>{t(`games.details.${id}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
