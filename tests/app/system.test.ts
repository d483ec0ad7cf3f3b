import { describe, expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { CallName, Gateway } from '#contract/calls.ts';
import { CallFailure } from '#contract/errors.ts';
import type { WorldEvent } from '#machines/world.ts';
import { createQueries, createRoot } from '#src/app/start/system.ts';
import { type Step, stepOf } from '#src/app/watching/inspection.ts';
import { makeSystem, signIn, smallGateway, visitorInput } from '../kit/whole-system.ts';

/** The whole system once somebody signed in, and what was emitted, by whom, and inspected. */
async function signedIn() {
  const steps: Step[] = [];
  const system = makeSystem((event) => {
    const step = stepOf(event);
    if (step) steps.push(step);
  });
  await signIn(system);
  return { ...system, session: system.root.system.get('session'), steps };
}

describe('the system', () => {
  it('has its residents under their names before it starts, because the prerendered page shows them', () => {
    const root = createRoot(smallGateway, visitorInput, () => undefined);
    for (const name of ['status', 'session', 'signOut', 'language', 'contact', 'loginCode']) {
      expect(root.system.get(name)?.getSnapshot().status, name).toBe('active');
    }
  });

  it('asks nothing of the gateway before it starts', () => {
    const asked: string[] = [];
    const counting = ((name: CallName) => {
      asked.push(name);
      return smallGateway(name as 'system.status', { url: '' });
    }) as Gateway;
    const root = createRoot(counting, visitorInput, () => undefined);
    expect(asked).toEqual([]);
    root.start();
    expect(asked).toEqual(['system.status']);
  });

  it('performs whatever any actor emits, from its start, and knows who emitted it', async () => {
    const { emitted } = await signedIn();
    const by = (type: WorldEvent['type']) =>
      emitted.filter(([, event]) => event.type === type).map(([id]) => id);
    expect(by('features.learned')).toEqual(['status']);
    expect(by('account.changed').at(-1)).toBe('session');
    expect(by('remembered.asked')).toEqual(['login']);
    expect(emitted).toContainEqual([expect.any(String), { type: 'token.kept', token: 't-secret' }]);
  });
});

describe('inspection of the machines', () => {
  it('names every transition by machine, state node, event and branch', async () => {
    const { root, session, steps } = await signedIn();
    expect(steps.length).toBeGreaterThan(5);
    for (const { taken } of steps) {
      for (const [machine, node, event, branch] of taken) {
        expect([machine, node, event].every((name) => typeof name === 'string')).toBe(true);
        expect(branch).toBeGreaterThanOrEqual(0);
      }
    }
    expect(steps.map(({ machine }) => machine)).toEqual(
      expect.arrayContaining(['status', 'session', 'login', 'arrival']),
    );
    const last = steps.filter(({ machine }) => machine === 'session').at(-1);
    expect(last?.value).toEqual(session.getSnapshot().value);
    root.stop();
  });

  it('LOG-20 holds no password, no token and no name of a person', async () => {
    const { steps } = await signedIn();
    const reported = JSON.stringify(steps);
    for (const secret of ['Clave-2026!', 't-secret', 'member1']) expect(reported).not.toContain(secret);
  });

  it('ignores a step that is no transition of a machine', () => {
    const other = { type: '@xstate.event' } as InspectionEvent;
    expect(stepOf(other)).toBeNull();
  });
});

describe('reads', () => {
  it('NET-10 the same question from five views is one request', async () => {
    let asked = 0;
    const queries = createQueries();
    const read = () =>
      queries.fetchQuery({
        queryKey: ['games.vendors', { language: 'ES' }],
        queryFn: async () => {
          asked += 1;
          return asked;
        },
      });
    expect(await Promise.all(Array.from({ length: 5 }, read))).toEqual([1, 1, 1, 1, 1]);
  });

  it('NET-08 a failed read is reported by its name alone, and not retried a second time here', async () => {
    let asked = 0;
    const reported: unknown[] = [];
    const failing = createQueries((...report) => reported.push(report)).fetchQuery({
      queryKey: ['games.vendors', { language: 'ES' }],
      queryFn: () => {
        asked += 1;
        return Promise.reject(new CallFailure({ kind: 'network' }));
      },
    });
    await expect(failing).rejects.toThrow('network');
    expect(asked).toBe(1);
    expect(reported).toEqual([['a read failed', ['games.vendors', 'network']]]);
  });
});
