import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { staticAvatars } from '#contract/member.ts';
import { pictureIn } from '#contract/pictures.ts';
import { members, portraits } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { rewritePicture } from '#sandbox/kit/picture.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Choice = CallInput<'member.setAvatar'>;
type Portrait = CallOutput<'member.setAvatar'>;

/** Pixels of a side. */
const sides = { least: 16, most: 512 };

/** The most new pictures of one member in an hour. */
const often = { count: 20, window: 60 * 60_000 };

/** A square PNG of a portrait's size, by its first bytes: nothing is unpacked before. */
function looksRight(file: Buffer): boolean {
  const facts = pictureIn(file);
  if (facts?.type !== 'image/png') return false;
  const { width, height } = facts;
  return width === height && width >= sides.least && width <= sides.most;
}

/** Re-encodes the picture, so that nothing else in the file is kept. */
async function unpacked(image: string): Promise<Buffer> {
  const file = Buffer.from(image, 'base64');
  const whole = /^[A-Za-z0-9+/]+=*$/.test(image) && looksRight(file) ? await rewritePicture(file) : 'kind';
  if (typeof whole === 'string') throw new Refusal('IMAGE_REFUSED');
  return whole.image;
}

/** A portrait's address: a random name, so that nobody finds another's by counting. */
const portraitPath = (id: string) => `/art/portrait/${id}.png`;

/** Gives a member another picture, and deletes the uploaded one that it replaces. */
export async function setPortrait(choice: Choice, memberId: string, sandbox: Sandbox): Promise<Portrait> {
  refuseTooMany(sandbox.limits.take(memberId, { name: `portrait:${memberId}`, limits: [often] }));
  const known: readonly string[] = staticAvatars;
  if (choice.avatarType === 'STATIC' && !known.includes(choice.avatar)) throw new Refusal('IMAGE_REFUSED');
  const png = choice.avatarType === 'CUSTOM' ? await unpacked(choice.image) : null;
  const id = randomBytes(16).toString('hex');
  const { avatarType } = choice;
  const avatar = choice.avatarType === 'STATIC' ? choice.avatar : portraitPath(id);
  await sandbox.db.write(async (tx) => {
    await tx.delete(portraits).where(eq(portraits.memberId, memberId));
    if (png) await tx.insert(portraits).values({ id, memberId, png });
    await tx.update(members).set({ avatar, avatarType }).where(eq(members.id, memberId));
  });
  return { avatar, avatarType };
}

/** A picture never changes under its name, and nothing in it may run or load, wherever somebody opens it. */
const portraitHeaders = {
  'content-type': 'image/png',
  'content-disposition': 'inline; filename="portrait.png"',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=604800, immutable',
} as const;

/** Serves the pictures that members uploaded of themselves. */
export function servePortraits(app: FastifyInstance, { db }: Sandbox): void {
  type Asked = FastifyRequest<{ Params: { file: string } }>;
  app.get('/art/portrait/:file', async ({ params }: Asked, reply: FastifyReply) => {
    const id = /^([0-9a-f]{32})\.png$/.exec(params.file)?.[1] ?? '';
    const [found] = await db.read.select().from(portraits).where(eq(portraits.id, id));
    return found ? reply.headers(portraitHeaders).send(found.png) : reply.callNotFound();
  });
}
