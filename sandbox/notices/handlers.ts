import { and, desc, eq, inArray } from 'drizzle-orm';
import { announcements, banners } from '#sandbox/db/catalogue-schema.ts';
import { unreadOf } from '#sandbox/inbox/lists.ts';
import { spoken } from '#sandbox/kit/messages.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { listedPromotions } from '#sandbox/promotions/offers.ts';
import { mayPromote } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

type NoticeType = 'PL' | 'PU' | 'PM' | 'H';

/** The banners that promote games and offers; those of forms and of the help explain. */
const promoting = 'w_home';

async function noticesOf({ db }: Sandbox, types: readonly NoticeType[], language: string) {
  const found = await db.read
    .select()
    .from(announcements)
    .where(and(inArray(announcements.type, [...types]), eq(announcements.language, language)))
    .orderBy(desc(announcements.createdAt), announcements.id);
  return found.map(({ id, type, title, content, version, pops, createdAt }) => {
    const notice = { id, title, content, date: new Date(createdAt).toISOString(), version, language };
    return type === 'PU' || type === 'PM' ? { ...notice, pops } : notice;
  });
}

async function bannersOf({ db }: Sandbox, language: string, promoted: boolean) {
  const found = await db.read
    .select()
    .from(banners)
    .where(eq(banners.language, language))
    .orderBy(banners.id);
  const shown = found.filter(({ groupName }) => promoted || groupName !== promoting);
  return shown.map(({ groupName, url, title, subtitle, link }) => {
    return { groupName, url, title, subtitle, ...(link === null ? {} : { link }) };
  });
}

export const notices = {
  'notices.announcements': async (input, { session }, sandbox) => {
    const types = input.types.split(',');
    const language = spoken(input.language);
    const promoted = await mayPromote(sandbox.db.read, session?.memberId, sandbox);
    const wanted = async (type: NoticeType, ...others: NoticeType[]) =>
      types.includes(type) ? await noticesOf(sandbox, [type, ...others], language) : undefined;
    const popups = promoted ? wanted('PU', 'PM') : wanted('PU');
    const [player, popup, help] = await Promise.all([wanted('PL'), popups, wanted('H')]);
    return {
      ...(player && { player }),
      ...(popup && { popup }),
      ...(help && { help }),
      ...(types.includes('PR') && { promotion: promoted ? await listedPromotions(sandbox, language) : [] }),
      ...(types.includes('B') && { banners: await bannersOf(sandbox, language, promoted) }),
    };
  },
  'notices.unread': (_, caller, { db }) => unreadOf(db.read, memberIdOf(caller)),
} satisfies Partial<Handlers>;
