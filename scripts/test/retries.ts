// Which tests of the browser an ordinary run may repeat once, under continuous integration only.

/** Areas of money, of the act that sends it, and of sessions: what fails there once is looked at, and never repeated. */
const never = ['wallet', 'points', 'promotions', 'missions', 'contracts', 'kit', 'session', 'password'];

/** The journeys of these areas, by their whole paths. */
export const onceOnlyFiles = new RegExp(`/tests/journeys/(${never.join('|')})/`);

/** Whether a test of this area is never repeated. */
export function onceOnly(area: string): boolean {
  return never.includes(area);
}

type Run = { readonly ordinary: boolean; readonly env: Readonly<Record<string, string | undefined>> };

/** What `playwright.config.ts` is told: 1 for an ordinary run under continuous integration, else 0. */
export function retriesOf({ ordinary, env }: Run): '0' | '1' {
  return ordinary && env.CI ? '1' : '0';
}
