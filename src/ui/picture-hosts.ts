import { createContext } from 'react';

/** Origins with the same pictures: when one fails, the next is asked. */
export const PictureHostsContext = createContext<readonly string[]>([]);

/** The address of a picture at its n-th attempt, counted from 1. */
export function atAttempt(src: string, hosts: readonly string[], attempt: number): string {
  const at = hosts.findIndex((host) => src.startsWith(`${host}/`));
  const first = hosts[at];
  const next = hosts[(at + attempt - 1) % hosts.length];
  return first === undefined || next === undefined ? src : next + src.slice(first.length);
}
