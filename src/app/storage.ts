import * as z from 'zod/mini';
import type { Configuration } from '#contract/configuration.ts';
import { VendorLane } from '#contract/games.ts';
import { randomName } from '#src/ui/random-name.ts';
import { createSafeStore } from './safe-store.ts';

/** What the product keeps in the browser besides cookies (spec 3, session and local storage). */
export type AppStorage = {
  /** The stored session token, or null when there is none that could be one. */
  readonly token: () => string | null;
  readonly keepToken: (token: string) => void;
  readonly dropToken: () => void;
  /** The chosen language: one of the brand's, ES when none was chosen and the brand has it. */
  readonly language: () => string;
  readonly keepLanguage: (language: string) => void;
  /** A random name of this tab, which outlives a reload: codes and captchas are bound to it. */
  readonly clientId: () => string;
  /** The vendors that were kept in a language, or null for none that can be used (spec 3, gameVendor). */
  readonly vendors: (language: string) => readonly VendorLane[] | null;
  readonly keepVendors: (language: string, vendors: readonly VendorLane[]) => void;
  /** Empties session storage and puts the merchant's keys back (spec 4, sign-out). */
  readonly clearSession: () => void;
};

type Stores = { readonly session: () => Storage; readonly local: () => Storage };

const browser: Stores = { session: () => window.sessionStorage, local: () => window.localStorage };

/** A token travels in a header: visible characters of one byte, and not endlessly many. */
const plausibleToken = /^[\x21-\x7e]{1,4096}$/;

/** As `randomName` makes them. */
const plausibleName = /^[\w-]{16,64}$/;

const defaultLanguage = 'ES';

/** Vendors as they are kept; another version of the product may have kept them otherwise. */
const KeptVendors = z.object({
  version: z.literal(1),
  language: z.string(),
  vendors: z.array(VendorLane),
});

/** Opens what is kept. What is read is checked, and junk counts as nothing; nothing here ever throws. */
export function createStorage(
  { brand, languages }: Pick<Configuration, 'brand' | 'languages'>,
  stores: Stores = browser,
): AppStorage {
  const session = createSafeStore(stores.session);
  const local = createSafeStore(stores.local);
  // The brand's word, not the storage's: what stands there is only a hint for others.
  const merchant = { merchant: brand.merchantCode, merchantCode: brand.merchantCode, platform: 'web' };

  function putMerchant(): void {
    for (const [key, value] of Object.entries(merchant)) session.set(key, value);
    local.set('merchantCode', brand.merchantCode);
  }

  function language(): string {
    const chosen = local.get('lang');
    if (chosen !== null && languages.includes(chosen)) return chosen;
    return languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? defaultLanguage);
  }

  putMerchant();
  return {
    token() {
      const kept = session.get('token');
      return kept !== null && plausibleToken.test(kept) ? kept : null;
    },
    keepToken: (token) => session.set('token', token),
    dropToken: () => session.remove('token'),
    language,
    clientId() {
      const kept = session.get('clientId');
      if (kept !== null && plausibleName.test(kept)) return kept;
      const name = randomName(16);
      session.set('clientId', name);
      return name;
    },
    vendors(language) {
      const kept = z.safeParse(KeptVendors, session.read('gameVendor'));
      return kept.success && kept.data.language === language ? kept.data.vendors : null;
    },
    keepVendors: (language, vendors) =>
      session.set('gameVendor', JSON.stringify({ version: 1, language, vendors })),
    keepLanguage(chosen) {
      local.set('hisLang', language());
      local.set('lang', chosen);
    },
    clearSession() {
      session.clear();
      putMerchant();
    },
  };
}
