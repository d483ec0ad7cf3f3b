import { type Caller, Refusal } from '../handler.ts';
import type { Sandbox } from '../sandbox.ts';
import { issueTicket, spendTicket } from '../tickets.ts';
import { tabOf } from '../whose.ts';
import { spendHostedProof } from './hosted-proof.ts';

/** A solved slider is good for so long; milliseconds. */
const proofGoodFor = 5 * 60_000;

/** The proof of a solved slider: good once, for this tab. */
export function proveSlider(sandbox: Sandbox, caller: Caller): Promise<string> {
  return issueTicket(sandbox, { kind: 'slider', bound: tabOf(caller) }, proofGoodFor);
}

/**
 * Uses up the proof that a call brought when the operator wants one of it; refuses with SLIDER_NEEDED whoever brings
 * none, or one that is not good: never made, of another tab, used, or too old.
 */
export async function spendSlider(
  sandbox: Sandbox,
  caller: Caller,
  verificationData: string | undefined,
  wanted: boolean,
): Promise<void> {
  if (!wanted) return;
  const { hosted } = sandbox.settings.current().slider;
  const tab = tabOf(caller);
  const shown = verificationData ?? '';
  const good = hosted
    ? await spendHostedProof(sandbox, hosted, tab, shown)
    : await spendTicket(sandbox, { kind: 'slider', bound: tab }, shown);
  if (!good) throw new Refusal('SLIDER_NEEDED');
}
