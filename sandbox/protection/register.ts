import { setTimeout as passed } from 'node:timers/promises';
import type { Minor } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { marketOf, protectedBy } from './rules.ts';

type Told = Pick<Sandbox, 'settings'>;

/** How long a slow register takes; milliseconds. */
const slowly = 3_000;

/** The register takes its time, where the market has one. Never within a transaction: others would wait too. */
export async function registerSpeaks({ settings }: Told): Promise<void> {
  const { answer } = settings.current().protection.register;
  if (marketOf({ settings }).rules.limits.joint !== null && answer === 'slow') await passed(slowly);
}

/** What the register says about an amount; one that is slow allows it in the end. */
function answerTo(amount: Minor, { settings }: Told): 'allowed' | 'refused' | 'unreachable' {
  const { answer, left } = settings.current().protection.register;
  if (marketOf({ settings }).rules.limits.joint === null) return 'allowed';
  if (answer === 'unreachable' || answer === 'refused') return answer;
  return left !== null && amount > minorOf(left) ? 'refused' : 'allowed';
}

function leftOf({ settings }: Told): string | null {
  const { left } = settings.current().protection.register;
  return marketOf({ settings }).rules.limits.joint === null ? null : left;
}

/** Refuses a deposit that the register does not allow, or when it can't be asked. */
export function refuseByRegister(amount: Minor, sandbox: Told): void {
  const answer = answerTo(amount, sandbox);
  if (answer === 'unreachable') throw protectedBy('registerUnreachable');
  if (answer === 'refused') throw protectedBy('registerRefused', { left: leftOf(sandbox) });
}

/** Asks the register before the last look of a deposit. */
export const askRegister: Handler<'protection.askRegister'> = async ({ amount }, _, sandbox) => {
  await registerSpeaks(sandbox);
  const answer = answerTo(minorOf(amount), sandbox);
  return { answer, left: answer === 'unreachable' ? null : leftOf(sandbox) };
};
