import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, createMachine, type EventObject } from 'xstate';
import { origin } from '#assurance/trace/origin.ts';
import { walkTrace } from '#assurance/trace/trace-walk.ts';
import { chartOf } from '#assurance/walk/chart.ts';
import { findModels } from '#assurance/walk/find-proofs.ts';
import { createFeeds, type Taking, toldOf } from '#assurance/walk/late-feeds.ts';
import { createBacklog, type Raw } from '#src/watch/backlog.ts';
import { readTrace, writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { makeSystem, signIn } from '../kit/whole-system.ts';

/** A backlog of so many entries and twice as many at most, of an actor that does nothing, and how often it was wanted raw no more. */
function held(most: number) {
  let wanted = 0;
  const backlog = createBacklog(
    () => 0,
    () => {
      wanted += 1;
    },
    most,
  );
  const actor = createActor(createMachine({}), { inspect: backlog.hear }).start();
  // An entry for the event, one for the step, one for the snapshot.
  const send = (...events: EventObject[]) => {
    for (const event of events) actor.send(event);
  };
  return { backlog, send, wanted: () => wanted };
}

describe('a backlog', () => {
  it('may stay raw while nothing is typed', () => {
    const { backlog, send, wanted } = held(100);
    const bare = ['closed', { page: 'deposit' }, { field: 'username' }, { value: '' }, { value: 7 }];
    for (const parts of bare) send({ type: 'pressed', ...(typeof parts === 'object' ? parts : {}) });
    send({ type: 'xstate.done.actor.login', output: { token: 't-1' } } as EventObject);
    expect(wanted()).toBe(0);
    expect(backlog.take().length).toBeGreaterThan(bare.length);
  });

  it.each<object>([
    { field: 'password', value: 'a' },
    { remembered: { type: 'username', password: 'a' } },
    { question: { text: 'a' } },
    { token: 't-1' },
  ])('is wanted raw no more, once, when an event brings %j', (parts) => {
    const { send, wanted } = held(100);
    send({ type: 'happened', ...parts }, { type: 'happened', ...parts });
    expect(wanted()).toBe(1);
  });

  it('is wanted raw no more when it is full, and holds nothing any more when nobody takes it', () => {
    const { backlog, send, wanted } = held(10);
    const press = () => send({ type: 'pressed' });
    for (let at = 0; at < 4; at += 1) press();
    expect(wanted()).toBe(1);
    for (let at = 0; at < 10; at += 1) press();
    expect(wanted()).toBe(1);
    expect(backlog.take()).toEqual([]);
  });

  it('holds nothing any more after it was taken', () => {
    const { backlog, send, wanted } = held(10);
    send({ type: 'pressed' });
    expect(backlog.take()).not.toEqual([]);
    send({ type: 'typed', value: 'a' } as EventObject);
    expect([backlog.take(), wanted()]).toEqual([[], 0]);
  });
});

const models = await findModels();
const machines = models.map(({ machine }) => machine);

describe('the proof', () => {
  const contact = models.find(({ id }) => id === 'contact');
  if (!contact) throw new Error('there is no model of the contact');
  const unlike = async (change: (raws: readonly Raw[]) => readonly Raw[]) => {
    const taking: Taking = (backlog) => ({ ...backlog, take: () => change(backlog.take()) });
    const [tour] = chartOf(contact).tours;
    if (!tour) throw new Error('there is no tour of the contact');
    const [first, ...others] = await toldOf(tour, contact, taking);
    return others.some((lines) => !isDeepStrictEqual(lines, first));
  };

  it('fails when what was held is read off the actors later', async () => {
    const now = ({ inspected }: Raw) => (inspected.actorRef as AnyActorRef).getSnapshot();
    expect(await unlike((raws) => raws.map((raw) => ({ ...raw, own: now(raw) })))).toBe(true);
  });

  it('fails when one entry is lost, or comes twice', async () => {
    expect(await unlike((raws) => raws.slice(1))).toBe(true);
    expect(await unlike((raws) => raws.flatMap((raw) => [raw, raw]))).toBe(true);
    expect(await unlike((raws) => raws)).toBe(false);
  });
});

describe('the whole product', () => {
  it('is reported alike by a feed that was there and one that comes at any moment of a sign-in', async () => {
    const most = 600;
    const { hear, begin, told } = createFeeds(most + 1);
    let heard = 0;
    const system = makeSystem((inspected) => {
      hear(inspected);
      // As soon as the actors are at rest after it.
      if (heard < most) queueMicrotask(() => begin(system.root));
      heard += 1;
    });
    begin(system.root);
    await signIn(system);
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toBeGreaterThan(100);
    expect(heard).toBeLessThan(most);
    expect(told).toHaveLength(heard + 1);
    const [first, ...others] = told;
    for (const lines of others) expect(lines).toEqual(first);

    const buffer = createTraceBuffer();
    for (const line of others.at(-1) ?? []) buffer.hear(line);
    const walks = walkTrace(readTrace(writeTrace(buffer.kept(), origin)), machines);
    expect(walks.flatMap(({ difference }) => difference ?? [])).toEqual([]);
    expect(walks.map(({ machine }) => machine)).toContain('login');
  });
});
