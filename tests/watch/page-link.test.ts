import { afterEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { channelName, type InspectorSays } from '#src/watch/channel.ts';
import { createFeed } from '#src/watch/feed.ts';
import { createLink, type Link } from '#src/watch/inspector/link.ts';
import { createAgent } from '#src/watch/page-link.ts';

const secret = 'Vestibulo.1-planted';
/** Milliseconds: a message from one page reaches the other whenever a busy machine lets it. */
const patience = 20_000;

const form = setup({
  types: {
    context: {} as { typed: string },
    events: {} as { type: 'typed'; text: string } | { type: 'submitted' },
  },
  actions: { keep: assign((_, params: { text: string }) => ({ typed: params.text })) },
}).createMachine({
  id: 'form',
  context: { typed: '' },
  initial: 'editing',
  states: {
    editing: {
      on: { typed: { actions: { type: 'keep', params: ({ event }) => event } }, submitted: 'sent' },
    },
    sent: {},
  },
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page of the app with one machine, and an inspector in another page. */
async function watched(): Promise<{ link: Link; root: ReturnType<typeof createActor<typeof form>> }> {
  const root = createActor(form, { systemId: 'app' }).start();
  const about = () => ({ title: 'Vestíbulo', path: '/login' });
  const agent = createAgent(root, async () => createFeed(root, () => 0), {
    panel: false,
    about,
    onLeave: () => () => {},
  });
  const channel = new BroadcastChannel(channelName);
  const link = createLink(null, channel);
  stops.push(agent.stop, () => channel.close());
  await vi.waitFor(() => expect(link.record.lines()).not.toEqual([]), patience);
  return { link, root };
}

const actorOf = (link: Link) => link.record.actors(null)[0]?.id ?? '';
const situationOf = (link: Link, at: number | null = null) => link.record.moment(actorOf(link), at)?.value;

describe('an inspector in another page', () => {
  it('finds the page, and learns the current states of its machines', async () => {
    const { link } = await watched();
    expect(link.pages()).toEqual([{ page: link.watched(), title: 'Vestíbulo', path: '/login' }]);
    expect(situationOf(link)).toBe('editing');
  });

  it('learns what happens, and nothing that was typed', async () => {
    const { link, root } = await watched();
    const heard: unknown[] = [];
    const spy = new BroadcastChannel(channelName);
    spy.addEventListener('message', ({ data }) => heard.push(data));
    stops.push(() => spy.close());
    root.send({ type: 'typed', text: secret });
    root.send({ type: 'submitted' });
    await vi.waitFor(() => expect(situationOf(link)).toBe('sent'), patience);
    expect(JSON.stringify([heard, link.record.lines()])).not.toContain(secret);
    expect(JSON.stringify(link.record.lines())).toContain('submitted');
  });

  it('sends an actor an event by hand, from the events its machine knows', async () => {
    const { link } = await watched();
    link.ask(actorOf(link));
    await vi.waitFor(() => expect(link.accepts(actorOf(link))).toEqual(['typed', 'submitted']), patience);
    link.send(actorOf(link), { type: 'submitted' });
    await vi.waitFor(() => expect(situationOf(link)).toBe('sent'), patience);
  });

  it('stops at a state on request, and goes on when told to', async () => {
    const { link, root } = await watched();
    link.breakOn([{ machine: 'form', state: 'sent' }]);
    root.send({ type: 'submitted' });
    await vi.waitFor(() => expect(link.stopped()).toEqual({ machine: 'form', state: 'sent' }), patience);
    expect(situationOf(link, link.cursor())).toBe('sent');
    expect(situationOf(link, (link.cursor() ?? 0) - 1)).toBe('editing');
    link.goTo(null);
    expect(link.stopped()).toBeNull();
  });

  it('a second inspector’s first snapshot takes nothing from the first', async () => {
    const { link, root } = await watched();
    root.send({ type: 'submitted' });
    await vi.waitFor(() => expect(situationOf(link)).toBe('sent'), patience);
    const lines = link.record.lines().length;
    const other = new BroadcastChannel(channelName);
    stops.push(() => other.close());
    const answered = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));
    other.postMessage({ page: link.watched(), say: 'watch' } satisfies InspectorSays);
    await answered;
    expect(link.record.lines()).toHaveLength(lines);
  });

  it('a page that closes disappears from the list, and what was seen of it stays', async () => {
    const { link } = await watched();
    for (const stop of stops.splice(0, 1)) stop();
    await vi.waitFor(() => expect(link.watched()).toBeNull(), patience);
    expect([link.closed(), link.pages()]).toEqual(['Vestíbulo', []]);
    expect(link.record.lines()).not.toEqual([]);
  });

  it.each([
    ['is looked at as soon as it is there', false, 'late'],
    ['is not, once a person has picked another', true, 'other'],
  ])('a page that a link seeks %s', (_, picks, seen) => {
    const channel = Object.assign(new EventTarget(), { postMessage: () => {} });
    const link = createLink(null, channel as unknown as BroadcastChannel);
    const opens = (page: string) => {
      const data = { say: 'here', page, title: page, path: '/' };
      channel.dispatchEvent(new MessageEvent('message', { data }));
    };
    link.seek({ page: 'late', line: 3 });
    opens('other');
    expect(link.watched()).toBe('other');
    if (picks) link.watch('other');
    opens('late');
    expect(link.watched()).toBe(seen);
  });
});
