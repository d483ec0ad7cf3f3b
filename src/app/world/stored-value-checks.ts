import { randomName } from '#src/ui/random-name.ts';

/** A token travels in a header: visible characters of one byte, and not endlessly many. */
export const plausibleToken = /^[\x21-\x7e]{1,4096}$/;

/** A name as `randomName` makes them. */
export const plausibleName = /^[\w-]{16,64}$/;

const defaultLanguage = 'ES';

/** The chosen language: one of the brand's; ES when none was chosen and the brand has it. `stored` may throw. */
export function keptLanguage(stored: () => string | null, languages: readonly string[]): string {
  const usual = languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? defaultLanguage);
  try {
    const chosen = stored();
    return chosen !== null && languages.includes(chosen) ? chosen : usual;
  } catch {
    return usual;
  }
}

type Session = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
};

/** The random name of this tab, which outlives a reload; `session` keeps it. */
export function tabName(session: Session): string {
  const kept = session.get('clientId');
  return kept !== null && plausibleName.test(kept) ? kept : newTabName(session);
}

/** Another name for this tab: a browser copies what a tab keeps into one that is made of it, its name too. */
export function newTabName(session: Session): string {
  const name = randomName(16);
  session.set('clientId', name);
  return name;
}
