/** Addresses that take what comes to any name of this machine. */
const everywhere = ['0.0.0.0', '::'];

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** The name that the app is reached by when the server listens at `host`. */
export function appName(host: string): string {
  return everywhere.includes(host) ? 'localhost' : host;
}

/**
 * The name that games are reached by when the server listens at `host`: another than the app's, since cookies are told
 * apart by names and not by ports. Browsers take every name under `localhost` for this machine; for a machine that others
 * reach there is no such name, unless somebody says one.
 */
export function gameName(host: string, said?: string): string {
  if (said) return said;
  const name = appName(host);
  return loopback.test(name) ? 'games.localhost' : name;
}
