import { useTranslation } from 'react-i18next';
import { daysOf, quickRanges, type RecordFilter, rangeProblem } from '#machines/kit/records.rules.ts';
import { DateField } from '#src/ui/date-field.tsx';
import { Pill, Row, Stack } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { RecordPlace } from './record-place.ts';
import { useRecordWords } from './record-words.ts';
import styles from './records.module.css';

/** What of a record is shown: days by one press or one by one, and its other filters. */
export function RecordFilters({ place: { kind, view, days, reach, change } }: { place: RecordPlace }) {
  const { t } = useTranslation(['records']);
  const wordOf = useRecordWords();
  const problem = rangeProblem(view, reach);
  const error = problem && t(`records.problem.${problem}`);
  const day = (side: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      value={days?.[side] ?? ''}
      min={reach?.oldest}
      max={reach?.today}
      error={side === (problem === 'future' ? 'to' : 'from') ? error : undefined}
      // A sheet has a day on either side: an empty field keeps the one before.
      onValue={(date) => date !== '' && change({ [side]: date })}
    />
  );
  const choices = Object.entries(kind.filters).flatMap(([name, { of }]) =>
    of === 'id' ? [] : [[name as RecordFilter, of] as const],
  );
  return (
    <Stack as="search" gap={4} aria-label={t('records.filters')}>
      <Row as="fieldset" gap={2}>
        <legend className="visually-hidden">{t('records.quick')}</legend>
        {quickRanges.map((range) => {
          const ofRange = reach && daysOf(range, reach.today);
          return (
            <Pill
              key={range}
              type="button"
              disabled={!ofRange}
              aria-pressed={ofRange !== null && ofRange.from === days?.from && ofRange.to === days.to}
              onClick={() => ofRange && change(ofRange)}
            >
              {t(`records.range.${range}`)}
            </Pill>
          );
        })}
      </Row>
      <div className={styles.fields}>
        {day('from', t('records.from'))}
        {day('to', t('records.to'))}
        {choices.map(([name, values]) => (
          <SelectField
            key={name}
            label={t(`records.filter.${name}`)}
            value={view.filters[name] ?? ''}
            options={[
              { value: '', label: t(`records.any.${name}`) },
              ...values.map((value) => ({ value, label: wordOf(value) })),
            ]}
            onValue={(value) => change({ filters: { [name]: value === '' ? null : value } })}
          />
        ))}
      </div>
    </Stack>
  );
}
