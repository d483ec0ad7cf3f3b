import type { ComponentProps } from 'react';
import type { Place } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';

type Props = Omit<ComponentProps<typeof PathLink>, 'to'> & { to: Place };

/** A link to a place of the product; its address is written in src/paths.ts alone. */
export function PlaceLink({ to, ...rest }: Props) {
  return <PathLink {...rest} to={pathOf(to)} />;
}
