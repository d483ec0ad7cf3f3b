import { describe, expect, it } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, assign, createActor, fromPromise, setup } from 'xstate';
import { lazyMachine } from '#machines/kit/lazy-machine.ts';
import { createFeed } from '#src/watch/feed.ts';
import type { FeedLine } from '#src/watch/feed-lines.ts';

const sending = setup({
  actors: { login: fromPromise(async () => ({ token: 't-secret' })) },
  actions: {
    keepField: assign((_, { value }: { value: string }) => ({ fields: { password: value } })),
  },
}).createMachine({
  id: 'sending',
  context: { fields: { password: '' }, language: 'ES' },
  initial: 'form',
  states: {
    form: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event as never } },
        submitted: 'submitting',
      },
    },
    submitting: { invoke: { id: 'login', src: 'login', onDone: 'ended', onError: 'form' } },
    ended: { type: 'final' },
  },
});

/** A machine, and everything that a feed reports of it. */
function watched(machine: AnyStateMachine = sending, before: (actor: AnyActorRef) => void = () => undefined) {
  const actor = createActor(machine);
  before(actor);
  const feed = createFeed(actor, () => 0);
  const lines: FeedLine[] = [];
  feed.listen((line) => lines.push(line));
  actor.start();
  return { actor, feed, lines };
}

function kinds(lines: readonly FeedLine[]): string[] {
  return lines.map(({ kind }) => kind);
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('the feed', () => {
  it('reports an actor’s start, the events it gets, its steps, and its end', async () => {
    const { actor, lines } = watched();
    actor.send({ type: 'field.changed', value: 'Clave-2026!' });
    actor.send({ type: 'unheard.of' });
    actor.send({ type: 'submitted' });
    await settled();
    expect(kinds(lines)).toEqual([
      'started',
      'event',
      'step',
      'event',
      'event',
      'started',
      'step',
      'ended',
      'event',
      'step',
      'ended',
    ]);
    expect(lines[0]).toMatchObject({ machine: 'sending', parent: null, value: 'form' });
    expect(lines[2]).toMatchObject({
      of: lines[1]?.n,
      value: 'form',
      taken: [['sending', 'sending.form', 'field.changed', 0]],
    });
    expect(Object.keys((lines[2] as { changed: object }).changed)).toEqual(['fields']);
    expect(lines[5]).toMatchObject({ id: 'login', machine: null, parent: actor.sessionId });
    expect(lines.at(-1)).toMatchObject({ kind: 'ended', status: 'done', actor: actor.sessionId });
  });

  it('numbers its lines, and reports nothing secret', async () => {
    const { actor, lines } = watched();
    actor.send({ type: 'field.changed', value: 'Clave-2026!' });
    actor.send({ type: 'submitted' });
    await settled();
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, at) => at + 1));
    expect(JSON.stringify(lines)).not.toMatch(/Clave|2026|t-secret/);
  });

  it('reports of typed amounts another amount, and no other typed text', () => {
    const { actor, lines } = watched();
    const typing = { amount: '50', withdrawPassword: '246810', code: '123456', account: '100000000000' };
    for (const [field, value] of Object.entries(typing)) actor.send({ type: 'field.changed', field, value });
    const values = lines.flatMap((line) => (line.kind === 'event' ? [line.event.value] : []));
    expect(Number(values[0])).toBeGreaterThan(50);
    for (const [at, value] of Object.values(typing).entries()) if (at > 0) expect(values[at]).not.toBe(value);
  });

  it('first gives a late listener the living actors, with their current value and context', () => {
    const { lines } = watched(sending, (actor) => {
      actor.start();
      actor.send({ type: 'field.changed', value: 'Clave-2026!' });
      actor.send({ type: 'submitted' });
    });
    expect(lines.map((line) => [line.kind, 'value' in line && line.value])).toEqual([
      ['started', 'submitting'],
      ['started', null],
    ]);
    expect(lines[0]).toMatchObject({ late: true, context: { language: 'ES' } });
  });

  it('reports a machine loaded on demand as started again once it has loaded', async () => {
    const host = setup({ actors: { sending: lazyMachine(async () => sending) } }).createMachine({
      id: 'host',
      invoke: { id: 'sending', src: 'sending' },
    });
    const { actor, lines } = watched(host);
    expect(lines).toHaveLength(2);
    actor.getSnapshot().children.sending?.send({ type: 'submitted' });
    await settled();
    expect(lines.filter(({ kind }) => kind === 'started')).toMatchObject([
      { machine: 'host' },
      { id: 'sending', machine: null, value: 'fetching' },
      { id: 'login' },
      { id: 'sending', machine: 'sending', value: 'submitting', late: true },
    ]);
  });

  it('reports an event that came before its actor began once it is worked through', () => {
    const actor = createActor(sending);
    const lines: FeedLine[] = [];
    createFeed(actor, () => 0).listen((line) => lines.push(line));
    actor.send({ type: 'submitted' });
    expect(lines).toEqual([]);
    actor.start();
    expect(kinds(lines)).toEqual(['started', 'event', 'started', 'step']);
    expect(lines[3]).toMatchObject({ of: lines[1]?.n, value: 'submitting' });
  });

  it('a listener that fails stops neither the actors nor the other listeners', () => {
    const { actor, feed, lines } = watched();
    feed.listen(({ kind }) => {
      if (kind === 'event') throw new Error('a listener with a defect');
    });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'submitting' });
    expect(kinds(lines)).toContain('step');
  });

  it('reports nothing more when it is stopped', () => {
    const { actor, feed, lines } = watched();
    const before = lines.length;
    feed.stop();
    actor.send({ type: 'submitted' });
    expect([lines.length, feed.alive()]).toEqual([before, []]);
  });
});
