import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { FirstLimit } from '#contract/registration.ts';
import {
  agreed,
  isFirstLimit,
  type RegisterProblem,
  type RegisterType,
  refusedBy,
  registerTypes,
  type ShownField,
  shownFields,
} from '#machines/registration/fields.rules.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import {
  leftUnknown,
  perhapsRegistered,
  refusedField,
  registerDraft,
  unmet,
} from '#machines/registration/register-form.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { atStep } from '#src/actors/meta.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { countryName } from '#src/i18n/countries.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { DateField } from '#src/ui/date-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LazyPart } from '#src/ui/lazy-part.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { InsecurePage } from '#src/views/acts/insecure-page.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { askCode, EntryCaptcha } from '#src/views/verification/entry-fields.tsx';
import { MobileFields } from '#src/views/verification/mobile-fields.tsx';
import { controlOf, type FormField, type RegisterFieldProps, useRegisterField } from './register-field.ts';
import styles from './register-form.module.css';
import { ToLogin } from './to-login.tsx';

type Props = { form: ActorRefFrom<typeof registerFormMachine>; providers: ReactNode };

/** The form of the registration dialog (spec 2, 4, 5): typed text is kept after a refusal. */
export function RegisterForm({ form, providers }: Props) {
  const { t } = useTranslation(['registration']);
  useDraft(form, registerDraft);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const type = useSelector(form, ({ context }) => context.type);
  const features = useSelector(form, ({ context }) => context.features);
  const warned = useSelector(form, atStep('misinvited'));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    form.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(form.getSnapshot().context.problems).map(controlOf));
  }

  const tab = (id: RegisterType) => ({
    id,
    label: t(`registration.tabs.${id}`),
    content: (
      <Stack gap={4}>
        <RegisterFields form={form} />
      </Stack>
    ),
  });

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <InsecurePage />
      <RegisterRefusal form={form} />
      <UnmetDemands form={form} />
      <InvitationChip form={form} />
      <Tabs
        label={t('registration.tabs.label')}
        items={registerTypes(features).map(tab)}
        value={type}
        onValue={(id) => form.send({ type: 'tab.picked', tab: id === 'mobile' ? 'mobile' : 'username' })}
      />
      <Note small>{t('registration.register.marked')}</Note>
      <RegisterAgreement form={form} />
      <LiveStatus text={busy ? t('registration.register.submitting') : ''} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {t('registration.register.submit')}
        </Button>
        <Button
          size="large"
          variant="quiet"
          disabled={busy}
          onClick={() => form.send({ type: 'reset.clicked' })}
        >
          {t('registration.register.reset')}
        </Button>
      </div>
      {providers}
      <ToLogin onLogin={() => form.send({ type: 'exit.clicked', next: 'login' })} />
      {warned && <InvitationWarning form={form} />}
    </Stack>
  );
}

type RegisterFieldsProps = Pick<Props, 'form'>;

const names = (shown: readonly ShownField[]) =>
  shown.map(({ field, required }) => `${field} ${required}`).join();

/** The fields that the gateway's rules ask for, in order (spec 5). */
function RegisterFields({ form }: RegisterFieldsProps) {
  // The set of fields changes seldom, their content with every keystroke.
  const shown = useSelector(
    form,
    ({ context }) => shownFields(context),
    (one, other) => names(one) === names(other),
  );
  return shown.map(({ field, required, rule }) => {
    if (field === 'mobileNum') return <RegisterMobile key={field} form={form} />;
    if (field === 'verificationCode' || field === 'agreement') return null;
    if (field === 'captcha') return <EntryCaptcha key={field} form={form} />;
    return <RegisterInput key={field} form={form} field={field} required={required} rule={rule} />;
  });
}

