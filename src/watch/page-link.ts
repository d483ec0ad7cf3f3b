import type { AnyActorRef } from 'xstate';
import { createActorRefs, machineOf } from './actor-refs.ts';
import { type Break, channelName, type InspectorSays, type PageSays } from './channel.ts';
import type { Feed, FeedLine } from './feed-lines.ts';
import { isIn } from './is-in.ts';

/** Milliseconds in which lines are gathered before they are sent: a burst of events is one message. */
const gathering = 100;

type Options = {
  /** Whether the inspector is shown inside the page. */
  readonly panel: boolean;
  /** The page's current title and path. */
  readonly about: () => { readonly title: string; readonly path: string };
  /** Hears of the end of the page; gives the way to stop listening. */
  readonly onLeave: (hear: () => void) => () => void;
  readonly later?: (act: () => void, ms: number) => void;
};

/** Stops the page where developer tools are open; without them nothing stops but the inspector’s view. */
function halt(): void {
  // biome-ignore lint/suspicious/noDebugger: to stop here is what was asked for.
  debugger;
}

/**
 * The app’s end of the local inspector: announces this page, reports to the inspector what its machines do,
 * and carries out requests. Nothing is fed, and nothing costs anything, before an inspector watches.
 */
export function createAgent(
  root: AnyActorRef,
  feedOf: () => Promise<Feed>,
  { panel, about, onLeave, later = setTimeout }: Options,
): { readonly stop: () => void } {
  const page = crypto.randomUUID();
  const channel = new BroadcastChannel(channelName);
  const refs = createActorRefs(root);
  let feed: Feed | undefined;
  let stopped = false;
  let stopFeed = () => {};
  const machines = new Map<string, string>();
  let waiting: FeedLine[] = [];
  let breaks: readonly Break[] = [];

  const say = (said: PageSays) => channel.postMessage(said);

  function flush(): void {
    const lines = waiting;
    waiting = [];
    if (lines.length > 0) say({ page, say: 'lines', lines });
  }

  function gather(line: FeedLine): void {
    if (line.kind === 'started' && line.machine) machines.set(line.actor, line.machine);
    if (waiting.length === 0) later(flush, gathering);
    waiting.push(line);
    const machine = machines.get(line.actor);
    const { value } = line as { value?: never };
    if (value && breaks.some((one) => one.machine === machine && isIn(value, one.state))) halt();
  }

  /** A new inspector first gets the live actors in their current state; then it gets every step like the others. */
  async function watch(): Promise<void> {
    const found = feed ?? (await feedOf());
    if (stopped) return;
    flush();
    if (!feed) {
      feed = found;
      stopFeed = feed.listen(gather);
      waiting = [];
    }
    say({ page, say: 'lines', lines: feed.alive(), fresh: true });
  }

  function send(actor: string, event: { readonly type: string }): void {
    const ref = refs.get(actor);
    if (ref) ref.send(event);
    else say({ page, say: 'refused', why: 'gone' });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<InspectorSays | PageSays>) => {
    const said = data as InspectorSays;
    if (said.page !== null && said.page !== page) return;
    if (said.say === 'who') say({ page, say: 'here', ...about() });
    else if (said.say === 'watch') {
      // Without a network it does not come, and the inspector shows nothing until it asks again.
      void watch().catch(() => undefined);
    } else if (said.say === 'send') send(said.actor, said.event);
    else if (said.say === 'break') breaks = said.breaks;
    else if (said.say === 'ask') {
      const events = machineOf(refs.get(said.actor))?.events ?? [];
      say({ page, say: 'accepts', actor: said.actor, events: events as string[] });
    }
  });

  const gone = () => say({ page, say: 'gone' });
  const stopListening = onLeave(gone);
  say({ page, say: 'here', ...about() });
  if (panel) void import('./panel.ts').then(({ openPanel }) => openPanel(page));

  return {
    stop: () => {
      stopped = true;
      stopListening();
      flush();
      gone();
      stopFeed();
      refs.stop();
      channel.close();
    },
  };
}
