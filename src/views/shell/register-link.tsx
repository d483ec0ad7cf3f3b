import type { ComponentProps } from 'react';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useResident } from '#src/actors/residents.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { instead } from '#src/ui/opens-elsewhere.ts';
import { PlaceLink } from './place-link.tsx';

type Props = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'children'>;

/**
 * Opens the registration dialog where the visitor is; a link, so that it leads there before the page has come alive.
 * Gone where registering is not offered (spec 6).
 */
export function RegisterLink({ size, children }: Props) {
  const session = useResident('session');
  if (!useRegistrationOffered()) return null;
  return (
    <ButtonLink
      as={PlaceLink}
      to={{ screen: 'register' }}
      variant="primary"
      size={size}
      data-warms="registration"
      onClick={instead(() => session.send({ type: 'entry.wanted', way: 'register' }))}
    >
      {children}
    </ButtonLink>
  );
}
