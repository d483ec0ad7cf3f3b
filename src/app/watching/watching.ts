import type { AnyActorRef } from 'xstate';
import { createFeed } from '#src/watch/feed.ts';
import type { Feed } from '#src/watch/feed-lines.ts';

const feeds = new WeakMap<AnyActorRef, Feed>();

/** The feed of a system of actors: one for all who watch, so that each thing is redacted once and called the same. */
export function feedOf(root: AnyActorRef): Feed {
  const feed = feeds.get(root) ?? createFeed(root, () => performance.now());
  feeds.set(root, feed);
  return feed;
}
