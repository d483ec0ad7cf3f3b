import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { CallOutput } from '#contract/calls.ts';
import { askCall, type Came } from './ask-call.ts';

type Proof = CallOutput<'wallet.openProof'>;

/** Bytes of a piece, as the product sends them. */
const piece = 384 * 1024;

/** A picture of one colour and its own: another red, another file. */
export function picture(
  kind: 'png' | 'jpeg' = 'png',
  { width = 40, height = 30, red = 200 } = {},
): Promise<Buffer> {
  const background = { r: red, g: 40, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer();
}

/** What a file is announced with. */
export function announced(file: Buffer, type = 'image/png') {
  return { size: file.length, type, sha256: createHash('sha256').update(file).digest('hex') };
}

export function openProof(address: string, token: string, file: Buffer, type?: string): Promise<Came> {
  return askCall(address, 'wallet.openProof', announced(file, type), { token });
}

/** Sends a stretch of a file. */
export function sendProof(
  address: string,
  token: string,
  { proofId, offset, bytes }: { proofId: string; offset: number; bytes: Buffer },
): Promise<Came> {
  return askCall(
    address,
    'wallet.sendProof',
    { proofId, offset, piece: bytes.toString('base64') },
    { token },
  );
}

/** Announces a file and sends what is not there yet; gives the last answer. */
export async function upload(address: string, token: string, file: Buffer, type?: string): Promise<Came> {
  let came = await openProof(address, token, file, type);
  while (came.status === 200) {
    const { proofId, received: offset, state } = came.body.value as Proof;
    if (state !== 'OPEN') break;
    came = await sendProof(address, token, { proofId, offset, bytes: file.subarray(offset, offset + piece) });
  }
  return came;
}

/** As `upload`, and gives the proof's name. */
export async function uploaded(address: string, token: string, file: Buffer, type?: string): Promise<string> {
  const { status, body } = await upload(address, token, file, type);
  if (status !== 200) throw new Error(`A proof was not taken: ${status} ${body.code}`);
  return (body.value as Proof).proofId;
}
