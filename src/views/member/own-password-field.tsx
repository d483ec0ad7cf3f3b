import { useTranslation } from 'react-i18next';
import { PasswordField } from '#src/ui/password-field.tsx';

type Props = {
  value: string;
  /** The form was sent without it. */
  missing: boolean;
  busy: boolean;
  onValue: (value: string) => void;
};

/** The sign-in password, which whatever guards the account asks for. */
export function OwnPasswordField({ value, missing, busy, onValue }: Props) {
  const { t } = useTranslation(['member']);
  return (
    <PasswordField
      name="password"
      label={t('member.secret.password')}
      showLabel={t('member.secret.show')}
      hideLabel={t('member.secret.hide')}
      value={value}
      error={missing && t('member.secret.passwordRequired')}
      required
      readOnly={busy}
      autoComplete="current-password"
      onValue={onValue}
    />
  );
}
