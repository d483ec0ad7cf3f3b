import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/agent/person.ts';
import { personName } from '#machines/kit/sheet.rules.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import type { RecordPlace } from '#src/views/records/record-place.ts';
import styles from './reports.module.css';

type Props = { place: RecordPlace; by: 'member' | 'under'; person: Person | undefined };

/** The person that a report is narrowed to, and the way to take that away. */
export function PersonChip({ place: { view, change }, by, person }: Props) {
  const { t } = useTranslation(['agent']);
  if (view.filters[by] === undefined) return null;
  const name = person ? personName(person) : t('agent.reports.somebody');
  const label = t(`agent.reports.only.${by}`, { name });
  return (
    <Button
      size="small"
      className={styles.chip}
      icon={<X aria-hidden="true" />}
      aria-label={t('agent.reports.takeAway', { label })}
      onClick={() => change({ filters: { [by]: null } })}
    >
      <Name>{label}</Name>
    </Button>
  );
}
