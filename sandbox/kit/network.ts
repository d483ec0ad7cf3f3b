import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** An address with the port that some proxies write behind it: `1.2.3.4:5678`, `[::1]:80`. */
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d{1,5})?|(?<four>[\d.]+):\d{1,5})$/;

/** The address without a port or brackets: whoever comes from another port is no other caller. */
export function addressOf(told: string): string {
  const { six, four } = withPort.exec(told)?.groups ?? {};
  return six ?? four ?? told;
}

/** Drops the ports from the addresses that proxies have told, before anything reads who the caller is. */
export function dropPorts(headers: IncomingHttpHeaders): void {
  const told = headers['x-forwarded-for'];
  if (told === undefined) return;
  const hops = String(told).split(/\s*,\s*/);
  headers['x-forwarded-for'] = hops.map(addressOf).join(', ');
}

/**
 * The unit that limits count: an IPv4 address in any spelling, or the /64 network of an IPv6 address. A
 * caller with one address of such a network has all of them.
 */
export function networkOf(told: string): string {
  const address = addressOf(told);
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4'
    ? read.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString().split('%')[0]}/64`)}/64`;
}
