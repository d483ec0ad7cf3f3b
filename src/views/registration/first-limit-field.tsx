import { useTranslation } from 'react-i18next';
import type { FirstLimit } from '#contract/registration.ts';
import type { RegisterRule } from '#contract/system.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { NumberField } from '#src/views/acts/number-field.tsx';
import type { useRegisterField } from './register-field.ts';

type Props = ReturnType<typeof useRegisterField> & { field: FirstLimit; rule: RegisterRule | undefined };

/** A first limit: an amount a month, minutes a day, or one of the choices that the gateway gives. */
export function FirstLimitField({ field, rule, readOnly, ...wiring }: Props) {
  const { t } = useTranslation(['registration']);
  const hint = t(`registration.register.limits.${field}`);
  if (!rule?.choices) {
    const unit = field === 'depositLimit' ? 'money' : 'count';
    return <NumberField {...wiring} unit={unit} hint={hint} readOnly={readOnly} />;
  }
  return (
    <SelectField
      {...wiring}
      hint={hint}
      disabled={readOnly}
      placeholder={t('registration.register.limits.choose')}
      options={rule.choices.map((minutes) => ({
        value: minutes,
        label: t('registration.register.limits.every', { count: Number(minutes) }),
      }))}
    />
  );
}
