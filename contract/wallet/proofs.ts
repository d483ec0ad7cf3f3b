import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { mostPictureBytes } from '../pictures.ts';
import { Reference } from './money.ts';

const Base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** A picture being uploaded: the gateway has `received` of `size` bytes; READY once it has checked and re-encoded it. */
export const Proof = z.object({
  proofId: Reference,
  size: z.number(),
  received: z.number(),
  state: z.enum(['OPEN', 'READY', 'REFUSED']),
});
export type Proof = z.infer<typeof Proof>;

export const proofs = {
  /**
   * Announces a picture of up to 5 MB by its size, type and SHA-256 (hexadecimal); what it is, its bytes say. A file
   * that was started before continues where it stopped, or is already there. Refusals: PROOF_REFUSED
   * (`value.problem`: kind, tooManyPixels, unreadable), PROOF_QUOTA.
   */
  'wallet.openProof': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_openProof',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      size: z.int().check(z.minimum(1), z.maximum(mostPictureBytes)),
      type: z.enum(['image/png', 'image/jpeg']),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    output: Proof,
  }),
  /**
   * One piece of it, base64 of up to 384 kB, starting where the last one ended; after the last piece the
   * gateway checks the picture. Refusals: NOT_FOUND, PROOF_OFFSET (`value.received`), PROOF_REFUSED, as above.
   */
  'wallet.sendProof': defineCall({
    method: 'PUT',
    path: '/wps/relay/MCSFE_sendProof',
    token: true,
    assumed: true,
    realAccount: true,
    longest: 540_000,
    whileExcluded: true,
    input: z.object({
      proofId: Reference,
      offset: z.int().check(z.minimum(0)),
      piece: Base64.check(z.maxLength(524_288)),
    }),
    output: Proof,
    row: true,
  }),
  /** Deletes a picture that was not submitted with anything. Refusal: NOT_FOUND. */
  'wallet.dropProof': defineCall({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_dropProof',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ proofId: Reference }),
    output: z.optional(z.null()),
    row: true,
  }),
  /** The picture as the gateway re-encoded it, base64, without its location and camera data. Refusal: NOT_FOUND. */
  'wallet.proof': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_proof',
    token: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ proofId: Reference }),
    output: z.object({ type: z.enum(['image/png', 'image/jpeg']), image: Base64 }),
    row: true,
  }),
};
