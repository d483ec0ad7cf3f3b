import * as z from 'zod/mini';
import { Refusal } from '#sandbox/kit/refusal.ts';

/**
 * What was sent to the control API, as its schema has it. The person who sends it reads the answer, so the refusal says what
 * is wrong.
 */
export function read<T>(schema: z.ZodMiniType<T, unknown>, said: unknown): T {
  const result = z.safeParse(schema, said);
  if (result.success) return result.data;
  throw new Refusal('INPUT_INVALID', { message: z.prettifyError(result.error) });
}
