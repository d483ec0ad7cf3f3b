import type { ComponentProps } from 'react';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';

type Topic = { readonly article?: string; readonly about?: string; readonly category?: string };
type Props = Omit<ComponentProps<typeof PathLink>, 'to'> & { topic: Topic };

/**
 * A link to the help: to an article, to the one that explains a refusal's code, to a category, or to all of it. A plain
 * click shows it over the page (src/app/pages/inside-links.ts); a new tab opens it at its own address.
 */
export function HelpLink({ topic, ...rest }: Props) {
  const named = Object.keys(topic).length > 0;
  return (
    <PathLink
      {...rest}
      to={pathOf(named ? { screen: 'helpmc', query: topic as Record<string, string> } : { screen: 'helpmc' })}
      data-help=""
      data-warms="helpDialog"
    />
  );
}
