import * as z from 'zod/mini';
import { memberId } from './member-id.ts';

/** The id of a member: random, so that nobody finds others by counting. */
export const MemberId = z.string().check(z.regex(memberId));

/** Somebody of the agent's team. Where the market asks for it, account and nickname are masked: only the id tells people apart. */
export const Person = z.object({
  id: MemberId,
  account: z.string(),
  nickname: z.string(),
  kind: z.enum(['member', 'agent']),
});
export type Person = z.infer<typeof Person>;
