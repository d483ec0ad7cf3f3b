import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { RegisterField, ShownField } from '#machines/registration/fields.rules.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useRuleText } from './rule-text.ts';

type Field = Exclude<RegisterField, 'mobileNum' | 'verificationCode' | 'captcha'>;
type Props = Omit<ShownField, 'field'> & { field: Field; form: ActorRefFrom<typeof registerFormMachine> };

const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** What browsers and keyboards should know of a field. */
const kinds: Record<Field, Partial<ComponentProps<typeof TextField>>> = {
  username: { autoComplete: 'username', ...plain },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email', ...plain },
  idNumber: { autoComplete: 'off', ...plain },
  whatsapp: { autoComplete: 'off', inputMode: 'tel' },
  line: { autoComplete: 'off', ...plain },
  facebook: { autoComplete: 'off', ...plain },
  wechat: { autoComplete: 'off', ...plain },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  recommenderId: { autoComplete: 'off', ...plain },
  affiliateCode: { autoComplete: 'off', ...plain },
};

const secret: readonly Field[] = ['password', 'confirmPassword', 'paymentPassword'];
const explained: readonly Field[] = ['username', 'password', 'paymentPassword'];

/** One field of the form with its rule: what it asks for is said when it is broken, and of a few from the start. */
export function RegisterInput({ form, field, required, rule }: Props) {
  const { t } = useTranslation(['registration']);
  const ruleText = useRuleText();
  const value = useSelector(form, ({ context }) => context.fields[field]);
  const problem = useSelector(form, ({ context }) => context.problems[field]);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const words = rule && ruleText(rule);
  const errors = {
    required: () => t('registration.problems.required'),
    pattern: () => words,
    confirmation: () => t('registration.problems.confirmation'),
    mobile: () => undefined,
    refused: () => t(`registration.problems.${field === 'password' ? 'password' : 'refused'}`),
  };
  const common = {
    name: field,
    label: t(`registration.fields.${field}`),
    value,
    required,
    readOnly: busy,
    hint: explained.includes(field) && problem !== 'pattern' && words,
    error: problem && errors[problem](),
    onValue: (typed: string) => form.send({ type: 'field.changed', field, value: typed }),
    onBlur: () => form.send({ type: 'field.left', field }),
    ...kinds[field],
    ...(field === 'username' ? { 'data-autofocus': '' } : {}),
  };
  if (!secret.includes(field)) return <TextField {...common} />;
  return (
    <PasswordField
      {...common}
      showLabel={t('registration.register.show')}
      hideLabel={t('registration.register.hide')}
    />
  );
}
