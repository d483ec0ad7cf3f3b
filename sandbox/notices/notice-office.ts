import { randomBytes } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { announcements } from '#sandbox/db/catalogue-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

const Text = z.string().check(z.maxLength(100_000));
const texts = { titleEs: Text, titleEn: Text, contentEs: Text, contentEn: Text };
const type = z.enum(['PL', 'PU', 'PM', 'H', 'AG']);

/**
 * The acts of the back office on announcements. A pop-up that is published pops up once for each person, and again when it is
 * changed. `fill` puts so many numbered ones in the place of all of that type.
 */
export const NoticeAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('publish'), type, ...texts }),
  z.strictObject({ act: z.literal('change'), id: z.string(), ...z.partial(z.object(texts)).shape }),
  z.strictObject({ act: z.literal('withdraw'), id: z.string() }),
  z.strictObject({ act: z.literal('fill'), type, count: z.int().check(z.minimum(0), z.maximum(20_000)) }),
]);
type NoticeAct = z.infer<typeof NoticeAct>;
type Publish = Omit<Extract<NoticeAct, { act: 'publish' }>, 'act'>;

function rowsOf({ type, titleEs, titleEn, contentEs, contentEn }: Publish, createdAt: number) {
  const both = {
    id: randomBytes(12).toString('base64url'),
    type,
    pops: type === 'PU' || type === 'PM',
    createdAt,
  };
  return [
    { ...both, language: 'ES', title: titleEs, content: contentEs },
    { ...both, language: 'EN', title: titleEn, content: contentEn },
  ];
}

async function fill(tx: Transaction, type: Publish['type'], count: number, at: number): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.type, type));
  const rows = Array.from({ length: count }, (_, n) => {
    const [es, en] = [`Aviso ${count - n}`, `Notice ${count - n}`];
    const texts = { titleEs: es, titleEn: en, contentEs: `<p>${es}</p>`, contentEn: `<p>${en}</p>` };
    return rowsOf({ type, ...texts }, at - n * 60_000).map((row) => ({ ...row, pops: false }));
  }).flat();
  for (let done = 0; done < rows.length; done += 1_000)
    await tx.insert(announcements).values(rows.slice(done, done + 1_000));
}

async function change(tx: Transaction, what: Extract<NoticeAct, { act: 'change' }>): Promise<void> {
  const texts = { ES: [what.titleEs, what.contentEs], EN: [what.titleEn, what.contentEn] } as const;
  let changed = 0;
  for (const [language, [title, content]] of Object.entries(texts)) {
    const set = {
      ...(title === undefined ? {} : { title }),
      ...(content === undefined ? {} : { content }),
      version: sql`${announcements.version} + 1`,
    };
    const meant = and(eq(announcements.id, what.id), eq(announcements.language, language));
    changed += (await tx.update(announcements).set(set).where(meant).returning()).length;
  }
  if (changed === 0) throw new Refusal('NOT_FOUND', { message: 'There is no such notice' });
}

/** Publishes, changes or withdraws an announcement; returns the id of a new one. Refuses with NOT_FOUND. */
export function decideNotice({ db, clock }: Sandbox, what: NoticeAct): Promise<string | undefined> {
  return db.write(async (tx) => {
    const at = clock.now();
    if (what.act === 'fill') await fill(tx, what.type, what.count, at);
    if (what.act === 'change') await change(tx, what);
    if (what.act === 'withdraw') await tx.delete(announcements).where(eq(announcements.id, what.id));
    if (what.act !== 'publish') return undefined;
    const rows = rowsOf(what, at);
    await tx.insert(announcements).values(rows);
    return rows[0]?.id;
  });
}

/** An announcement as the back office sees it. */
export type OfficeNotice = Pick<
  typeof announcements.$inferSelect,
  'id' | 'type' | 'title' | 'version' | 'pops'
>;

const most = 30;

/** The newest announcements, by their Spanish titles. */
export function officeNotices({ db: { read } }: Sandbox): Promise<OfficeNotice[]> {
  const { id, type, title, version, pops } = announcements;
  return read
    .select({ id, type, title, version, pops })
    .from(announcements)
    .where(eq(announcements.language, 'ES'))
    .orderBy(desc(announcements.createdAt))
    .limit(most);
}
