import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { useChild, useResident } from '#src/actors/residents.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { IdentityButtons } from '#src/views/session/identity-buttons.tsx';
import { IdentityDialog } from '#src/views/session/identity-dialog.tsx';
import { LoginDialog } from '#src/views/session/login-dialog.tsx';
import { CaptchaField } from '#src/views/verification/captcha-field.tsx';
import { MobileFields } from '#src/views/verification/mobile-fields.tsx';

type Props = { login: ActorRefFrom<typeof loginMachine> };

function LoginCaptcha({ login }: Props) {
  const captcha = useChild(login, 'captcha');
  const value = useSelector(login, ({ context }) => context.fields.captcha);
  const missing = useSelector(login, ({ context }) => context.problems.captcha !== undefined);
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const keep = (typed: string) => login.send({ type: 'field.changed', field: 'captcha', value: typed });
  return captcha && <CaptchaField {...{ captcha, value, missing, busy }} onValue={keep} />;
}

function LoginMobile({ login }: Props) {
  const sender = useResident('loginCode');
  const { mobileNum, code } = useSelector(login, ({ context }) => context.fields);
  const problems = useSelector(login, ({ context }) => context.problems);
  const dialing = useSelector(login, ({ context }) => context.dialing);
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));

  function send(form: HTMLFormElement | null) {
    login.send({ type: 'code.asked' });
    const wrong = login.getSnapshot().context.problems.mobileNum;
    focusField(form, [wrong ? 'mobileNum' : 'code']);
  }

  return (
    <MobileFields
      sender={sender}
      number={mobileNum}
      code={code}
      dialing={dialing}
      problems={{ number: problems.mobileNum, code: problems.code }}
      busy={busy}
      onNumber={(value) => login.send({ type: 'field.changed', field: 'mobileNum', value })}
      onCode={(value) => login.send({ type: 'field.changed', field: 'code', value })}
      onDialing={(picked) => login.send({ type: 'country.picked', dialing: picked })}
      onSend={send}
    />
  );
}

function LoginProviders({ login }: Props) {
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const chosen = useSelector(login, ({ context }) => context.provider);
  const choose = (provider: string) => login.send({ type: 'provider.clicked', provider });
  return <IdentityButtons {...{ busy, chosen }} onChosen={choose} />;
}

/** The login dialog, put together of two areas: signing in, and verifying that it is a person and which one. */
export function LoginOverlay({ login }: Props) {
  const identity = useChild(login, 'identity');
  if (identity) return <IdentityDialog identity={identity} />;
  return (
    <LoginDialog
      login={login}
      mobile={<LoginMobile login={login} />}
      captcha={<LoginCaptcha login={login} />}
      providers={<LoginProviders login={login} />}
    />
  );
}
