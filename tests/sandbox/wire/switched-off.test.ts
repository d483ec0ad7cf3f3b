import { beforeEach, describe, expect, it } from 'vitest';
import { callRoots } from '#sandbox/wire/call-paths.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

/**
 * Modules of the agent centre that the brand may switch off; none is built yet, so each is off for everybody.
 */
const modules = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'];

describe('ROL-04 features that are switched off', () => {
  it.each(modules)('ROL-04 the gateway has nothing at %s, whoever asks', async (module) => {
    expect(callRoots.length).toBeGreaterThan(0);
    for (const who of ['member1', 'agent1', 'agent42']) {
      const token = await signIn(box.address, who);
      for (const root of callRoots) {
        const answer = await box.ask(`${root}/contract/${module}`, { headers: { authorization: token } });
        expect(answer.status).toBe(404);
      }
    }
  });

  it('ROL-04 sign-in by SMS and its codes are refused while they are off', async () => {
    box.sandbox.settings.patch({ whitelabel: { SMSLOGIN: false } });
    const number = { mobileNum: '987654321', countryDialingCode: '51' };
    const code = await askCall(box.address, 'verification.smsLogin', number);
    expect(code.body.code).toBe('FUNCTION_DISABLED');
    const login = { type: 'sms', username: '987654321', countryDialingCode: '51', password: '123456' };
    expect((await askCall(box.address, 'session.login', login)).body.code).toBe('FUNCTION_DISABLED');
  });
});
