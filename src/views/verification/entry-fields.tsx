import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { useChild, useResident } from '#src/actors/residents.ts';
import { focusField } from '#src/ui/field-events.ts';
import { CaptchaField } from './captcha-field.tsx';
import { MobileFields } from './mobile-fields.tsx';

type Login = ActorRefFrom<typeof loginMachine>;
type Forgot = ActorRefFrom<typeof forgotMachine>;
type RegisterForm = ActorRefFrom<typeof registerFormMachine>;

/** The image captcha of a form, once the gateway wants one. */
export function EntryCaptcha({ form }: { form: Login | RegisterForm }) {
  const captcha = useChild(form, 'captcha');
  const value = useSelector(form, ({ context }) => context.fields.captcha);
  const missing = useSelector(form, ({ context }) => context.problems.captcha !== undefined);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const keep = (typed: string) => form.send({ type: 'field.changed', field: 'captcha', value: typed });
  return captcha && <CaptchaField {...{ captcha, value, missing, busy }} onValue={keep} />;
}

/** Asks for a code by SMS; the focus goes to the code, or back to a number that can't be one. */
export function askCode(form: Login | Forgot | RegisterForm, element: HTMLFormElement | null): void {
  form.send({ type: 'code.asked' });
  const wrong = form.getSnapshot().context.problems.mobileNum;
  focusField(element, [wrong ? 'mobileNum' : 'code']);
}

/** A mobile number and the code sent to it, in a form that is told of both. */
export function EntryMobile({ form, sender }: { form: Login | Forgot; sender: 'loginCode' | 'forgotCode' }) {
  const mobileNum = useSelector(form, ({ context }) => context.fields.mobileNum);
  const code = useSelector(form, ({ context }) => context.fields.code);
  const wrongNumber = useSelector(form, ({ context }) => context.problems.mobileNum);
  const wrongCode = useSelector(form, ({ context }) => context.problems.code);
  const dialing = useSelector(form, ({ context }) => context.dialing);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  return (
    <MobileFields
      sender={useResident(sender)}
      number={mobileNum}
      code={code}
      dialing={dialing}
      problems={{ number: wrongNumber, code: wrongCode && 'required' }}
      busy={busy}
      onNumber={(value) => form.send({ type: 'field.changed', field: 'mobileNum', value })}
      onCode={(value) => form.send({ type: 'field.changed', field: 'code', value })}
      onDialing={(picked) => form.send({ type: 'country.picked', dialing: picked })}
      onSend={(element) => askCode(form, element)}
    />
  );
}
