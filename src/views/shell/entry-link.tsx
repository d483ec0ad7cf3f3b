import type { ComponentProps } from 'react';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { instead } from '#src/ui/opens-elsewhere.ts';
import { PlaceLink } from './place-link.tsx';

type Props = Omit<ComponentProps<typeof PlaceLink>, 'to' | 'onClick'> & { way: EntryWay };

/**
 * A link to a sign-in dialog: it opens over the current page. Its address is for opening in another tab, and
 * for the prerendered page before hydration.
 */
export function EntryLink({ way, ...rest }: Props) {
  const session = useResident('session');

  return (
    <PlaceLink
      {...rest}
      to={{ screen: way }}
      onClick={instead(() => session.send({ type: 'entry.wanted', way }))}
    />
  );
}
