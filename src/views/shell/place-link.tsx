import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Place } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: Place };

/** A link to a place of the product; its address is written in src/paths.ts alone. */
export function PlaceLink({ to, ...rest }: Props) {
  return <Link {...rest} to={pathOf(to)} />;
}
