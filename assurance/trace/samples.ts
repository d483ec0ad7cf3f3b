import { createActor } from 'xstate';
import { contactMachine } from '#machines/support/contact.machine.ts';
import { createBacklog } from '#src/watch/backlog.ts';
import { createFeed } from '#src/watch/feed.ts';
import type { Kept } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { redact } from '#tests/kit/redact.ts';
import { makeSystem, signIn, until } from '#tests/kit/whole-system.ts';

/**
 * What is kept of somebody who asks for customer service and is refused, then presses in vain; each thing that happens takes
 * 20,500 milliseconds.
 */
export function contacted(): Kept {
  const buffer = createTraceBuffer();
  const actor = createActor(contactMachine);
  let time = 0;
  createFeed(actor, () => time, redact).listen(buffer.hear);
  actor.start();
  const send = (event: Parameters<typeof actor.send>[0]) => {
    time += 20_500;
    actor.send(event);
  };
  send({ type: 'contact.clicked', csType: 'LIVECHAT', entry: '' });
  send({ type: 'window.blocked' });
  send({ type: 'window.blocked' });
  return buffer.kept();
}

/**
 * What is kept of the whole product, from its start on or as the last `most` steps, while a member signs in. Each moment is
 * three milliseconds after the one before.
 */
export async function signedIn(most = 500): Promise<Kept> {
  let time = 0;
  const now = () => {
    time += 3;
    return time;
  };
  const backlog = createBacklog(now, () => undefined, Number.POSITIVE_INFINITY);
  const system = makeSystem(backlog.hear);
  const buffer = createTraceBuffer(most);
  createFeed(system.root, now, redact, backlog).listen(buffer.hear);
  await signIn(system);
  const life = () =>
    buffer
      .kept()
      .lines.some((line) => line.kind === 'event' && line.event.type === 'xstate.error.actor.askLife');
  await until(life);
  return buffer.kept();
}
