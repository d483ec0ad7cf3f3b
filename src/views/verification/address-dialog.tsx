import { useSelector } from '@xstate/react';
import { ChevronRight, KeyRound, Landmark, Mail, Smartphone } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { AddressWay } from '#contract/verification.ts';
import type { addressMachine } from '#machines/verification/address.machine.ts';
import { placeOf } from '#machines/verification/sms-code.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSignInAgain } from '#src/actors/sign-in-again.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnsurePanel } from '#src/ui/unsure-panel.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './address.module.css';
import { CodeField } from './code-field.tsx';

type Props = { address: ActorRefFrom<typeof addressMachine> };

/** Before a way is chosen: the ways, or why none are shown. */
function Choice({ address }: Props) {
  const { t } = useTranslation(['verification']);
  const contact = useSupportContact();
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  const refused = useSelector(address, (snapshot) => snapshot.hasTag('refused'));
  const failed = useSelector(address, ({ context }) => context.failure !== null);
  if (busy) {
    return (
      <div className={styles.wait}>
        <Spinner size="large" />
        <LiveStatus text={t('verification.address.loading')} />
      </div>
    );
  }
  if (!refused) return <AddressWays address={address} />;
  const help = (
    <Button size="small" busy={contact.busy} onClick={contact.open}>
      {t('verification.address.contact')}
    </Button>
  );
  return (
    <>
      <Alert action={failed ? undefined : help}>
        {failed ? t('verification.address.failed') : t('verification.address.without')}
      </Alert>
      <RetryButton variant="primary" wide onClick={() => address.send({ type: 'retry.clicked' })} />
    </>
  );
}

/** Verifying a person who signs in from a new address (spec 4): the dialog can't be closed, only signed out of. */
export function AddressDialog({ address }: Props) {
  const { t } = useTranslation(['verification', 'system']);
  const session = useResident('session');
  const way = useSelector(address, ({ context }) => context.way);
  return (
    <Dialog open title={t('verification.address.title')} description={t('verification.address.text')}>
      {way ? <AddressForm key={way} address={address} way={way} /> : <Choice address={address} />}
      <Button variant="quiet" wide onClick={() => session.send({ type: 'signOut.asked' })}>
        {t('verification.address.signOut')}
      </Button>
    </Dialog>
  );
}

/** The focus comes along from what stood here before. */
const enter = (list: HTMLUListElement | null) => list?.querySelector('button')?.focus();

/** The ways open to this member, each with where its code would go. */
function AddressWays({ address }: { address: ActorRefFrom<typeof addressMachine> }) {
  const { t } = useTranslation(['verification']);
  const ways = useSelector(address, ({ context }) => context.ways);
  return (
    <Stack ref={enter} as="ul" gap={3} aria-label={t('verification.address.ways')}>
      {ways.map(({ way, hint }) => (
        <li key={way}>
          <button
            type="button"
            className={styles.way}
            onClick={() => address.send({ type: 'way.picked', way })}
          >
            <WayIcon way={way} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`verification.address.${way}`)}</span>
              <Note as="span" small breaks>
                {t(`verification.address.${way}About`, { hint })}
              </Note>
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        </li>
      ))}
    </Stack>
  );
}

/** The focus comes along from the way that was picked. */
const enterCode = (form: HTMLFormElement | null) => focusField(form, ['code', 'payee']);

type AddressFormProps = { address: ActorRefFrom<typeof addressMachine>; way: AddressWay };

/** The answer by the chosen way; typed text is kept after a refusal (spec 8). */
function AddressForm({ address, way }: AddressFormProps) {
  const { t } = useTranslation(['verification', 'system']);
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(address, ({ context }) => context.failure);
  const unsure = useSelector(address, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(address, atStep('notDone'));
  const hint = useSelector(address, ({ context }) => context.ways.find((open) => open.way === way)?.hint);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    address.send({ type: 'submitted' });
    if (address.getSnapshot().context.missing) focusField(sent.currentTarget, ['code', 'payee']);
  }

  if (unsure) return <AddressUnsure address={address} />;
  return (
    <Stack ref={enterCode} as="form" gap={4} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <p className={styles.chosen}>
        <WayIcon way={way} />
        <span className={styles.words}>
          <span className={styles.name}>{t(`verification.address.${way}`)}</span>
          <Note as="span" small breaks>
            {t(`verification.address.${way}About`, { hint })}
          </Note>
        </span>
      </p>
      <AddressField address={address} way={way} />
      <Note small>{t('verification.address.tries')}</Note>
      <LiveStatus text={busy ? t('verification.address.submitting') : ''} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('verification.address.submit')}
      </Button>
      <Button wide disabled={busy} onClick={() => address.send({ type: 'way.left' })}>
        {t('verification.address.other')}
      </Button>
    </Stack>
  );
}

/** An answer was right, or it was not: the session itself is asked. */
function AddressUnsure({ address }: { address: ActorRefFrom<typeof addressMachine> }) {
  const { t } = useTranslation(['verification', 'system']);
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  return (
    <UnsurePanel
      title={t('system.unsure.title')}
      text={t(busy ? 'verification.address.unsureAsking' : 'verification.address.unsure')}
      ways={[
        { label: t('system.unsure.look'), onClick: () => address.send({ type: 'outcome.asked' }) },
        { label: t('system.unsure.signIn'), onClick: useSignInAgain() },
      ]}
      busy={busy}
    />
  );
}

/** The one field of a way: a code that is sent, a code that an app shows, or a name. */
function AddressField({ address, way }: AddressFormProps) {
  const { t } = useTranslation(['verification']);
  const sender = useResident('addressCode');
  const answer = useSelector(address, ({ context }) => context.answer);
  const missing = useSelector(address, ({ context }) => context.missing);
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  const keep = (value: string) => address.send({ type: 'answer.changed', value });

  function send(form: HTMLFormElement | null) {
    address.send({ type: 'code.asked' });
    focusField(form, ['code']);
  }

  if (way === 'mobile' || way === 'email') {
    const by = way === 'mobile' ? 'sms' : 'mail';
    const problem = missing ? 'required' : undefined;
    const place = placeOf({ way });
    return (
      <CodeField {...{ sender, place, problem, busy }} way={by} code={answer} onCode={keep} onSend={send} />
    );
  }
  const field = { value: answer, required: true, readOnly: busy, onValue: keep } as const;
  return way === 'bank' ? (
    <TextField
      {...field}
      name="payee"
      autoComplete="name"
      label={t('verification.address.payee')}
      hint={t('verification.address.payeeHint')}
      error={missing && t('verification.address.payeeRequired')}
    />
  ) : (
    <TextField
      {...field}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      label={t('verification.address.code')}
      error={missing && t('verification.address.codeRequired')}
    />
  );
}

const icons = { mobile: Smartphone, email: Mail, bank: Landmark, authenticator: KeyRound } as const;

/** The picture of a way to verify. */
function WayIcon({ way }: { way: AddressWay }) {
  const Icon = icons[way];
  return <Icon className={styles.icon} aria-hidden="true" />;
}
