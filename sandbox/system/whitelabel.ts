import type { WhitelabelNode } from '#contract/system.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Settings } from '#sandbox/kit/settings.ts';

/** The parents of the switches in the tree of a real gateway; any other switch is at the top. */
const branches: Readonly<Record<string, readonly string[]>> = {
  REGISTER: ['MOBILEREG', 'REGSMS', 'MOBILEPWDREG', 'USERNAMEREG', 'DIRECTREG'],
  LOGIN: ['SMSLOGIN', 'SMSIDP', 'FREEPLAY', 'PWDEXPIRE', 'CHNGPASSVERIF3'],
};

function node(modId: string, on: boolean, childrenNodes: WhitelabelNode[] = []): WhitelabelNode {
  return { modId, enabled: on ? '1' : '0', childrenNodes };
}

/** The switches as the whitelabel tree of spec 3, or the tree that the operator wants sent word for word. */
export function whitelabelTree(settings: Settings): unknown {
  const { whitelabelTree: asWritten } = settings;
  if (asWritten !== undefined) return asWritten;
  const { freePlay } = marketOf({ settings: { current: () => settings } }).rules;
  const whitelabel = freePlay ? settings.whitelabel : { ...settings.whitelabel, FREEPLAY: false };
  const placed = Object.values(branches).flat();
  const loose = Object.keys(whitelabel).filter((id) => !placed.includes(id));
  return [
    ...Object.entries(branches).map(([branch, ids]) =>
      node(
        branch,
        true,
        ids.map((id) => node(id, whitelabel[id] === true)),
      ),
    ),
    ...loose.map((id) => node(id, whitelabel[id] === true)),
  ];
}
