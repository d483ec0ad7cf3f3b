import type { AgentPage } from '#machines/centres.ts';
import type { Days } from '#machines/kit/records.rules.ts';
import { pathOf } from '#src/paths.ts';

/** The address of a report about the same days, narrowed by more. */
export function reportAddress(
  page: AgentPage,
  days: Days | null,
  narrowed: Readonly<Record<string, string>> = {},
): string {
  return pathOf({ screen: 'agent', page, query: { ...days, ...narrowed } });
}
