import type { Handlers } from '#sandbox/wire/handler.ts';
import { overview } from './overview.ts';

/** The agent centre (spec 2): everything is about the caller's own line. */
export const agent = {
  'agent.overview': overview,
} satisfies Partial<Handlers>;
