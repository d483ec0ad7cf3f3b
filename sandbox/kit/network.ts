import ipaddr from 'ipaddr.js';

/**
 * The unit that limits count: an IPv4 address in any spelling, or the /64 network of an IPv6 address. A
 * caller with one address of such a network has all of them.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4'
    ? read.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString().split('%')[0]}/64`)}/64`;
}
