import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { type BillsView, billsPlace, stateFilter } from '#machines/contracts/bills.rules.ts';
import { usePaysOthers } from '#src/actors/pays-others.ts';
import { pathOf } from '#src/paths.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import styles from './bills.module.css';

const sides = ['AGENT', 'UPLINE'] as const;

/** Which bills are shown: those that one is paid or, for an agent who pays others, pays; and of which state. */
export function BillsFilters({ kind, view }: { kind: ContractKind; view: BillsView }) {
  const { t } = useTranslation(['contracts']);
  const navigate = useNavigate();
  const paysOthers = usePaysOthers(kind) || view.side === 'UPLINE';
  const change = (changed: Partial<BillsView>) =>
    void navigate(pathOf(billsPlace(kind, { ...view, page: 1, ...changed })));
  return (
    <search className={styles.filters} aria-label={t('contracts.bills.label')}>
      {paysOthers && (
        <fieldset className={styles.sides}>
          <legend className="visually-hidden">{t('contracts.bills.side.label')}</legend>
          {sides.map((side) => (
            <button
              key={side}
              type="button"
              className={styles.side}
              aria-pressed={view.side === side}
              onClick={() => change({ side })}
            >
              {t(`contracts.bills.side.${side}`)}
            </button>
          ))}
        </fieldset>
      )}
      <SelectField
        label={t('contracts.bills.state')}
        value={view.state ?? ''}
        options={[
          { value: '', label: t('contracts.bills.anyState') },
          ...stateFilter.map((state) => ({ value: state, label: t(`contracts.bills.code.${state}`) })),
        ]}
        onValue={(value) => change({ state: stateFilter.find((state) => state === value) ?? null })}
      />
    </search>
  );
}
