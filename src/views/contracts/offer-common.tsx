import { useTranslation } from 'react-i18next';
import { type CommonField, carries, type OfferFault, periods } from '#machines/contracts/offer-form.rules.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './offer.module.css';

type Props = {
  field: CommonField;
  /** As it was typed or picked. */
  value: string;
  fault: OfferFault | undefined;
  onValue: (value: string) => void;
};

/** What terms say besides their tiers, field by field. Its name in the form is the field's. */
export function OfferCommon({ field, value, fault, onValue }: Props) {
  const { t } = useTranslation(['contracts']);
  const { currencySymbol } = useConfiguration().brand;
  const shared = {
    name: field,
    label: t(`contracts.part.${field}`),
    error: fault && t(`contracts.offer.fault.${fault}`, { most: '' }),
    required: true,
    value,
    onValue,
  };
  if (field === 'period')
    return (
      <div className={styles.field}>
        <SelectField
          {...shared}
          options={periods.map((one) => ({ value: one, label: t(`contracts.period.${one}`) }))}
        />
      </div>
    );
  if (field === 'carry')
    return (
      <div className={styles.field}>
        <SelectField
          {...shared}
          options={carries.map((one) => ({ value: one, label: t(`contracts.carry.${one}`) }))}
        />
      </div>
    );
  return (
    <div className={styles.field}>
      <TextField
        {...shared}
        inputMode="decimal"
        autoComplete="off"
        hint={t(`contracts.offer.hint.${field}`)}
        {...(field === 'feeRate' ? { suffix: '%' } : { prefix: currencySymbol })}
      />
    </div>
  );
}
