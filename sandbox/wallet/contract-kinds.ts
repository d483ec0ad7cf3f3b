import type { CallOutput } from '#contract/calls.ts';

const kinds = ['divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype'] as const;
type Kind = (typeof kinds)[number];

/** The contracts of each type of agent; nobody else has contracts (spec 6). */
const kindsOfAgents: Readonly<Record<number, readonly Kind[]>> = {
  1: kinds,
  2: ['divtypereq', 'dailysalreqtype'],
  41: ['divtypereq', 'contracthoursalreq'],
  42: ['dailysalreqtype', 'realtimesalreqtype'],
};

/** The four fields of spec 3 for an account of that type. */
export function contractKinds(type: number): Pick<CallOutput<'wallet.funds'>, Kind> {
  const has = (kind: Kind) => (kindsOfAgents[type]?.includes(kind) ? '1' : '0');
  return Object.fromEntries(kinds.map((kind) => [kind, has(kind)]));
}
