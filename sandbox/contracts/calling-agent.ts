import type { ContractKind } from '#contract/contracts/terms.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { hasContracts } from './contract-kinds.ts';
import { lapse } from './expire-contracts.ts';

/** The calling agent, for whom contracts of a kind must be on; what ran out has been ended. */
export async function contractor(kind: ContractKind, caller: Caller, sandbox: Sandbox) {
  const member = await memberOf(caller, sandbox);
  if (!hasContracts(member.type, kind)) throw new Refusal('FUNCTION_DISABLED');
  await lapse(sandbox);
  return member;
}

/** The time and the zone of an answer. */
export function tellTime({ clock, settings }: Sandbox) {
  return { now: clock.now(), zone: settings.current().zone };
}
