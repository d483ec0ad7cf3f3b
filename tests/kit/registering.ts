import { randomUUID } from 'node:crypto';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { askCall, type Came } from './ask-call.ts';
import type { TestSandbox } from './sandbox.ts';

export const newPassword = 'Nueva-Clave-2027?';

type Fields = Readonly<Record<string, unknown>>;

/** A registration that is in order for the usual rules. */
export function newUser(more: Fields = {}): Record<string, unknown> {
  return {
    username: 'nuevo01',
    password: newPassword,
    confirmPassword: more.password ?? newPassword,
    payeeName: 'Ana María Núñez',
    login: true,
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    ...more,
  };
}

type Registering = 'registration.register' | 'registration.registerMobile';

/** Asks to be registered from a tab of its own, so that no try counts for another. */
export function register(
  box: TestSandbox,
  more: Fields = {},
  { name = 'registration.register', client = randomUUID() }: { name?: Registering; client?: string } = {},
): Promise<Came> {
  return askCall(box.address, name satisfies CallName, newUser(more), { client });
}

/** The token of a registration that was let in. */
export function tokenIn({ body }: Came): string {
  return (body.value as CallOutput<'session.login'>).token;
}

/** The usual rules, with some of them laid over. */
export function rulesWith(over: Readonly<Record<string, Fields>>) {
  return defaultSettings.registerRules.map((rule) => ({ ...rule, ...over[rule.field] }));
}

/** The newest letter of a kind to somebody. */
export async function codeTo(box: TestSandbox, to: string): Promise<string> {
  const [letter] = await readOutbox(box.sandbox, { to });
  return letter?.code ?? '';
}
