import type { Entrance } from '#contract/session/entrance.ts';
import type { PermissionResult } from '#contract/system.ts';
import { type Span, within } from '../kit/waits.rules.ts';

/** The situation of the whole product (spec 4, system status); maintenance wins over restriction. */
export type Situation = 'normal' | 'maintenance' | 'restricted';

/** What the gateway's answer means for the product. */
export function situationOf(result: PermissionResult): Situation {
  if (result.maintenance) return 'maintenance';
  return result.regionRestriction ? 'restricted' : 'normal';
}

/** The host that serves the page, who may come in here, and where between 0 and 1 this page is among many. */
export type StatusInput = {
  readonly host: string;
  readonly chance: number;
  readonly entrance: Entrance;
};

/** The machine's memory. */
export type StatusContext = StatusInput & {
  readonly result: PermissionResult | null;
  /** In a row. */
  readonly failures: number;
  /** The network is said to be back since the last answer or failure. */
  readonly regained: boolean;
  /** Nobody sees the page. */
  readonly hidden: boolean;
};

/** Nothing is known yet. */
export function newStatus({ host, chance, entrance }: StatusInput): StatusContext {
  return { host, chance, entrance, result: null, failures: 0, regained: false, hidden: false };
}

/** One more failure in a row; or the first of a new row, because a network is often said to be back before it is. */
export function failedAgain({ failures, regained }: StatusContext): Partial<StatusContext> {
  return { failures: regained ? 1 : failures + 1, regained: false };
}

/** What another tab was answered. */
export type Heard = { readonly situation: Situation };

/** Whether the other tab was told what this one knows. */
export function agrees({ result }: StatusContext, { situation }: Heard): boolean {
  return result !== null && situationOf(result) === situation;
}

/** Whether a refused call is news: on a closed product every call is refused. */
export function thoughtOpen({ result }: StatusContext): boolean {
  return result !== null && situationOf(result) === 'normal';
}

/** Whether the features need a call of their own. A tree that is present but malformed switches everything off. */
export function bringsNoTree({ info: { whitelabel } }: PermissionResult): boolean {
  return whitelabel === undefined || whitelabel === null;
}

/** Between two checks: everybody is back within two minutes, whether the product was closed or out of reach. */
const usual: Span = [80_000, 95_000];

/**
 * After the first failure, which may be a moment's; after further ones as usual. So an outage doubles what is asked
 * while it begins, and then nobody asks more often than before.
 */
const afterOne: Span = [2_000, 6_000];

/**
 * From the end of a maintenance, when all pages open again, to the moment at which one asks for what it had read of its
 * member before: long enough for the gateway to be asked no more than twice as often as usual.
 */
const settling: Span = [0, 300_000];

/** A page that is seen again catches up at once, but not with all others that are. */
const catchingUp: Span = [0, 3_000];

type Waits = Pick<StatusContext, 'chance' | 'failures'>;

/** Milliseconds until the next check while the gateway answers. */
export function pollEvery({ chance }: Waits): number {
  return within(usual, chance);
}

/** Milliseconds until the next try after so many failures in a row. */
export function retryAfter({ chance, failures }: Waits): number {
  return within(failures > 1 ? usual : afterOne, chance);
}

/** Milliseconds until a page that is seen again checks. */
export function catchUp({ chance }: Waits): number {
  return within(catchingUp, chance);
}

/** Milliseconds until a page that opens again after a maintenance reads anew what it had read of its member. */
export function settleAfter({ chance }: Pick<StatusContext, 'chance'>): number {
  return within(settling, chance);
}
