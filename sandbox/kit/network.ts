import ipaddr from 'ipaddr.js';

/**
 * Who is counted as one: an IPv4 address, however it is written, or the /64 network of an IPv6 address. Who has one
 * address of such a network has all of them.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4'
    ? read.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString().split('%')[0]}/64`)}/64`;
}
