import type { ComponentProps } from 'react';
import type { Topic } from '#machines/help/topic.rules.ts';
import { helpPath } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';

type Props = Omit<ComponentProps<typeof PathLink>, 'to'> & { topic: Partial<Topic> };

/**
 * A link to the help: to an article, to the one that explains a refusal's code, to a category, or to all of it. A plain
 * click shows it over the page (src/app/pages/inside-links.ts); a new tab opens it at its own address.
 */
export function HelpLink({ topic, ...rest }: Props) {
  return <PathLink {...rest} to={helpPath(topic)} data-help="" data-warms="helpDialog" />;
}
