import { describe, expect, it } from 'vitest';
import type { CallInput, CallName, Gateway } from '#contract/calls.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import type { AuditEntry } from '#contract/system/audit.ts';
import { createRoot, startInput } from '#src/app/start/system.ts';
import { beginAudit } from '#src/app/watching/audit.ts';
import { stubGateway } from '../kit/stub-gateway.ts';

const planted = {
  username: 'nombre.plantado',
  password: 'Plantada-9876!',
  token: 't-planted-secret',
  nickname: 'Apodo Plantado',
};
const member = {
  id: '1',
  account: planted.username,
  nickname: planted.nickname,
  userName: planted.username,
  type: 0,
};

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
}

/** The whole system, audited, over a gateway that keeps every batch. */
function audited() {
  const { gateway: answering, asked } = stubGateway({
    'system.status': () => ({ info: { whitelabel: [] }, maintenance: false, regionRestriction: false }),
    'session.login': () => ({
      token: planted.token,
      firstTimeLogin: false,
      passwordExpired: false,
      mustChangePassword: false,
      userName: planted.username,
    }),
    'member.info': () => member,
    'notices.announcements': () => ({}),
    'session.logout': () => null,
    'system.audit': ({ entries }) => ({ keptTo: entries.at(-1)?.seq ?? 0 }),
  });
  const gateway = (async (name: CallName, input: never, more?: never) =>
    answering(name, input, more)) as Gateway;
  const input = startInput(
    defaultConfiguration,
    { token: null, language: 'ES', firstTime: false },
    'casino.example',
  );
  const root = createRoot(gateway, input, () => undefined);
  root.start();
  const leave: (() => void)[] = [];
  const page = {
    visibilityState: 'hidden' as const,
    addEventListener: (_: string, listener: () => void) => leave.push(listener),
  };
  const audit = beginAudit(root, gateway, page as never);
  const sent = () =>
    asked.flatMap(({ name, input }) => (name === 'system.audit' ? [input as CallInput<'system.audit'>] : []));
  const entries = (): AuditEntry[] => sent().flatMap((batch) => [...batch.entries]);
  const gone = () => {
    for (const listener of leave) listener();
  };
  return { root, audit, leave: gone, sent, entries };
}

describe('the audit of the whole system', () => {
  it('records signing in by names alone: no typed or answered text is in any entry', async () => {
    const { root, audit, leave, sent, entries } = audited();
    const session = root.system.get('session');
    session.send({ type: 'entry.wanted', way: 'login' });
    await until(() => root.system.get('login') !== undefined);
    const form = root.system.get('login');
    form.send({ type: 'field.changed', field: 'username', value: planted.username });
    form.send({ type: 'field.changed', field: 'password', value: planted.password });
    form.send({ type: 'submitted' });
    await until(() => session.getSnapshot().matches({ present: 'signedIn' }));
    leave();
    await until(() => entries().some(({ states }) => states.includes('present.signedIn.member')));
    audit.stop();
    const text = JSON.stringify(sent());
    for (const secret of Object.values(planted)) expect(text).not.toContain(secret);
    const lines = entries().map(({ machine, kind, states }) => [machine, kind, ...states].join(' '));
    expect(lines).toEqual(
      expect.arrayContaining(['session began visitor', 'session step entering.signingIn', 'login done']),
    );
    expect(lines.findIndex((one) => one.startsWith('login began'))).toBeLessThan(lines.indexOf('login done'));
    const typed = entries()
      .flatMap(({ taken }) => taken)
      .filter(({ event }) => event === 'field.changed');
    expect(typed).toEqual([]);
    // The machine of signing out comes when somebody wants to leave.
    expect(new Set(entries().map(({ machine }) => machine))).toEqual(new Set(['session', 'login']));
  });

  it('is sent when the page is hidden, because it may never be shown again', async () => {
    const { root, audit, leave, entries } = audited();
    root.system.get('session').send({ type: 'entry.wanted', way: 'login' });
    leave();
    await until(() => entries().length > 0);
    audit.stop();
    expect(entries().map(({ seq }) => seq)).toEqual(entries().map((_, at) => at + 1));
  });
});
