import { isThisMachine } from '#contract/system/loopback.ts';

/** Addresses that listen on every name of this machine. */
const everywhere = ['0.0.0.0', '::'];

/** The app's host name when the server listens at `host`. */
export function appName(host: string): string {
  return everywhere.includes(host) ? 'localhost' : host;
}

/**
 * The host name of games when the server listens at `host`. It differs from the app's, since cookies belong
 * to names and not to ports. Browsers resolve every name under `localhost` to this machine. A machine that
 * others reach has no such spare name, unless somebody gives one.
 */
export function gameName(host: string, said?: string): string {
  if (said) return said;
  const name = appName(host);
  return name === '::1' || isThisMachine(name) ? 'games.localhost' : name;
}
