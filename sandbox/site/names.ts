/** Addresses that listen on every name of this machine. */
const everywhere = ['0.0.0.0', '::'];

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

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
  return loopback.test(name) ? 'games.localhost' : name;
}
