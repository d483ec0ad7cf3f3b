import type { Said } from '#assurance/book/words.ts';
import type { Market } from '#contract/market-names.ts';
import type { ProtectionRule } from '#contract/protection.ts';
import type { Leaf, Leaves } from './leaves.ts';

/** How well a clause is known: only what was read in its own text is told as the law. */
export type Mark = 'read' | 'secondHand' | 'memory';

/** A part of the product that is there in a market only if a leaf says so: if it says this, or anything but no. */
type Asked = { readonly on?: Leaf; readonly is?: unknown };

/** A state of a chart, or an event there with the guard that decides it. */
export type Place = Asked & {
  readonly machine: string;
  readonly state: string;
  readonly event?: string;
  readonly guard?: string;
};

/** A view by its file. */
export type Screen = Asked & { readonly screen: string };

/** A text, or a group of texts, by its key; `says` is the leaf whose value it tells. */
export type Wording = Asked & { readonly text: string; readonly says?: Leaf };

/** A test by its title after those of the parts it is in, or a property by its name, in its file. */
export type Proof = { readonly file: string; readonly title: string };

/** What a rule of a market asks for, and where the product has it. */
export type Clause = {
  readonly id: string;
  /** Where it holds; UNION where the strictest market takes it over. */
  readonly markets: readonly Market[];
  /** The law or the regulator, and where in it; in both languages where it needs words. */
  readonly source: string | Said;
  readonly mark: Mark;
  readonly requirement: Said;
  /** The leaves that carry it, with what they must be; in some markets with something else. */
  readonly leaves?: Partial<Leaves>;
  readonly leavesIn?: Partial<Record<Market, Partial<Leaves>>>;
  /** Leaves whose value was not read in the clause itself: settings of the operator. */
  readonly settings?: readonly Leaf[];
  readonly places?: readonly Place[];
  readonly screens?: readonly Screen[];
  readonly texts?: readonly Wording[];
  /** What the gateway refuses with. */
  readonly gateway?: readonly ProtectionRule[];
  readonly proof: readonly Proof[];
  /** What of it is not proven or not built, and why. */
  readonly gap?: Said;
};

/** The leaves of a clause in a market. */
export function leavesOf({ leaves, leavesIn }: Clause, market: Market): Partial<Leaves> {
  return { ...leaves, ...leavesIn?.[market] };
}

/** Whether a leaf of a clause is a setting of the operator, and not what the law says. */
export function isSetting({ mark, settings }: Clause, leaf: Leaf): boolean {
  return mark !== 'read' || (settings?.includes(leaf) ?? false);
}

/** A value that is the operator's choice in a market, though it is not what is used where no rule was found. */
export type Default = { readonly market: Market; readonly leaf: Leaf; readonly why: Said };
