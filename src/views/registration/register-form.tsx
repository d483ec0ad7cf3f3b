import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type RegisterType, registerTypes } from '#machines/registration/fields.rules.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { registerDraft } from '#machines/registration/register-form.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { atStep } from '#src/actors/meta.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { InsecurePage } from '#src/views/acts/insecure-page.tsx';
import { InvitationChip } from './invitation-chip.tsx';
import { InvitationWarning } from './invitation-warning.tsx';
import { RegisterAgreement } from './register-agreement.tsx';
import { controlOf } from './register-field.ts';
import { RegisterFields } from './register-fields.tsx';
import styles from './register-form.module.css';
import { RegisterRefusal } from './register-refusal.tsx';
import { ToLogin } from './to-login.tsx';
import { UnmetDemands } from './unmet-demands.tsx';

type Props = {
  form: ActorRefFrom<typeof registerFormMachine>;
  readonly mobile: ReactNode;
  readonly captcha: ReactNode;
  readonly providers: ReactNode;
};

/** The form of the registration dialog (spec 2, 4, 5): typed text is kept after a refusal. */
export function RegisterForm({ form, mobile, captcha, providers }: Props) {
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
      <div className={styles.form}>
        <RegisterFields form={form} mobile={mobile} captcha={captcha} />
      </div>
    ),
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
      <p className={styles.marked}>{t('registration.register.marked')}</p>
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
    </form>
  );
}
