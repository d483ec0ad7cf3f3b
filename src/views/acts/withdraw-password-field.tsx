import { useTranslation } from 'react-i18next';
import { PasswordField } from '#src/ui/password-field.tsx';

type Props = {
  value: string;
  /** The form was sent without it, or must be sent with it once more. */
  missing: boolean | undefined;
  busy?: boolean;
  onValue: (value: string) => void;
};

/** The six digits that money is sent with, hidden, typed with the keys of a phone's numbers. */
export function WithdrawPasswordField({ value, missing, busy = false, onValue }: Props) {
  const { t } = useTranslation(['acts']);
  return (
    <PasswordField
      name="withdrawPassword"
      label={t('acts.secret.label')}
      hint={t('acts.secret.hint')}
      showLabel={t('acts.secret.show')}
      hideLabel={t('acts.secret.hide')}
      value={value}
      error={missing && t('acts.secret.required')}
      required
      readOnly={busy}
      inputMode="numeric"
      autoComplete="off"
      onValue={onValue}
    />
  );
}
