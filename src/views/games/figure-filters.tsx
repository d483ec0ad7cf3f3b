import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf, type GameList, type ListView, offered } from '#machines/games/list-view.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import type { ChangeView } from './list-place.ts';

/** The values that are offered, and the one in force where an address asks for another. */
function choices<Value>(values: readonly Value[], chosen: Value | null): readonly Value[] {
  return chosen === null || values.includes(chosen) ? values : [chosen, ...values];
}

interface FigureFiltersProps {
  gameList: GameList;
  view: Pick<ListView, 'bet' | 'lines'>;
  change: ChangeView;
}

function Drawn({ gameList, view: { bet, lines }, change }: FigureFiltersProps) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const has = figuresOf(gameList);
  return (
    <>
      {has.bet && (
        <SelectField
          label={t('games.filters.bet')}
          labelHidden
          value={bet ?? ''}
          options={[
            { value: '', label: t('games.filters.betAny') },
            ...choices<string>(offered.bets, bet).map((value) => ({
              value,
              label: t('games.filters.betUpTo', { amount: formatMoney(value, language, currencySymbol) }),
            })),
          ]}
          onValue={(chosen) => change({ bet: chosen || null })}
        />
      )}
      {has.lines && (
        <SelectField
          label={t('games.filters.lines')}
          labelHidden
          value={String(lines ?? '')}
          options={[
            { value: '', label: t('games.filters.linesAny') },
            ...choices<number>(offered.lines, lines).map((number) => ({
              value: String(number),
              label: t('games.filters.linesFrom', { number }),
            })),
          ]}
          onValue={(chosen) => change({ lines: Number(chosen) || null })}
        />
      )}
    </>
  );
}

/** The price of a round and the number of lines to filter by (spec 3, minBet and minLineNum). */
export const FigureFilters = memo(Drawn);
