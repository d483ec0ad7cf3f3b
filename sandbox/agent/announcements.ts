import { and, desc, eq, inArray } from 'drizzle-orm';
import { announcements } from '#sandbox/db/catalogue-schema.ts';
import { spoken } from '#sandbox/kit/messages.ts';
import type { Handler } from '#sandbox/wire/handler.ts';

const onePage = 9;

/** What the operator tells agents (`agent.announcements`). */
export const agentAnnouncements: Handler<'agent.announcements'> = async (input, _, { db: { read } }) => {
  const { type, language, id, title, content, createdAt } = announcements;
  const meant = and(eq(type, 'AG'), eq(language, spoken(input.language)));
  const newest = [desc(createdAt), id] as const;
  const all = await read
    .select({ id })
    .from(announcements)
    .where(meant)
    .orderBy(...newest);
  const totalPages = Math.max(1, Math.ceil(all.length / onePage));
  const place = all.findIndex((one) => one.id === input.id);
  const page = place < 0 ? Math.min(input.page, totalPages) : Math.floor(place / onePage) + 1;
  const ids = all.slice((page - 1) * onePage, page * onePage).map((one) => one.id);
  const found = await read
    .select({ id, title, content, createdAt })
    .from(announcements)
    .where(and(meant, inArray(id, ids)))
    .orderBy(...newest);
  const shown = found.map(({ createdAt: at, ...texts }) => ({ ...texts, date: new Date(at).toISOString() }));
  return { announcements: shown, count: all.length, page, totalPages };
};
