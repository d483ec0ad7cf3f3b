import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string };

/** A link to an address of the app. The router's own brings the code of its framework along, to prefetch with. */
export function PathLink({ to, onClick, children, ...rest }: Props) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to);

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  }

  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}
