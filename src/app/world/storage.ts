import * as z from 'zod/mini';
import type { Configuration } from '#contract/configuration.ts';
import { VendorLane } from '#contract/games.ts';
import { plausibleInvitation } from '#contract/typed.ts';
import { createSafeStore } from './safe-store.ts';
import { keptLanguage, newTabName, plausibleName, plausibleToken, tabName } from './stored-value-checks.ts';

/** What the product stores in the browser besides cookies (spec 3, session and local storage). */
export type AppStorage = {
  /** The stored session token, or null when nothing stored could be one. */
  readonly token: () => string | null;
  readonly keepToken: (token: string) => void;
  readonly dropToken: () => void;
  /** The token whose first-login call is running, and whether it is the stored one. */
  readonly keepFirstLogin: (token: string) => void;
  readonly dropFirstLogin: () => void;
  readonly firstLoginBegun: () => boolean;
  /** The chosen language: one of the brand's, ES when none was chosen and the brand has it. */
  readonly language: () => string;
  readonly keepLanguage: (language: string) => void;
  /** A random name of this tab, which outlives a reload: codes and captchas are bound to it. */
  readonly clientId: () => string;
  /** Takes another name, because a tab has this one already. */
  readonly renameClient: () => void;
  /** The vendors that were kept in a language, or null for none that can be used (spec 3, gameVendor). */
  readonly vendors: (language: string) => readonly VendorLane[] | null;
  readonly keepVendors: (language: string, vendors: readonly VendorLane[]) => void;
  /** Acts of money with an unknown outcome, each by its call and subject. */
  readonly keepAct: (call: string, about: string, key: string) => void;
  readonly dropAct: (call: string, about: string) => void;
  readonly keptKey: (call: string, about: string) => string | null;
  /** The member whose acts are kept from here on; those of anyone else are forgotten. */
  readonly keepActsOf: (username: string) => void;
  /** The invitation code that this tab was opened with, or null; it dies with the tab. */
  readonly invitation: () => string | null;
  readonly keepInvitation: (code: string) => void;
  readonly dropInvitation: () => void;
  /** Empties session storage and puts the merchant's keys back (spec 4, sign-out). */
  readonly clearSession: () => void;
};

type Stores = { readonly session: () => Storage; readonly local: () => Storage };

const browser: Stores = { session: () => window.sessionStorage, local: () => window.localStorage };

/** Vendors as stored; another version of the product may have stored them differently. */
const KeptVendors = z.object({
  version: z.literal(1),
  language: z.string(),
  vendors: z.array(VendorLane),
});

/** Acts as stored: by call and subject, with a space between. */
const KeptActs = z.object({ version: z.literal(1), of: z.string(), keys: z.record(z.string(), z.string()) });

/** Opens the storage. Whatever is read is checked, and junk counts as nothing; nothing here ever throws. */
export function createStorage(
  { brand, languages }: Pick<Configuration, 'brand' | 'languages'>,
  stores: Stores = browser,
): AppStorage {
  const session = createSafeStore(stores.session);
  const local = createSafeStore(stores.local);
  // The brand decides, not the storage: the stored value is only a hint for others.
  const merchant = { merchant: brand.merchantCode, merchantCode: brand.merchantCode, platform: 'web' };

  function putMerchant(): void {
    for (const [key, value] of Object.entries(merchant)) session.set(key, value);
    local.set('merchantCode', brand.merchantCode);
  }

  const language = () => keptLanguage(() => local.get('lang'), languages);

  function acts(): z.infer<typeof KeptActs> {
    const kept = z.safeParse(KeptActs, session.read('acts'));
    return kept.success ? kept.data : { version: 1, of: '', keys: {} };
  }

  function keepKeys(of: string, keys: Readonly<Record<string, string>>): void {
    session.set('acts', JSON.stringify({ version: 1, of, keys }));
  }

  let name: string | undefined;
  putMerchant();
  return {
    token() {
      const kept = session.get('token');
      return kept !== null && plausibleToken.test(kept) ? kept : null;
    },
    keepToken: (token) => session.set('token', token),
    dropToken: () => session.remove('token'),
    keepFirstLogin: (token) => session.set('firstLogin', token),
    dropFirstLogin: () => session.remove('firstLogin'),
    firstLoginBegun() {
      const begun = session.get('firstLogin');
      return begun !== null && begun === session.get('token');
    },
    language,
    clientId() {
      name ??= tabName(session);
      return name;
    },
    renameClient() {
      name = newTabName(session);
    },
    vendors(language) {
      const kept = z.safeParse(KeptVendors, session.read('gameVendor'));
      return kept.success && kept.data.language === language ? kept.data.vendors : null;
    },
    keepVendors: (language, vendors) =>
      session.set('gameVendor', JSON.stringify({ version: 1, language, vendors })),
    keepAct(call, about, key) {
      const { of, keys } = acts();
      keepKeys(of, { ...keys, [`${call} ${about}`]: key });
    },
    dropAct(call, about) {
      const { of, keys } = acts();
      const { [`${call} ${about}`]: _, ...others } = keys;
      keepKeys(of, others);
    },
    keptKey(call, about) {
      const key = acts().keys[`${call} ${about}`];
      return key !== undefined && plausibleName.test(key) ? key : null;
    },
    keepActsOf(username) {
      if (acts().of !== username) keepKeys(username, {});
    },
    invitation() {
      const kept = session.get('referralCode');
      return kept !== null && plausibleInvitation.test(kept) ? kept : null;
    },
    keepInvitation: (code) => session.set('referralCode', code),
    dropInvitation: () => session.remove('referralCode'),
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
