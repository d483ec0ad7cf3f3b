import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type RegisterProblem, refusedBy, shownFields } from '#machines/registration/fields.rules.ts';
import type { registerMachine } from '#machines/registration/register.machine.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { useChild, useResident } from '#src/actors/residents.ts';
import { RegisterDialog } from '#src/views/registration/register-dialog.tsx';
import { EntryBanner } from '#src/views/session/entry-banner.tsx';
import { IdentityDialog } from '#src/views/session/identity-dialog.tsx';
import { EntryFoot } from '#src/views/shell/entry-foot.tsx';
import { MobileFields } from '#src/views/verification/mobile-fields.tsx';
import { askCode, EntryCaptcha, EntryProviders } from './entry-fields.tsx';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

function RegisterMobile({ form }: Props) {
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
      foot={<EntryFoot />}
    />
  );
}
