import type { Domain } from '#contract/downloads.ts';
import { type AddressCheck, safeAddress } from '../system/address.rules.ts';

/** Another address of the product that passed the check. */
export type Site = {
  readonly address: string;
  readonly host: string;
  /** The gateway's own figure in milliseconds; null when it has none. */
  readonly speed: number | null;
};

/** The round trip to each address in milliseconds, measured from this browser; null where no answer came. */
export type Measured = Readonly<Record<string, number | null>>;

/** What the machine knows: the addresses of the run, and the answers so far. */
export type SpeedsContext = { readonly addresses: readonly string[]; readonly measured: Measured };

export const nothingMeasured: SpeedsContext = { addresses: [], measured: {} };

/** More addresses than a list that people choose from has. */
const mostSites = 20;

/** How long a run goes on after its last word, in milliseconds: longer than one address is waited for. */
export const speedsPatience = 12_000;

function speedOf({ speed }: Domain): number | null {
  return typeof speed === 'number' && Number.isFinite(speed) && speed >= 0 ? speed : null;
}

/** The addresses of several lists that may be shown, each host once, in the order of the lists. */
export function sitesOf(
  lists: readonly (readonly Domain[] | undefined)[],
  { hosts, own }: AddressCheck,
): readonly Site[] {
  const found = new Map<string, Site>();
  for (const domain of lists.flatMap((list) => list ?? [])) {
    const address = safeAddress(domain.url, hosts, { own });
    if (address === null) continue;
    const { host } = new URL(address);
    if (!found.has(host)) found.set(host, { address, host, speed: speedOf(domain) });
  }
  return [...found.values()].slice(0, mostSites);
}

/** The speed that an address is listed by: the measured one, and else the gateway's; null for none. */
export function shownSpeed({ address, speed }: Site, measured: Measured): number | null {
  return address in measured ? (measured[address] ?? null) : speed;
}

/** The fastest first; addresses without an answer or without a figure last, as they came. */
export function bySpeed(sites: readonly Site[], measured: Measured): readonly Site[] {
  const place = (site: Site) => shownSpeed(site, measured) ?? Number.POSITIVE_INFINITY;
  const order = (one: Site, other: Site) => (place(one) === place(other) ? 0 : place(one) - place(other));
  return [...sites].sort(order);
}

/** One answer of the browser. */
export type Timed = { readonly address: string; readonly ms: number | null };

/** The run with one more answer; an answer about any other address counts for nothing. */
export function withTime(
  { addresses, measured }: SpeedsContext,
  { address, ms }: Timed,
): Partial<SpeedsContext> {
  return addresses.includes(address) ? { measured: { ...measured, [address]: ms } } : {};
}

/** Whether every address of the run has its answer. */
export function complete({ addresses, measured }: SpeedsContext): boolean {
  return addresses.every((address) => address in measured);
}

/** Whether an address answered in time. */
export function someAnswered({ measured }: SpeedsContext): boolean {
  return Object.values(measured).some((ms) => ms !== null);
}
