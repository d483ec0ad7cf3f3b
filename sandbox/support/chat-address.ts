import { openAt } from '#contract/support/hours.ts';
import type { Settings } from '#sandbox/kit/settings.ts';

type Entry = Settings['customerService'][number];

/** The path of the chat's page on the game host. */
export const chatPage = '/chat';

/** Whether an address is the sandbox's own chat, which knows what the query says. */
export function isOwnChat(path: string, { gameOrigin }: Settings): boolean {
  return gameOrigin !== '' && path === `${gameOrigin}${chatPage}`;
}

/** Whether somebody answers at a moment (epoch milliseconds); an entry without hours always does. */
export function answersAt({ hours }: Entry, { zone }: Settings, moment: number): boolean {
  return !hours || openAt({ zone, ...hours }, moment);
}

/** The address of an entry; the sandbox's own chat is told the language, the service, and what ticket there is. */
export function addressOfEntry(
  { csType, path }: Pick<Entry, 'csType' | 'path'>,
  settings: Settings,
  language: string,
  ticket: string | null = null,
): string {
  if (!isOwnChat(path, settings)) return path;
  const lang = language === 'EN' ? 'en' : 'es';
  return `${path}?${new URLSearchParams({ lang, service: csType, ...(ticket === null ? {} : { ticket }) })}`;
}
