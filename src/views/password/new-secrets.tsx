import { useTranslation } from 'react-i18next';
import type {
  NewPassword,
  NewPasswordProblems,
  PasswordRule,
} from '#machines/password/new-password.rules.ts';
import { SecretField } from './secret-field.tsx';

type Props = {
  typed: NewPassword;
  problems: NewPasswordProblems;
  rule: PasswordRule | null;
  busy: boolean;
  onValue: (field: keyof NewPassword, value: string) => void;
};

/** A password in place of a forgotten one, typed twice (spec 5). */
export function NewSecrets({ typed, problems, rule, busy, onValue }: Props) {
  const { t } = useTranslation(['password']);
  const field = (name: keyof NewPassword, label: string) => (
    <SecretField
      field={name}
      label={label}
      value={typed[name]}
      problem={problems[name]}
      mismatch={t('password.forgot.confirmation')}
      rule={rule}
      busy={busy}
      onValue={(value) => onValue(name, value)}
    />
  );
  return (
    <>
      {field('newPassword', t('password.change.new'))}
      {field('confirmNewPassword', t('password.change.confirm'))}
    </>
  );
}
