import { createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of a signed question: its time in epoch milliseconds, and its signature. */
export const signatureHeaders = { time: 'x-seamless-time', signature: 'x-seamless-signature' } as const;

/** How far the question's time may differ from the reader's, either way; milliseconds. */
const window = 2 * 60_000;

function signatureOf(secret: Buffer, path: string, time: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`POST\n${path}\n${time}\n${body}`).digest();
}

/** The headers that sign a body for one path, at a time. */
export function signed(secret: Buffer, path: string, body: string, now: number): Record<string, string> {
  const time = String(now);
  const signature = signatureOf(secret, path, time, body).toString('base64url');
  return { [signatureHeaders.time]: time, [signatureHeaders.signature]: signature };
}

/** Whether these headers sign this body for this path, and recently. */
export function signatureFits(
  secret: Buffer,
  path: string,
  body: string,
  headers: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  const time = headers[signatureHeaders.time];
  const shown = headers[signatureHeaders.signature];
  if (typeof time !== 'string' || typeof shown !== 'string' || !/^\d{1,15}$/.test(time)) return false;
  if (Math.abs(now - Number(time)) > window) return false;
  const meant = signatureOf(secret, path, time, body);
  const given = Buffer.from(shown, 'base64url');
  return given.length === meant.length && timingSafeEqual(given, meant);
}
