import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type RegisterProblem, refusedBy, shownFields } from '#machines/registration/fields.rules.ts';
import type { registerMachine } from '#machines/registration/register.machine.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { useChild, useResident } from '#src/actors/residents.ts';
import { RegisterDialog } from '#src/views/registration/register-dialog.tsx';
import { EntryBanner } from '#src/views/session/entry-banner.tsx';
import { IdentityDialog } from '#src/views/session/identity-dialog.tsx';
import { MobileFields } from '#src/views/verification/mobile-fields.tsx';
import { askCode, EntryCaptcha, EntryProviders } from './entry-fields.tsx';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

function RegisterMobile({ form }: Props) {
  const sender = useResident('registerCode');
  const withCode = useSelector(form, ({ context }) =>
    shownFields(context).some(({ field }) => field === 'verificationCode'),
  );
  const { mobileNum, verificationCode } = useSelector(form, ({ context }) => context.fields);
  const problems = useSelector(form, ({ context }) => context.problems);
  const dialing = useSelector(form, ({ context }) => context.dialing);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  // The fields know a missing text, a code of the gateway's, and a text that can't be right.
  const shownProblem = (problem: RegisterProblem | undefined) =>
    problem === undefined || problem === 'required' || refusedBy(problem) ? problem : 'mobile';

  return (
    <MobileFields
      sender={withCode ? sender : null}
      number={mobileNum}
      code={verificationCode}
      dialing={dialing}
      problems={{ number: shownProblem(problems.mobileNum), code: shownProblem(problems.verificationCode) }}
      busy={busy}
      onNumber={(value) => form.send({ type: 'field.changed', field: 'mobileNum', value })}
      onCode={(value) => form.send({ type: 'field.changed', field: 'verificationCode', value })}
      onDialing={(picked) => form.send({ type: 'country.picked', dialing: picked })}
      onSend={(element) => askCode(form, element)}
    />
  );
}

/** The registration dialog, put together of three areas: registering, verifying who it is, and who vouches for them. */
export function RegistrationOverlay({
  registration,
}: {
  registration: ActorRefFrom<typeof registerMachine>;
}) {
  const form = useChild(registration, 'registerForm');
  const identity = useChild(form, 'identity');
  if (identity) return <IdentityDialog identity={identity} />;
  return (
    <RegisterDialog
      registration={registration}
      banner={<EntryBanner group="w_register" />}
      mobile={form && <RegisterMobile form={form} />}
      captcha={form && <EntryCaptcha form={form} />}
      providers={form && <EntryProviders form={form} />}
    />
  );
}
