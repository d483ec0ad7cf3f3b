import { agentPages, memberPages } from '#machines/centres.ts';
import { screens } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import type { Who } from './budget.ts';

const centres = ['member', 'agent'];

/** Every screen at its first address, and every page of both centres, by who opens them. */
export const addresses: Readonly<Record<Who, readonly string[]>> = {
  visitor: screens.filter((screen) => !centres.includes(screen)).map((screen) => pathOf({ screen })),
  member1: memberPages.map((page) => pathOf({ screen: 'member', page })),
  agent1: agentPages.map((page) => pathOf({ screen: 'agent', page })),
};
