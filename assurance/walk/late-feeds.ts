import type { AnyActorRef, InspectionEvent } from 'xstate';
import { type Backlog, createBacklog } from '#src/watch/backlog.ts';
import { createFeed } from '#src/watch/feed.ts';
import type { FeedLine } from '#src/watch/feed-lines.ts';
import { redact } from '#tests/kit/redact.ts';
import { actorDriver } from './actor-driver.ts';
import type { Model } from './model.ts';
import { replay } from './replay.ts';
import { answering, withStandIns } from './stand-in.ts';
import type { Tour } from './tours.ts';

export type Taking = (backlog: Backlog) => Backlog;
const asItIs: Taking = (backlog) => backlog;

/** Backlogs of one system, so many, and what the feed says that takes the next of them, one after the other. */
export function createFeeds(many: number, taking = asItIs) {
  let time = 0;
  const now = () => time;
  const waiting = Array.from({ length: many }, () =>
    createBacklog(now, () => undefined, Number.POSITIVE_INFINITY),
  );
  const hears = waiting.map(({ hear }) => hear);
  const told: FeedLine[][] = [];

  function begin(root: AnyActorRef): void {
    time += 1;
    const backlog = waiting.shift();
    if (!backlog) throw new Error('nothing was held');
    const lines: FeedLine[] = [];
    told.push(lines);
    createFeed(root, now, redact, taking(backlog)).listen((line) => lines.push(line));
  }

  return {
    hear: (inspected: InspectionEvent) => {
      for (const hear of hears) hear(inspected);
    },
    begin,
    told,
  };
}

/** What feeds say of a tour of a machine: one that is there from the start, and one more after every step. */
export async function toldOf(tour: Tour, model: Model, taking = asItIs): Promise<readonly FeedLine[][]> {
  const { hear, begin, told } = createFeeds(tour.edges.length + 2, taking);
  let next = () => {};
  const driver = actorDriver(model, {
    machine: withStandIns(model.machine),
    answer: async (actor, step) => actor.getSnapshot().children[step.actor]?.send(answering(step.answer)),
    inspect: hear,
    begun: (root) => {
      next = () => begin(root);
      next();
    },
  });
  await replay(tour, {
    ...driver,
    start: (start) => driver.start(start).then(next),
    do: (step, at) => driver.do(step, at).then(next),
  });
  return told;
}
