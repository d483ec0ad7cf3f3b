import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { codeOf } from '#contract/typed.ts';
import { captchas } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { post } from '#sandbox/kit/outbox.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { captchaImage } from './image.ts';
import { letters } from './letters.ts';

const answerLength = 5;
const minute = 60_000;
const hour = 60 * minute;

/** Letters may be typed small, and with blanks around them. */
function hashOf(client: string, answer: string): string {
  return createHash('sha256')
    .update(`${client}\n${codeOf(answer).toUpperCase()}`)
    .digest('base64url');
}

function newAnswer(): string {
  return Array.from({ length: answerLength }, () => letters[randomInt(letters.length)]).join('');
}

/**
 * Draws a new image for the caller's tab, base64 PNG, and voids any older one of this tab. The answer goes to
 * the outbox (kind 'captcha', to the tab), where tests read it; no call returns it.
 */
export async function newCaptcha({ db, clock, settings, limits }: Sandbox, caller: Caller): Promise<string> {
  const { network } = caller;
  const { captchasPerAddressHour: count, captchaMinutes } = settings.current().limits;
  const drawn = { name: `captchas for:${network}`, limits: [{ count, window: hour }] };
  refuseTooMany(limits.take(network, drawn));
  const client = tabOf(caller);
  const answer = newAnswer();
  const now = clock.now();
  const kept = {
    client,
    answerHash: hashOf(client, answer),
    expiresAt: now + captchaMinutes * minute,
  };
  await db.write(async (tx) => {
    await tx.delete(captchas).where(lte(captchas.expiresAt, now));
    await tx.insert(captchas).values(kept).onConflictDoUpdate({ target: captchas.client, set: kept });
    const letter = {
      kind: 'captcha',
      recipient: client,
      text: answer,
      code: answer,
      createdAt: now,
    } as const;
    await post(tx, letter);
  });
  return captchaImage(answer);
}

/** Whether this is the answer to the client's newest image. Right or wrong, it uses the image up. */
export function answerCaptcha({ db, clock }: Sandbox, client: string, answer: string): Promise<boolean> {
  return db.write(async (tx) => {
    const [kept] = await tx.delete(captchas).where(eq(captchas.client, client)).returning();
    if (!kept || clock.now() >= kept.expiresAt) return false;
    return timingSafeEqual(Buffer.from(kept.answerHash), Buffer.from(hashOf(client, answer)));
  });
}
