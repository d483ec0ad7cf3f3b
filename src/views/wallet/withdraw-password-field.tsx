import { useTranslation } from 'react-i18next';
import { PasswordField } from '#src/ui/password-field.tsx';

type Props = {
  value: string;
  /** The form was sent without it, or must be sent with it once more. */
  missing: boolean;
  busy?: boolean;
  onValue: (value: string) => void;
};

/** The six digits that money is sent with, hidden, typed with the keys of a phone's numbers. */
export function WithdrawPasswordField({ value, missing, busy = false, onValue }: Props) {
  const { t } = useTranslation(['wallet']);
  return (
    <PasswordField
      name="withdrawPassword"
      label={t('wallet.secret.label')}
      hint={t('wallet.secret.hint')}
      showLabel={t('wallet.secret.show')}
      hideLabel={t('wallet.secret.hide')}
      value={value}
      error={missing && t('wallet.secret.required')}
      required
      readOnly={busy}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      onValue={onValue}
    />
  );
}