/** The number, and the code sent to it where the rules want one. */
function RegisterMobile({ form }: RegisterFieldsProps) {
  const sender = useResident('registerCode');
  const withCode = useSelector(form, ({ context }) =>
    shownFields(context).some(({ field }) => field === 'verificationCode'),
  );
  // Field by field: a key in any other field draws nothing here.
  const mobileNum = useSelector(form, ({ context }) => context.fields.mobileNum);
  const code = useSelector(form, ({ context }) => context.fields.verificationCode);
  const wrongNumber = useSelector(form, ({ context }) => context.problems.mobileNum);
  const wrongCode = useSelector(form, ({ context }) => context.problems.verificationCode);
  const dialing = useSelector(form, ({ context }) => context.dialing);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  // The fields know a missing text, a code of the gateway's, and what is wrong with a number; a rule of the brand's is about its digits.
  const said = <Other extends string>(problem: RegisterProblem | undefined, other: Other) =>
    problem === undefined || problem === 'required' || refusedBy(problem) ? problem : other;
  const named = wrongNumber === 'mobileSigns' || wrongNumber === 'mobileCountry';

  return (
    <MobileFields
      sender={withCode ? sender : null}
      number={mobileNum}
      code={code}
      dialing={dialing}
      problems={{
        number: named ? wrongNumber : said(wrongNumber, 'mobileDigits'),
        code: said(wrongCode, 'required'),
      }}
      busy={busy}
      onNumber={(value) => form.send({ type: 'field.changed', field: 'mobileNum', value })}
      onCode={(value) => form.send({ type: 'field.changed', field: 'verificationCode', value })}
      onDialing={(picked) => form.send({ type: 'country.picked', dialing: picked })}
      onSend={(element) => askCode(form, element)}
    />
  );
}

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
function RegisterInput(props: RegisterFieldProps) {
  const { t } = useTranslation(['registration']);
  const wiring = useRegisterField(props);
  const { field, form, rule } = props;
  if (field === 'birthday') return <BirthdayField form={form} {...wiring} />;
  if (field === 'nationality') return <NationalityField {...wiring} />;
  if (isFirstLimit(field)) {
    const again = (retry: () => void) => <RetryButton onClick={retry} />;
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

type RegisterInputProps = Omit<ComponentProps<typeof DateField>, 'form'> & {
  form: ActorRefFrom<typeof registerFormMachine>;
};

/** The day of birth, in the platform's own picker; it offers no day that is too young by the gateway's clock. */
function BirthdayField({ form, ...wiring }: RegisterInputProps) {
  const { t } = useTranslation(['registration']);
  const { minimumAge } = useConfiguration().brand;
  const latest = useSelector(form, ({ context }) => context.latestBirthday);
  return (
    <DateField
      {...wiring}
      autoComplete="bday"
      max={latest ?? undefined}
      hint={t('registration.register.birthdayHint', { age: minimumAge })}
    />
  );
}

type NationalityFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & { readOnly: boolean };

/** The person's nationality, by country name in the reader's language. */
function NationalityField({ readOnly, ...wiring }: NationalityFieldProps) {
  const { t } = useTranslation(['registration']);
  const language = useLanguage();
  const { data, isError, refetch } = useRead('system.countries', {}, { fresh: Number.POSITIVE_INFINITY });
  if (isError) {
    const retry = <RetryButton size="small" onClick={() => void refetch()} />;
    return (
      <Alert tone="neutral" action={retry}>
        {t('registration.register.countriesFailed')}
      </Alert>
    );
  }
  const names = (data ?? []).map(({ countryCode }) => ({
    value: countryCode,
    label: countryName(countryCode, language),
  }));
  const none = { value: '', label: t('registration.register.noCountry') };
  return (
    <SelectField
      {...wiring}
      autoComplete="country"
      disabled={readOnly}
      options={[none, ...names.sort((a, b) => a.label.localeCompare(b.label, language))]}
    />
  );
}

type RegisterRefusalProps = { form: ActorRefFrom<typeof registerFormMachine> };

/**
 * Why the gateway said no, or that the outcome is unknown; a person who may already be registered sees the
 * way to the login, once.
 */
function RegisterRefusal({ form }: RegisterRefusalProps) {
  const { t } = useTranslation(['registration']);
  const textOf = useFailureText();
  const failure = useSelector(form, ({ context }) => context.failure);
  const perhaps = useSelector(form, ({ context }) => perhapsRegistered(context));
  const unknown = useSelector(form, ({ context }) => leftUnknown(context));
  const field = useSelector(form, ({ context }) => refusedField(context).field);
  const warned = useSelector(form, atStep('misinvited'));
  if (!failure || warned) return null;
  const login = (
    <Button size="small" onClick={() => form.send({ type: 'exit.clicked', next: 'login' })}>
      {t('registration.register.login')}
    </Button>
  );
  return (
    <Alert
      action={
        <>
          {perhaps && login}
          <FailureHelp failure={failure} />
        </>
      }
      about={field && controlOf(field)}
    >
      {[
        unknown ? t('registration.register.unknown') : textOf(failure),
        ...(perhaps && !unknown && failure.code !== 'ACCOUNT_TAKEN'
          ? [t('registration.register.perhaps')]
          : []),
      ].join(' ')}
    </Alert>
  );
}

type UnmetDemandsProps = { form: ActorRefFrom<typeof registerFormMachine> };

/** What the gateway requires but nobody can fill in here: named, with a way to customer service. */
function UnmetDemands({ form }: UnmetDemandsProps) {
  const { t } = useTranslation(['registration']);
  const support = useSupportContact();
  const fields = useSelector(form, ({ context }) => unmet(context).join(', '));
  if (fields === '') return null;
  const contact = (
    <Button size="small" busy={support.busy} onClick={support.open}>
      {t('registration.register.contact')}
    </Button>
  );
  return (
    <Alert tone="neutral" action={contact}>
      {t('registration.register.unmet', { fields })}
    </Alert>
  );
}

type InvitationChipProps = { form: ActorRefFrom<typeof registerFormMachine> };

/**
 * The invitation that the person came with: the code, and nothing of whose it is. That somebody invited them is said only
 * once the gateway knows the code; a wrong one is said, and is none any more. It can be removed.
 */
function InvitationChip({ form }: InvitationChipProps) {
  const { t } = useTranslation(['registration']);
  const code = useSelector(form, ({ context }) => context.invitation);
  const unread = useSelector(form, ({ context }) => context.invited.unread === true);
  const vetted = useSelector(form, ({ context }) => context.invited.vetted);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const [removed, setRemoved] = useState(false);

  function remove(): void {
    form.send({ type: 'invitation.removed' });
    setRemoved(true);
  }

  if (code === null) {
    if (removed)
      return (
        <Note small tabIndex={-1} ref={takeFocus}>
          {t('registration.invitation.removed')}
        </Note>
      );
    if (vetted === 'wrong') return <Alert tone="neutral">{t('registration.invitation.wrong')}</Alert>;
    return unread ? <Note small>{t('registration.invitation.unread')}</Note> : null;
  }
  const known = vetted === 'good';
  return (
    <Stack gap={1}>
      <span className={styles.chip}>
        <span className={styles.code}>
          {t(`registration.invitation.${known ? 'chip' : 'unvetted'}`, { code })}
        </span>
        <IconButton
          size="small"
          label={t('registration.invitation.remove')}
          icon={<X />}
          disabled={busy}
          onClick={remove}
        />
      </span>
      <Note small>{t(`registration.invitation.${known ? 'fixed' : 'unvettedNote'}`)}</Note>
    </Stack>
  );
}

type InvitationWarningProps = { form: ActorRefFrom<typeof registerFormMachine> };

/** The warning dialog of a wrong invitation code (spec 8). */
function InvitationWarning({ form }: InvitationWarningProps) {
  const { t } = useTranslation(['registration']);
  const close = () => form.send({ type: 'warning.closed' });
  return (
    <Dialog
      open
      size="warning"
      title={t('registration.invitation.title')}
      description={t('registration.invitation.text')}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t('registration.invitation.understood')}
        </Button>
      }
    />
  );
}

