import { knownMarket, type Market } from '#contract/market-names.ts';
import type { Absence } from '#contract/protection/absence.ts';
import type { Protection } from '#contract/protection/market.ts';
import { readProtection } from '#contract/protection/markets.ts';
import type { ProtectionRule } from '#contract/protection.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './services.ts';
import type { Settings } from './settings.ts';
import type { SettingsStore } from './settings-store.ts';

/** Settings never change in place, so what they mean is read once. */
const read = new WeakMap<Settings['protection'], ReturnType<typeof readProtection>>();

/** The market in force, and what it asks for. */
export function marketOf({ settings }: { readonly settings: Pick<Sandbox['settings'], 'current'> }): {
  market: Market;
  rules: Protection;
} {
  return marketIn(settings.current());
}

/** The market that settings name, and what it asks for. */
export function marketIn({ protection }: Pick<Settings, 'protection'>): {
  market: Market;
  rules: Protection;
} {
  const known = read.get(protection);
  if (known) return known;
  const { register: _, ...choice } = protection;
  const found = readProtection(choice);
  read.set(protection, found);
  return found;
}

/** The market that is named and that this build does not know; null when it knows it. */
export function strangeMarket({ settings }: Pick<Sandbox, 'settings'>): string | null {
  const { market } = settings.current().protection;
  return knownMarket(market) ? null : market;
}

/** The unknown market that each gateway has warned of last. */
const warned = new WeakMap<SettingsStore, string | null>();

/** Warns, once for each name, that a market is not known: the strictest rules hold. */
export function warnOfMarket({ settings, log }: Pick<Sandbox, 'settings' | 'log'>): void {
  const market = strangeMarket({ settings });
  if (market !== null && market !== warned.get(settings))
    log.warn({ market, holds: 'UNION' }, 'unknown market');
  warned.set(settings, market);
}

/** The refusal of what a break or an exclusion closes. */
export function awayRefusal({
  kind,
  until,
}: {
  readonly kind: Absence['kind'];
  readonly until: number | null;
}): Refusal {
  return protectedBy(kind === 'BREAK' ? 'onBreak' : 'excluded', { until });
}

/** A refusal of member protection; `value` says until when, or how much, where that helps. */
export function protectedBy(rule: ProtectionRule, value: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal('PROTECTION_RULE', { value: { rule, ...value } });
}
