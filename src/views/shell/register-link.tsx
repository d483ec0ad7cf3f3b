import { useSelector } from '@xstate/react';
import type { ComponentProps, MouseEvent } from 'react';
import { noFeatures } from '#machines/system/features.rules.ts';
import { useResident, useRoot } from '#src/actors/residents.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PlaceLink } from './place-link.tsx';

type Props = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'children'>;

/** Whether a press asks for another tab or window, which is the browser's to open. */
function elsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Opens the registration dialog where the visitor is; a link, so that it leads there before the page has come alive.
 * Gone once the gateway has said that registration is off (spec 6).
 */
export function RegisterLink({ size, children }: Props) {
  const session = useResident('session');
  const features = useSelector(useRoot(), ({ context }) => context.features);
  if (features !== noFeatures && !features.directRegistration) return null;
  return (
    <ButtonLink
      as={PlaceLink}
      to={{ screen: 'register' }}
      variant="primary"
      size={size}
      data-warms="registration"
      onClick={(click: MouseEvent) => {
        if (elsewhere(click)) return;
        click.preventDefault();
        session.send({ type: 'entry.wanted', way: 'register' });
      }}
    >
      {children}
    </ButtonLink>
  );
}
