import type { FeedLine } from './feed-lines.ts';

/** What pages of the app and inspectors of the same origin hear each other on. */
export const channelName = 'vestibulo-inspector';

/** The messages of a page of the app; `page` is its name for as long as it lives. */
export type PageSays = { readonly page: string } & (
  | { readonly say: 'here'; readonly title: string; readonly path: string }
  | { readonly say: 'lines'; readonly lines: readonly FeedLine[]; readonly fresh?: true }
  | { readonly say: 'accepts'; readonly actor: string; readonly events: readonly string[] }
  | { readonly say: 'refused'; readonly why: string }
  | { readonly say: 'gone' }
);

/** A state to stop at: the id of a machine, and the dotted path of one of its states. */
export type Break = { readonly machine: string; readonly state: string };

/** The messages of an inspector; `page` is the page it asks, or null for all. */
export type InspectorSays = { readonly page: string | null } & (
  | { readonly say: 'who' }
  | { readonly say: 'watch' }
  | { readonly say: 'ask'; readonly actor: string }
  | { readonly say: 'send'; readonly actor: string; readonly event: { readonly type: string } }
  | { readonly say: 'break'; readonly breaks: readonly Break[] }
);
