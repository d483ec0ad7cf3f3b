import { beforeEach, describe, expect, it } from 'vitest';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { register } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const only = (entrance: 'any' | 'member' | 'agent') =>
  box.sandbox.settings.patch({ brand: { entrance }, slider: { register: false } });
const infoWith = async (token: string) => (await askCall(box.address, 'member.info', {}, { token })).status;

describe('LOG-13 an entrance', () => {
  it.each([
    ['registration.register', {}],
    ['registration.registerMobile', { mobileNum: '987654321', countryDialingCode: '51' }],
  ] as const)('for agents refuses %s: the new account could not come in', async (name, fields) => {
    only('agent');
    expect((await register(box, fields, { name })).body.code).toBe('NOT_AGENT');
  });

  it('for members registers as usual', async () => {
    only('member');
    expect((await register(box)).status).toBe(200);
  });

  it('that is closed to a kind of account lets a kept session of it stay no longer than it lets it in', async () => {
    const tokens = [
      await signIn(box.address, 'member1'),
      await signIn(box.address, 'demo4'),
      await signIn(box.address, 'agent1'),
    ];
    const allowed = async () => Promise.all(tokens.map(infoWith));
    expect(await allowed()).toEqual([200, 200, 200]);
    only('agent');
    expect(await allowed()).toEqual([401, 401, 200]);
    only('member');
    expect(await allowed()).toEqual([200, 200, 401]);
  });

  it('says which accounts it is for, in both languages, as the specification does', async () => {
    only('agent');
    const input = { type: 'username', username: 'member1', password: 'Clave-2026!' };
    const said = async (language: string) =>
      (await askCall(box.address, 'session.login', input, { headers: { Language: language } })).body.message;
    expect([await said('ES'), await said('EN')]).toEqual([
      'Las cuentas que no son de agente no pueden iniciar sesión aquí.',
      'Non-agents cannot log in',
    ]);
  });
});
