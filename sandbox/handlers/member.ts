import { eq } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import { type Caller, type Handlers, Refusal } from '../handler.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../whose.ts';

type MemberHandlers = Pick<Handlers, 'member.info' | 'member.icon' | 'member.avatar'>;

async function memberOf(caller: Caller, { db }: Sandbox) {
  const [member] = await db.read
    .select()
    .from(members)
    .where(eq(members.id, memberIdOf(caller)));
  if (!member) throw new Refusal('SESSION_ENDED');
  return member;
}

export const member: MemberHandlers = {
  'member.info': async (_, caller, sandbox) => {
    const found = await memberOf(caller, sandbox);
    const { id, account, nickname, userName, type, rankName, rankLevel, serviceLabel } = found;
    return {
      id,
      account,
      nickname,
      userName,
      type,
      toUpline: found.uplineId !== null,
      clubLabel: { labelName: rankName, rankLevel },
      memberLabel: serviceLabel === null ? [] : [{ labelName: serviceLabel }],
    };
  },
  'member.icon': async (_, caller, sandbox) => ({ icon: (await memberOf(caller, sandbox)).icon }),
  'member.avatar': async (_, caller, sandbox) => {
    const { avatar, avatarType } = await memberOf(caller, sandbox);
    return { avatar, avatarType };
  },
};
