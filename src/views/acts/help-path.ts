import type { Topic } from '#machines/help/topic.rules.ts';
import { pathOf } from '#src/paths.ts';

/** The address of a topic in the help centre; of all of it, if the topic names nothing. */
export function helpPath(topic: Partial<Topic>): string {
  const named = Object.entries(topic).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return pathOf({ screen: 'helpmc', ...(named.length > 0 && { query: Object.fromEntries(named) }) });
}
