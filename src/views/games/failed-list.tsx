import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '#src/actors/reading.ts';
import { LoadFailed } from '#src/views/acts/loaded.tsx';

/** A list that could not be had, why, and the way to try again. */
export function FailedList(reading: Omit<Reading<unknown>, 'data'>) {
  const { t } = useTranslation(['games', 'system']);
  return <LoadFailed reading={reading} icon={<Unplug />} title={t('games.list.failed')} />;
}
