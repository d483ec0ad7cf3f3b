import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { FirstLimit } from '#contract/registration.ts';
import { isFirstLimit } from '#machines/registration/fields.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { LazyPart } from '#src/ui/lazy-part.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { BirthdayField } from './birthday-field.tsx';
import { NationalityField } from './nationality-field.tsx';
import { type FormField, type RegisterFieldProps, useRegisterField } from './register-field.ts';

const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** What browsers and keyboards should know of a field. */
const kinds: Record<
  Exclude<FormField, 'birthday' | 'nationality' | FirstLimit>,
  Partial<ComponentProps<typeof TextField>>
> = {
  username: { autoComplete: 'username', ...plain },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  fullname: { autoComplete: 'name', autoCapitalize: 'words' },
  nickname: { autoComplete: 'nickname' },
  placeOfBirth: { autoComplete: 'off', autoCapitalize: 'words' },
  idNumber: { autoComplete: 'off', ...plain },
  address: { autoComplete: 'street-address', autoCapitalize: 'words' },
  occupation: { autoComplete: 'organization-title' },
  sourceOfIncome: { autoComplete: 'off' },
  email: { autoComplete: 'email', inputMode: 'email', ...plain },
  whatsapp: { autoComplete: 'off', inputMode: 'tel' },
  telegram: { autoComplete: 'off', ...plain },
  zalo: { autoComplete: 'off', inputMode: 'tel' },
  line: { autoComplete: 'off', ...plain },
  facebook: { autoComplete: 'off', ...plain },
  wechat: { autoComplete: 'off', ...plain },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  recommenderId: { autoComplete: 'off', ...plain },
  affiliateCode: { autoComplete: 'off', ...plain },
};

/** Few markets ask for first limits: the others fetch no field for them. */
const firstLimitField = () => import('./first-limit-field.tsx').then((found) => found.FirstLimitField);

const secret: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** One field of the form with its rule: the rule is shown when it is broken, and for a few fields from the start. */
export function RegisterInput(props: RegisterFieldProps) {
  const { t } = useTranslation(['registration']);
  const wiring = useRegisterField(props);
  const { field, form, rule } = props;
  if (field === 'birthday') return <BirthdayField form={form} {...wiring} />;
  if (field === 'nationality') return <NationalityField {...wiring} />;
  if (isFirstLimit(field)) {
    const again = (retry: () => void) => <Button onClick={retry}>{t('registration.register.retry')}</Button>;
    return <LazyPart load={firstLimitField} props={{ field, rule, ...wiring }} failed={again} />;
  }
  const common = { ...wiring, ...kinds[field], ...(field === 'username' ? { 'data-autofocus': '' } : {}) };
  if (!secret.includes(field)) return <TextField {...common} />;
  return (
    <PasswordField
      {...common}
      showLabel={t('registration.register.show')}
      hideLabel={t('registration.register.hide')}
    />
  );
}
