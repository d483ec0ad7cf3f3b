import { marketOf } from '#sandbox/kit/market.ts';
import { sendsInLine } from '#sandbox/kit/team.ts';
import { mayOf } from '#sandbox/protection/promotions-allowed.ts';
import { setWithdrawPassword } from '#sandbox/verification/withdraw-password.ts';
import { memberIdOf, memberOf, sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { countOthers, endAllSessions, lastSignIns } from '#sandbox/wire/sessions.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator-set-up.ts';
import { bind, sendBindingCode } from './bindings.ts';
import { setPortrait } from './portraits.ts';
import { profileOf, saveProfile } from './profile.ts';
import { referral } from './referral/handlers.ts';

/** The most sign-ins it lists. */
const mostSignIns = 20;

export const member = {
  ...referral,
  'member.info': async (_, caller, sandbox) => {
    const found = await memberOf(caller, sandbox);
    const { id, account, nickname, userName, type, rankName, rankLevel, serviceLabel } = found;
    const { vip, transferInLine } = await mayOf(sandbox.db.read, id, sandbox);
    return {
      id,
      account,
      nickname,
      userName,
      type,
      toUpline: sendsInLine(found, sandbox) && transferInLine,
      away: sessionOf(caller).away !== null,
      breakButton: marketOf(sandbox).rules.saferPlay.breakButton,
      clubLabel: { labelName: rankName, rankLevel },
      vip,
      memberLabel: serviceLabel === null || !vip ? [] : [{ labelName: serviceLabel }],
    };
  },
  'member.icon': async (_, caller, sandbox) => ({ icon: (await memberOf(caller, sandbox)).icon }),
  'member.avatar': async (_, caller, sandbox) => {
    const { avatar, avatarType } = await memberOf(caller, sandbox);
    return { avatar, avatarType };
  },
  'member.profile': async (_, caller, sandbox) => profileOf(await memberOf(caller, sandbox)),
  'member.saveProfile': async (input, caller, sandbox) => {
    await saveProfile(input, await memberOf(caller, sandbox), sandbox);
    return null;
  },
  'member.setAvatar': (input, caller, sandbox) => setPortrait(input, memberIdOf(caller), sandbox),
  'member.setWithdrawPassword': async (input, caller, sandbox) => {
    await setWithdrawPassword(input, memberIdOf(caller), sandbox);
    return null;
  },
  'member.sendBindingCode': sendBindingCode,
  'member.bind': async (input, caller, sandbox) => {
    await bind(input, caller, sandbox);
    return null;
  },
  'member.beginAuthenticator': (input, caller, sandbox) =>
    beginAuthenticator(input, memberIdOf(caller), sandbox),
  'member.confirmAuthenticator': async ({ code }, caller, sandbox) => {
    await confirmAuthenticator(code, await memberOf(caller, sandbox), sandbox);
    return null;
  },
  'member.removeAuthenticator': async (input, caller, sandbox) => {
    await removeAuthenticator(input, memberIdOf(caller), sandbox);
    return null;
  },
  'member.signIns': async (_, caller, sandbox) => {
    const { memberId, tokenHash: own } = sessionOf(caller);
    const found = await lastSignIns(sandbox, memberId, mostSignIns);
    return found.map(({ id, at, address, device, open, tokenHash }) => {
      return { id, at, address, device, open, current: tokenHash === own };
    });
  },
  'member.endOthers': async (_, caller, sandbox) => {
    const { memberId, tokenHash } = sessionOf(caller);
    const ended = await countOthers(sandbox, memberId, tokenHash);
    await sandbox.db.write((tx) => endAllSessions(tx, memberId, tokenHash));
    return { ended };
  },
} satisfies Partial<Handlers>;
