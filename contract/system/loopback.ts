/** Whether a host, with its port or without, is this machine by one of its own names. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);
}

/**
 * Whether a host, with its port or without, leads nowhere but to this machine, so that http is as safe as https: browsers
 * resolve every name under `localhost` to it.
 */
export function isLoopback(host: string): boolean {
  return isThisMachine(host) || /^[a-z0-9.-]+\.localhost(:\d+)?$/.test(host);
}
