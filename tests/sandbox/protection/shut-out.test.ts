import { beforeEach, describe, expect, it } from 'vitest';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { day, hour, ofMarket, ruleOf, startMarket } from '../../kit/limits.ts';
import { type Asker, act, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('UNION', { exclusion: { signIn: false } }));
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member1');
});

const half = { months: 6, understood: true, everywhere: false };
const office = (what: string) => act(box, 'protection', { act: what, account: 'member1' });

async function login(password = 'Clave-2026!') {
  const input = { username: 'member1', password, type: 'username' };
  const { body } = await askCall(box.address, 'session.login', input);
  return { rule: ruleOf({ code: body.code ?? null, value: body.value }), value: body.value };
}

describe('where excluded people may not come in,', () => {
  it('they are told until when, and the session that asked goes on', async () => {
    const { until } = (await askFor(asker, 'protection.exclude', half)).value;
    expect(await login()).toEqual({ rule: 'signInClosed', value: { rule: 'signInClosed', until } });
    expect((await askFor(asker, 'wallet.balance')).code).toBeNull();
  });

  it('a wrong password tells nobody that they are excluded', async () => {
    await askFor(asker, 'protection.exclude', half);
    expect((await login('Otra-clave-1')).rule).toBe('LOGIN_REFUSED');
  });

  it('they come in as soon as coming back may be asked for', async () => {
    const { until } = (await askFor(asker, 'protection.exclude', half)).value;
    box.sandbox.clock.move((until ?? 0) - box.sandbox.clock.now() - hour);
    expect((await login()).rule).toBe('signInClosed');
    box.sandbox.clock.move(hour);
    expect((await login()).rule).toBeNull();
  });

  it('one without an end keeps them out for its least months', async () => {
    await askFor(asker, 'protection.exclude', { ...half, months: null });
    box.sandbox.clock.move(360 * day);
    expect((await login()).rule).toBe('signInClosed');
    box.sandbox.clock.move(7 * day);
    expect((await login()).rule).toBeNull();
  });

  it('the state’s register keeps them out until it lets go', async () => {
    await office('REGISTER');
    expect(await login()).toEqual({ rule: 'signInClosed', value: { rule: 'signInClosed', until: null } });
    await office('UNREGISTER');
    expect((await login()).rule).toBeNull();
  });

  it('a break keeps nobody out', async () => {
    await askFor(asker, 'protection.break', { hours: 24, months: null });
    expect((await login()).rule).toBeNull();
  });
});

it('elsewhere they come in, to take their money out', async () => {
  const spanish = await startMarket('ES');
  try {
    const member = await askerOf(spanish, 'member1');
    await askFor(member, 'protection.exclude', half);
    expect(await signIn(spanish.address, 'member1')).not.toBe('');
  } finally {
    await spanish.close();
  }
});
