import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Member info (spec 3). `type` is the account type: 1, 2, 41, 42 agent, 4 demo, anything else a member. */
export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  userName: z.string(),
  type: z.unknown(),
  toUpline: z.optional(z.boolean()),
  clubLabel: z.optional(
    z.nullable(z.object({ labelName: z.optional(z.string()), rankLevel: z.optional(z.unknown()) })),
  ),
  memberLabel: z.optional(z.array(z.object({ labelName: z.string() }))),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const member = {
  /** spec 7 [T]. */
  'member.info': defineCall({
    method: 'GET',
    path: '/wps/member/info',
    token: true,
    input: z.object({}),
    output: MemberInfo,
    sections: [['clubLabel'], ['memberLabel'], ['toUpline']],
  }),
  /** spec 7 [T]: the address of the member's badge image, when there is one. */
  'member.icon': defineCall({
    method: 'GET',
    path: '/wps/member/info/icon',
    token: true,
    input: z.object({}),
    output: z.object({ icon: z.nullable(z.string()) }),
  }),
  /** spec 7 [T]: `avatar` is an image address for CUSTOM and a name for STATIC. */
  'member.avatar': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    token: true,
    input: z.object({}),
    output: z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) }),
  }),
};
