import type { Handlers } from '#sandbox/wire/handler.ts';
import { card } from './card.ts';
import { overview } from './overview.ts';
import { tree } from './tree.ts';

/** The agent centre (spec 2): everything is about the caller's own line. */
export const agent = {
  'agent.overview': overview,
  'agent.tree': tree,
  'agent.member': card,
} satisfies Partial<Handlers>;
