import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Reference } from './money.ts';

const Base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** A picture on its way: `received` of `size` bytes are with the gateway; READY once it was looked at and written anew. */
export const Proof = z.object({
  proofId: Reference,
  size: z.number(),
  received: z.number(),
  state: z.enum(['OPEN', 'READY', 'REFUSED']),
});
export type Proof = z.infer<typeof Proof>;

export const proofs = {
  /**
   * Announces a picture of up to 5 MB by its size, type and SHA-256 (hexadecimal); the same file goes on where it was
   * left, or is there already. Refusals: PROOF_REFUSED, PROOF_QUOTA.
   */
  'wallet.openProof': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_openProof',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({
      size: z.int().check(z.minimum(1), z.maximum(5 * 1024 * 1024)),
      type: z.enum(['image/png', 'image/jpeg']),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    output: Proof,
  }),
  /**
   * A piece of it, base64 of up to 384 kB, that begins where the last one ended; with the last piece the picture is
   * looked at. Refusals: NOT_FOUND, PROOF_OFFSET (`value.received`), PROOF_REFUSED.
   */
  'wallet.sendProof': defineCall({
    method: 'PUT',
    path: '/wps/relay/MCSFE_sendProof',
    token: true,
    assumed: true,
    realAccount: true,
    longest: 540_000,
    input: z.object({
      proofId: Reference,
      offset: z.int().check(z.minimum(0)),
      piece: Base64.check(z.maxLength(524_288)),
    }),
    output: Proof,
  }),
  /** Throws away a picture that was handed in with nothing. Refusal: NOT_FOUND. */
  'wallet.dropProof': defineCall({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_dropProof',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ proofId: Reference }),
    output: z.optional(z.null()),
  }),
  /** The picture as the gateway wrote it, base64, without what it said of place and camera. Refusal: NOT_FOUND. */
  'wallet.proof': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_proof',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ proofId: Reference }),
    output: z.object({ type: z.enum(['image/png', 'image/jpeg']), image: Base64 }),
  }),
};
