import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string };

/** A link to an address of the app, which the app follows without loading the page (src/app/pages/inside-links.ts). */
export function PathLink({ to, ...rest }: Props) {
  return <a {...rest} href={to} data-inside="" />;
}
