import { eq } from 'drizzle-orm';
import type { WhitelabelNode } from '#contract/system.ts';
import { members } from '#sandbox/db/schema.ts';
import { countries } from '#sandbox/kit/countries.ts';
import { ownPictureHosts } from '#sandbox/kit/picture-hosts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { rulesIn } from '#sandbox/registration/register-rules.ts';
import { sealedEntries } from '#sandbox/support/handlers.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { keepAudit } from './audit/keep.ts';
import { whitelabelTree } from './whitelabel.ts';

export const system = {
  'system.status': (_, { language }, { settings }) => {
    const current = settings.current();
    const { resources, analytics, imageCDNs, launchGameCDNs, zone } = current;
    const { maintenance, restriction } = current;
    return {
      info: {
        ...(!current.whitelabelApart && { whitelabel: whitelabelTree(current) }),
        registerRules: [...rulesIn(current)],
        resources,
        customerService: sealedEntries(current, language),
        ...(analytics && { analytics }),
        imageCDNs: [...imageCDNs, ...ownPictureHosts(current).map((host) => `http://${host}`)],
        launchGameCDNs,
        zone,
      },
      location: { ip: restriction.ip, country: restriction.country },
      maintenance: maintenance.on,
      regionRestriction: restriction.on,
      maintenanceEnd: maintenance.end,
    };
  },
  'system.whitelabel': (_, __, { settings }) =>
    // A tree that is sent word for word may be malformed, and so may this answer.
    whitelabelTree(settings.current()) as WhitelabelNode[],
  'system.keys': (_, __, { sealing, clock }) => ({ keys: [...sealing.keys], now: clock.now() }),
  'system.language': async ({ language }, { session }, { db, settings }) => {
    const known = settings.current().languages.find((one) => one === language.toUpperCase());
    if (!known) throw new Refusal('INPUT_INVALID');
    if (session) {
      await db.write((tx) =>
        tx.update(members).set({ language: known }).where(eq(members.id, session.memberId)),
      );
    }
    return null;
  },
  'system.countries': (_, __, { settings }) => {
    const { smsCountries } = settings.current();
    return countries.filter(({ countryDialingCode }) => smsCountries.includes(countryDialingCode));
  },
  'system.audit': keepAudit,
} satisfies Partial<Handlers>;
