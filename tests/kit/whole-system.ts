import type { InspectionEvent } from 'xstate';
import type { CallName, Gateway } from '#contract/calls.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import { CallFailure } from '#contract/errors.ts';
import type { WorldEvent } from '#machines/world.ts';
import { createRoot, startInput } from '#src/app/start/system.ts';

const status = { info: { whitelabel: [] }, maintenance: false, regionRestriction: false };
const member = { id: '1', account: 'member1', nickname: 'M', userName: 'member1', type: 0 };
const login = { token: 't-secret', firstTimeLogin: false, passwordExpired: false, userName: 'member1' };
const answers: Partial<Record<CallName, unknown>> = {
  'system.status': status,
  'session.login': login,
  'member.info': member,
  'notices.announcements': {},
};

/** Answers four calls, so that somebody can sign in; the others find no network. */
export const smallGateway = (async (name: CallName) => {
  if (name in answers) return answers[name];
  throw new CallFailure({ kind: 'network' });
}) as Gateway;

/** What the root of a visitor is started with. */
export const visitorInput = startInput(
  defaultConfiguration,
  { token: null, language: 'ES', firstTime: false },
  'casino.example',
);

/** The whole system over that gateway, not yet started, and what was emitted by whom. */
export function makeSystem(watch?: (event: InspectionEvent) => void) {
  const emitted: [by: string, event: WorldEvent][] = [];
  const root = createRoot(smallGateway, visitorInput, (event, from) => emitted.push([from.id, event]), watch);
  return { root, emitted };
}

/** Resolves once this holds, looking again after everything that is due. */
export async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts a system and signs a member in, by password. */
export async function signIn(
  { root }: ReturnType<typeof makeSystem>,
  password = 'Clave-2026!',
): Promise<void> {
  root.start();
  const session = root.system.get('session');
  session.send({ type: 'entry.wanted', way: 'login' });
  await until(() => root.system.get('login') !== undefined);
  const form = root.system.get('login');
  form.send({ type: 'field.changed', field: 'username', value: 'member1' });
  form.send({ type: 'field.changed', field: 'password', value: password });
  form.send({ type: 'submitted' });
  await until(() => session.getSnapshot().matches({ present: 'signedIn' }));
}
