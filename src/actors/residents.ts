import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import type { appMachine } from '#machines/app.machine.ts';
import type { catalogMachine } from '#machines/games/catalog.machine.ts';
import type { gameWithSessionMachine } from '#machines/games/game-with-session.machine.ts';
import type { launchMachine } from '#machines/games/launch.machine.ts';
import type { playMachine } from '#machines/games/play.machine.ts';
import type { helpMachine } from '#machines/help/help.machine.ts';
import { close, fetchAgain } from '#machines/kit/lazy-machine.ts';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import type { changeMachine } from '#machines/password/change.machine.ts';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import type { resetByMailMachine } from '#machines/password/reset-by-mail.machine.ts';
import type { careStatusMachine } from '#machines/protection/care-status.machine.ts';
import type { noPlayMachine } from '#machines/protection/no-play.machine.ts';
import type { playDeclarationMachine } from '#machines/protection/play-declaration.machine.ts';
import type { playSessionMachine } from '#machines/protection/play-session.machine.ts';
import type { registerMachine } from '#machines/registration/register.machine.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import type { sendingMachine } from '#machines/registration/sending.machine.ts';
import type { AccountKind } from '#machines/session/account.rules.ts';
import type { entryMachine } from '#machines/session/entry.machine.ts';
import type { freePlayMachine } from '#machines/session/free-play.machine.ts';
import type { greetingMachine } from '#machines/session/greeting.machine.ts';
import type { identityMachine } from '#machines/session/identity.machine.ts';
import type { loadMemberMachine } from '#machines/session/load-member.machine.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { sessionTimeoutMachine } from '#machines/session/session-timeout.machine.ts';
import type { signOutMachine } from '#machines/session/sign-out.machine.ts';
import type { typedPasswordMachine } from '#machines/session/typed-password.machine.ts';
import type { contactMachine } from '#machines/support/contact.machine.ts';
import type { languageMachine } from '#machines/system/language.machine.ts';
import type { statusMachine } from '#machines/system/status.machine.ts';
import type { addressMachine } from '#machines/verification/address.machine.ts';
import type { captchaMachine } from '#machines/verification/captcha.machine.ts';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { useSystem } from './system-context.tsx';

type Residents = {
  status: typeof statusMachine;
  session: typeof sessionMachine;
  held: typeof typedPasswordMachine;
  signOut: typeof signOutMachine;
  language: typeof languageMachine;
  contact: typeof contactMachine;
  help: typeof helpMachine;
  loginCode: typeof smsCodeMachine;
  registerCode: typeof smsCodeMachine;
  forgotCode: typeof smsCodeMachine;
  bindingCode: typeof smsCodeMachine;
  addressCode: typeof smsCodeMachine;
  catalog: typeof catalogMachine;
  launch: typeof launchMachine;
  notices: typeof noticesMachine;
  standingOfCare: typeof careStatusMachine;
};

type Children = {
  entry: typeof entryMachine;
  login: typeof loginMachine;
  registration: typeof registerMachine;
  registerForm: typeof registerFormMachine;
  sending: typeof sendingMachine;
  forgot: typeof forgotMachine;
  renewal: typeof resetByMailMachine;
  freePlay: typeof freePlayMachine;
  identity: typeof identityMachine;
  slider: typeof sliderMachine;
  address: typeof addressMachine;
  life: typeof sessionTimeoutMachine;
  change: typeof changeMachine;
  greeting: typeof greetingMachine;
  arrival: typeof loadMemberMachine;
  captcha: typeof captchaMachine;
  roundTheGame: typeof gameWithSessionMachine;
  play: typeof playMachine;
  playSession: typeof playSessionMachine;
  declare: typeof playDeclarationMachine;
  noPlay: typeof noPlayMachine;
};

/** The name under which a parent has a child running. */
export type ChildName = keyof Children;
export type ChildRef<N extends ChildName> = ActorRefFrom<Children[N]>;

/** The root actor. */
export function useRoot(): ActorRefFrom<typeof appMachine> {
  return useSystem().root;
}

/** A resident: an actor that lives as long as the app. */
export function useResident<N extends keyof Residents>(name: N): ActorRefFrom<Residents[N]> {
  return useSystem().root.system.get(name) as ActorRefFrom<Residents[N]>;
}

type Actor = ActorRefFrom<AnyStateMachine>;

function useRunning(parent: AnyActorRef | undefined, name: string): Actor | undefined {
  return useSelector(
    parent as Actor | undefined,
    (snapshot) => (snapshot?.children as Record<string, Actor | undefined> | undefined)?.[name],
  );
}

/** A running child of a parent whose machine is loaded, or undefined, also without a parent. */
export function useChild<N extends ChildName>(
  parent: AnyActorRef | undefined,
  name: N,
): ChildRef<N> | undefined {
  const child = useRunning(parent, name);
  const here = useSelector(child, (snapshot) => snapshot !== undefined && !('awaited' in snapshot));
  return here ? (child as ChildRef<N>) : undefined;
}

function useLostActor(actor: Actor | undefined): (() => void) | undefined {
  const lost = useSelector(
    actor,
    (snapshot) => snapshot !== undefined && 'awaited' in snapshot && snapshot.value === 'lost',
  );
  return lost ? () => actor?.send(fetchAgain) : undefined;
}

/** The way to close a child whose machine is still being fetched; undefined when it is here, or there is none. */
export function useClosing(parent: AnyActorRef | undefined, name: ChildName): (() => void) | undefined {
  const child = useRunning(parent, name);
  const fetching = useSelector(child, (snapshot) => snapshot?.value === 'fetching');
  return fetching ? () => child?.send(close) : undefined;
}

/** The way to try again when a child's machine could not be fetched. */
export function useLost(parent: AnyActorRef | undefined, name: ChildName): (() => void) | undefined {
  return useLostActor(useRunning(parent, name));
}

/** The way to try again when a resident's machine could not be fetched. */
export function useLostResident(name: keyof Residents): (() => void) | undefined {
  return useLostActor(useResident(name) as Actor);
}

/** The kind of account that is signed in, or null for a visitor. */
export function useAccount(): AccountKind | null {
  return useSelector(useRoot(), ({ context }) => context.account);
}

/** The name of the account whose page this is, also behind the login of one that ended by itself; '' for nobody's. */
export function useAccountName(): string {
  return useSelector(useResident('session'), ({ context }) => context.account);
}

/** The language of the interface, such as 'ES'. */
export function useLanguage(): string {
  return useSelector(useResident('language'), ({ context }) => context.language);
}
