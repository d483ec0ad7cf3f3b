import type { CallInput } from '#contract/calls.ts';
import { carriedBy } from '#contract/errors.ts';
import { type Admission, noAdmission, type WayInput } from './entry.rules.ts';

/** What only the browser knows: its system, and 32 random bytes in base64url, valid for one play. */
export type Draw = { readonly os: string; readonly random: string };

/** Everything free play knows. */
export type FreePlayContext = WayInput & Admission & Draw;

const platform = 'W';
const gatewayVersion = 3;

/** Free play before anything was drawn. */
export function newFreePlay(input: WayInput): FreePlayContext {
  return { ...input, ...noAdmission, os: '', random: '' };
}

/** The input of the call (spec 7). */
export function playInput({ os, random }: FreePlayContext): CallInput<'session.freePlay'> {
  return { os, platform, random, gatewayVersion };
}

/** Whether the market has no free play (contract/protection.ts): another try would be refused too. */
export function notOffered({ failure }: Pick<FreePlayContext, 'failure'>): boolean {
  return carriedBy(failure).rule === 'freePlayClosed';
}

/** The output of the machine. */
export function freePlayOutput({ accepted, restricted, next }: FreePlayContext): Admission {
  return { accepted, restricted, next };
}
