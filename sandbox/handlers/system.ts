import { eq } from 'drizzle-orm';
import { keepAudit } from '../audit/keep.ts';
import { countries } from '../countries.ts';
import { members } from '../db/schema.ts';
import { type Handlers, Refusal } from '../handler.ts';
import { whitelabelTree } from '../whitelabel.ts';

type SystemHandlers = Pick<
  Handlers,
  'system.status' | 'system.keys' | 'system.language' | 'system.countries' | 'system.audit'
>;

export const system: SystemHandlers = {
  'system.status': (_, __, { settings }) => {
    const current = settings.current();
    const { registerRules, resources, customerService, analytics, imageCDNs, launchGameCDNs } = current;
    const { maintenance, restriction } = current;
    return {
      info: {
        whitelabel: whitelabelTree(current),
        registerRules,
        resources,
        customerService,
        ...(analytics && { analytics }),
        imageCDNs,
        launchGameCDNs,
      },
      location: { ip: restriction.ip, country: restriction.country },
      maintenance: maintenance.on,
      regionRestriction: restriction.on,
      maintenanceEnd: maintenance.end,
    };
  },
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
};
