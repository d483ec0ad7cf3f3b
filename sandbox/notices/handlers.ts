import { and, desc, eq } from 'drizzle-orm';
import { announcements, banners } from '#sandbox/db/catalogue-schema.ts';
import { unreadOf } from '#sandbox/inbox/lists.ts';
import { spoken } from '#sandbox/inbox/messages.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { listedPromotions } from '#sandbox/promotions/offers.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

type NoticeType = 'PL' | 'PU' | 'H';

async function noticesOf({ db }: Sandbox, type: NoticeType, language: string) {
  const found = await db.read
    .select()
    .from(announcements)
    .where(and(eq(announcements.type, type), eq(announcements.language, language)))
    .orderBy(desc(announcements.createdAt), announcements.id);
  return found.map(({ id, title, content, version, pops, createdAt }) => {
    const notice = { id, title, content, date: new Date(createdAt).toISOString(), version, language };
    return type === 'PU' ? { ...notice, pops } : notice;
  });
}

async function bannersOf({ db }: Sandbox, language: string) {
  const found = await db.read
    .select()
    .from(banners)
    .where(eq(banners.language, language))
    .orderBy(banners.id);
  return found.map(({ groupName, url, title, subtitle, link }) => {
    return { groupName, url, title, subtitle, ...(link === null ? {} : { link }) };
  });
}

export const notices = {
  'notices.announcements': async (input, _, sandbox) => {
    const types = input.types.split(',');
    const language = spoken(input.language);
    const wanted = async (type: NoticeType) =>
      types.includes(type) ? await noticesOf(sandbox, type, language) : undefined;
    const [player, popup, help] = await Promise.all([wanted('PL'), wanted('PU'), wanted('H')]);
    return {
      ...(player && { player }),
      ...(popup && { popup }),
      ...(help && { help }),
      ...(types.includes('PR') && { promotion: await listedPromotions(sandbox, language) }),
      ...(types.includes('B') && { banners: await bannersOf(sandbox, language) }),
    };
  },
  'notices.unread': (_, caller, { db }) => unreadOf(db.read, memberIdOf(caller)),
} satisfies Partial<Handlers>;
