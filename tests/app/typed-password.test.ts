import { describe, expect, it } from 'vitest';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { SimulatedClock } from 'xstate';
import type { CallName, Gateway } from '#contract/calls.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import { CallFailure, type Failure } from '#contract/errors.ts';
import type { WorldEvent } from '#machines/world.ts';
import { createRoot, startInput } from '#src/app/start/system.ts';
import { send } from '#src/app/world/send.ts';
import { createWorld, type WorldTools } from '#src/app/world/world.ts';

const password = 'Clave-2026!';
const login = { token: 't-1', firstTimeLogin: false, passwordExpired: false, userName: 'ana' };

/** Tools that do nothing: these tests only need what one machine holds for another. */
const idle: WorldTools = new Proxy(() => idle, { get: () => idle, apply: () => undefined }) as never;

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
}

/** The whole system, and which actor held the password after each step: never more than one of them. */
function started(answer: Failure) {
  const actors = new Set<AnyActorRef>();
  const most: string[][] = [];
  const holders = () =>
    [...actors]
      .filter((actor) => actor.getSnapshot()?.status === 'active')
      .filter((actor) => JSON.stringify(actor.getSnapshot().context ?? {}).includes(password))
      .map(({ id }) => id);
  const gateway = (async (name: CallName) => {
    if (name === 'session.login') return { ...login, mustChangePassword: true };
    if (name === 'system.status')
      return { info: { whitelabel: [] }, maintenance: false, regionRestriction: false };
    if (name === 'member.info') throw new CallFailure(answer);
    throw new CallFailure({ kind: 'network' });
  }) as Gateway;
  const perform = createWorld(idle);
  const clock = new SimulatedClock();
  const root = createRoot(
    gateway,
    startInput(defaultConfiguration, { token: null, language: 'ES', firstTime: false }, 'casino.example'),
    (event: WorldEvent, from) => perform(event, from),
    ({ type, actorRef }: InspectionEvent) => {
      if ('getSnapshot' in actorRef) actors.add(actorRef as AnyActorRef);
      if (type === '@xstate.snapshot') most.push(holders());
    },
    clock,
  );
  root.start();
  const get = (resident: string): AnyActorRef => root.system.get(resident);
  return { get, clock, holders, most };
}

async function submitted(answer: Failure) {
  const system = started(answer);
  const { get } = system;
  get('session').send({ type: 'entry.wanted', way: 'login' });
  await until(() => get('login') !== undefined);
  send(get('login'), { type: 'field.changed', field: 'username', value: 'ana' });
  send(get('login'), { type: 'field.changed', field: 'password', value: password });
  expect(system.holders()).toEqual(['login']);
  send(get('login'), { type: 'submitted' });
  return system;
}

async function signedIn(code: 'MUST_CHANGE_PASSWORD' | 'MUST_VERIFY') {
  const system = await submitted({ kind: 'restricted', code });
  await until(() => system.get('session').getSnapshot().matches('present'));
  return system;
}

describe('W9 a password typed to sign in that must be changed', () => {
  it('goes from the login to its keeper to the form of the forced change, and is in one of them at a time', async () => {
    const { get, holders, most } = await signedIn('MUST_CHANGE_PASSWORD');
    await until(() => holders().includes('change'));
    expect(holders()).toEqual(['change']);
    expect(get('change').getSnapshot().context.holding).toBe(true);
    expect(most.filter((some) => some.length > 1)).toEqual([]);
    expect(new Set(most.flat())).toEqual(new Set(['login', 'held', 'change']));
  });

  it('is held nowhere five minutes after it was typed, however long the form took to come', async () => {
    const { clock, holders } = await signedIn('MUST_CHANGE_PASSWORD');
    clock.increment(200_000);
    await until(() => holders().includes('change'));
    clock.increment(99_000);
    expect(holders()).toEqual(['change']);
    clock.increment(1_000);
    expect(holders()).toEqual([]);
  });

  it('is held nowhere once an address has to be verified first', async () => {
    const { get, holders } = await signedIn('MUST_VERIFY');
    expect(get('session').getSnapshot().matches({ present: 'unverified' })).toBe(true);
    expect(holders()).toEqual([]);
  });

  it('is held nowhere when the gateway refuses the new session, and the form is open again', async () => {
    const { get, holders, most } = await submitted({ kind: 'unauthorized', code: 'SESSION_ENDED' });
    await until(() => most.some((some) => some.includes('held')));
    await until(() => get('login') !== undefined);
    expect(holders()).toEqual([]);
  });

  it.each([
    ['is signed out of', { type: 'tabs.heard', word: 'left', account: 'ana' }],
    ['is refused', { type: 'token.refused', token: 't-1' }],
  ])('is held nowhere when the session %s', async (_, ending) => {
    const { get, holders } = await signedIn('MUST_CHANGE_PASSWORD');
    get('session').send(ending);
    expect(holders()).toEqual([]);
  });
});
