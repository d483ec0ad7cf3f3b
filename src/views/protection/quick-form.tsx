import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '#contract/protection/limits.ts';
import type { Standing } from '#contract/protection.ts';
import { depositLimits, missingPeriods, nearest } from '#machines/protection/limit-left.rules.ts';
import { Stack } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { LimitPanel } from './limit-panel.tsx';

/** The form of the deposit limit that play waits for, or that holds, open at once; another one can be picked. */
export function QuickForm({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['protection']);
  const own = depositLimits(standing);
  const [period, setPeriod] = useState<Limit['period'] | undefined>(
    () => missingPeriods(standing)[0] ?? nearest(own)?.period,
  );
  const limit = own.find((one) => one.period === period);
  if (!limit) return null;
  const title = (one: Limit['period']) => t(`protection.limits.periods.${one}`);
  return (
    <Stack gap={3}>
      {own.length > 1 && (
        <SelectField
          label={t('protection.limits.quick.which')}
          value={limit.period}
          options={own.map((one) => ({ value: one.period, label: title(one.period) }))}
          onValue={(value) => setPeriod(own.find((one) => one.period === value)?.period)}
        />
      )}
      <LimitPanel
        key={limit.period}
        limit={limit}
        raise={standing.rules.limits.raise}
        zone={standing.zone}
        now={standing.now}
        title={title(limit.period)}
        away={standing.absence !== null}
        open
      />
    </Stack>
  );
}