type RegisterAgreementProps = { form: ActorRefFrom<typeof registerFormMachine> };

/**
 * The box that everybody ticks: the brand's minimum age and the user agreement, which opens in another tab so that the
 * form stays (spec 5).
 */
function RegisterAgreement({ form }: RegisterAgreementProps) {
  const { t } = useTranslation(['registration']);
  const { minimumAge: age } = useConfiguration().brand;
  const ticked = useSelector(form, ({ context }) => context.fields.agreement === agreed);
  const missing = useSelector(form, ({ context }) => context.problems.agreement !== undefined);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Note as="div" small>
      <Checkbox
        name="agreement"
        required
        disabled={busy}
        checked={ticked}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? 'agreement-missing' : undefined}
        onChecked={(on) => form.send({ type: 'field.changed', field: 'agreement', value: on ? agreed : '' })}
        label={
          <>
            <span>{t('registration.register.confirmed', { age })}</span>{' '}
            <a href={pathOf({ screen: 'help' })} target="_blank" rel="noopener">
              {t('registration.register.agreement')}
            </a>
            <span>.</span>
          </>
        }
      />
      {missing && (
        <p id="agreement-missing" className={styles.problem} role="alert">
          {t('registration.register.unconfirmed', { age })}
        </p>
      )}
    </Note>
  );
}
