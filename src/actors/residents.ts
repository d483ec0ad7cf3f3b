import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import type { appMachine } from '#machines/app.machine.ts';
import type { changeMachine } from '#machines/password/change.machine.ts';
import type { AccountKind } from '#machines/session/account.rules.ts';
import type { arrivalMachine } from '#machines/session/arrival.machine.ts';
import type { greetingMachine } from '#machines/session/greeting.machine.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { signOutMachine } from '#machines/session/sign-out.machine.ts';
import type { contactMachine } from '#machines/support/contact.machine.ts';
import type { languageMachine } from '#machines/system/language.machine.ts';
import type { statusMachine } from '#machines/system/status.machine.ts';
import type { captchaMachine } from '#machines/verification/captcha.machine.ts';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { useSystem } from './system-context.tsx';

type Residents = {
  status: typeof statusMachine;
  session: typeof sessionMachine;
  signOut: typeof signOutMachine;
  language: typeof languageMachine;
  contact: typeof contactMachine;
  loginCode: typeof smsCodeMachine;
};

type Children = {
  login: typeof loginMachine;
  change: typeof changeMachine;
  greeting: typeof greetingMachine;
  arrival: typeof arrivalMachine;
  captcha: typeof captchaMachine;
};

/** The root actor. */
export function useRoot(): ActorRefFrom<typeof appMachine> {
  return useSystem().root;
}

/** A resident: an actor that lives as long as the app. */
export function useResident<N extends keyof Residents>(name: N): ActorRefFrom<Residents[N]> {
  return useSystem().root.system.get(name) as ActorRefFrom<Residents[N]>;
}

/** A child that its parent has running just now, or undefined. */
export function useChild<N extends keyof Children>(
  parent: AnyActorRef,
  name: N,
): ActorRefFrom<Children[N]> | undefined {
  const child = useSelector(
    parent as ActorRefFrom<AnyStateMachine>,
    (snapshot) => (snapshot.children as Record<string, AnyActorRef | undefined>)[name],
  );
  return child as ActorRefFrom<Children[N]> | undefined;
}

/** The kind of account that is signed in, or null for a visitor. */
export function useAccount(): AccountKind | null {
  return useSelector(useRoot(), ({ context }) => context.account);
}

/** The language of the interface, such as 'ES'. */
export function useLanguage(): string {
  return useSelector(useResident('language'), ({ context }) => context.language);
}
