import { useTranslation } from 'react-i18next';
import {
  daysOf,
  offered,
  oldestDay,
  quickRanges,
  type RecordView,
  rangeProblem,
} from '#machines/wallet/records.rules.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { RecordPlace } from './record-place.ts';
import styles from './records.module.css';

interface ChoiceProps {
  label: string;
  value: string | null;
  choices: readonly string[];
  wordOf: (choice: string) => string;
  onChoice: (choice: string | null) => void;
}

function Choice({ label, value, choices, wordOf, onChoice }: ChoiceProps) {
  const { t } = useTranslation(['wallet']);
  const all = { value: '', label: t('wallet.records.all') };
  if (choices.length === 0) return null;
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={[all, ...choices.map((choice) => ({ value: choice, label: wordOf(choice) }))]}
      onValue={(choice) => onChoice(choice === '' ? null : choice)}
    />
  );
}

type Props = { place: RecordPlace; wordOf: (code: string) => string };

/** What of a record is shown: days by one press or one by one, its kind and its status. */
export function RecordFilters({ place: { kind, view, today, change }, wordOf }: Props) {
  const { t } = useTranslation(['wallet']);
  const { types, statuses } = offered[kind];
  const problem = rangeProblem(view, today);
  const error = problem && t(`wallet.records.problem.${problem}`);
  const day = (side: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={view[side]}
      min={oldestDay(today)}
      max={today}
      error={side === (problem === 'future' ? 'to' : 'from') ? error : undefined}
      // A day that is being typed is none yet.
      onValue={(date) => date !== '' && change({ [side]: date } as Partial<RecordView>)}
    />
  );
  return (
    <search className={styles.filters} aria-label={t('wallet.records.filters')}>
      <fieldset className={styles.quick}>
        <legend className="visually-hidden">{t('wallet.records.quick')}</legend>
        {quickRanges.map((range) => {
          const days = daysOf(range, today);
          const chosen = days.from === view.from && days.to === view.to;
          return (
            <button
              key={range}
              type="button"
              className={styles.range}
              aria-pressed={chosen}
              onClick={() => change(days)}
            >
              {t(`wallet.records.range.${range}`)}
            </button>
          );
        })}
      </fieldset>
      <div className={styles.fields}>
        {day('from', t('wallet.records.from'))}
        {day('to', t('wallet.records.to'))}
        <Choice
          label={t('wallet.records.type')}
          value={view.type}
          choices={types}
          wordOf={wordOf}
          onChoice={(type) => change({ type })}
        />
        <Choice
          label={t('wallet.records.status')}
          value={view.status}
          choices={statuses}
          wordOf={wordOf}
          onChoice={(status) => change({ status })}
        />
      </div>
    </search>
  );
}
