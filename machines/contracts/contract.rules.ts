import type { ActCall, CallOutput } from '#contract/calls.ts';
import {
  type Contract,
  type ContractAct,
  type ContractRule,
  contractRules,
  contractStates,
} from '#contract/contracts/contract.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { carriedBy, type Failure } from '#contract/errors.ts';
import type { ActEnd, ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { meaningOf } from '../kit/failure-meaning.rules.ts';

/** The call that acts on contracts of a kind (spec 7). */
export const callOf = {
  DIVIDEND: 'contracts.dividend',
  DAILY: 'contracts.daily',
  HOURLY: 'contracts.hourly',
  REALTIME: 'contracts.realTime',
} as const satisfies Record<ContractKind, ActCall>;

/** The verbs: whether the gateway is asked before what the act would end, and what a contract is after it. */
const verbs: Readonly<
  Record<ContractAct, { readonly previewed: boolean; readonly leads: Contract['state'] }>
> = {
  ACCEPT: { previewed: true, leads: 'VALID' },
  REJECT: { previewed: false, leads: 'REJECTED' },
  WITHDRAW: { previewed: false, leads: 'WITHDRAWN' },
  TERMINATE: { previewed: true, leads: 'VALID' },
  AGREE: { previewed: true, leads: 'ENDED' },
  REFUSE: { previewed: false, leads: 'VALID' },
};

/** What the caller can do with a contract. A change that waits for an answer comes first: until then nobody asks to end it. */
export function actsOf(
  { side, state, endAskedBy }: Pick<Contract, 'side' | 'state' | 'endAskedBy'>,
  changePending: boolean,
): readonly ContractAct[] {
  if (side === null) return [];
  if (state === 'REQUESTED') return side === 'AGENT' ? ['ACCEPT', 'REJECT'] : ['WITHDRAW'];
  if (state !== 'VALID') return [];
  if (endAskedBy === null) return changePending ? [] : ['TERMINATE'];
  return endAskedBy === side ? [] : ['AGREE', 'REFUSE'];
}

/** What an act would end, and to the one who is offered a contract what it would have paid. */
export type Preview = CallOutput<'contracts.preview'>;

/** What is asked of a contract. */
type Asked = { readonly act: ContractAct; readonly contract: Contract };

/** An act from before the page was opened is known by its verb; its contract comes with the gateway's record. */
export type ContractInput = Opened & { readonly kind: ContractKind; readonly act?: ContractAct };

export type ContractContext = ActState<Contract> & {
  readonly kind: ContractKind;
  readonly act: ContractAct | null;
  readonly contract: Contract | null;
  /** What was shown before the last look; null where nothing is asked, and until it is here. */
  readonly preview: Preview | null;
  /** What would end is something else than was shown before: nothing happened, and it is shown again. */
  readonly changed: boolean;
};

/** Nothing is asked of any contract yet. */
export function newContractAct({ kind, act, ...opened }: ContractInput): ContractContext {
  return { kind, act: act ?? null, contract: null, preview: null, changed: false, ...newAct(opened) };
}

/** The person chose an act. */
export function chosen(
  { kind }: Pick<ContractContext, 'kind'>,
  { act, contract, key }: Asked & { readonly key: string },
): ContractContext {
  return { ...newContractAct({ kind, key, act }), contract };
}

/** Whether an act has a preview. */
export function isPreviewed({ act }: Pick<ContractContext, 'act'>): boolean {
  return act !== null && verbs[act].previewed;
}

/** The question what an act would mean. */
export function previewAsked({ act, contract }: ContractContext) {
  return { contract: contract?.id ?? '', act: act as 'ACCEPT' | 'AGREE' | 'TERMINATE' };
}

/** Whether the gateway said no to the question: asking again doesn't help. */
export function isNo(failure: Failure): boolean {
  return failure.kind === 'refused' && meaningOf(failure) === 'refused';
}

/** The whole thing as an act; what ends contracts says which ends were shown. */
export function contractAct({ kind, key, fate, act, contract, preview }: ContractContext): ActInput {
  const about = act ?? '';
  const seen = act === 'ACCEPT' || act === 'AGREE' ? { seen: preview?.seen ?? '' } : {};
  return { call: callOf[kind], about, key, fate, send: { key, act, contract: contract?.id ?? '', ...seen } };
}

/** What the contract should be after the act; of one from before the page was opened only the verb is known. */
export function contractQuoted({ act, contract }: ContractContext): Quoted | null {
  if (act === null) return null;
  return { state: verbs[act].leads, ...(contract ? { id: contract.id } : {}) };
}

/** The rule that a refused act breaks; null where it was refused for something else. */
export function ruleOf(failure: Failure | null): ContractRule | null {
  if (failure?.code !== 'CONTRACT_RULE') return null;
  return contractRules.find((one) => one === carriedBy(failure).rule) ?? null;
}

/** Whether an act was refused because it would end something else than was shown. */
export function endsOthers({ end, failure }: ActEnd): boolean {
  return end === 'refused' && ruleOf(failure) === 'CONSEQUENCES';
}

/** What became of a contract that can't be acted on any more: its state, or ENDING while its end is asked for; null where the refusal doesn't say. */
export function becameOf(failure: Failure): Contract['state'] | 'ENDING' | null {
  const { state, endAskedBy } = carriedBy(failure);
  const known = contractStates.find((one) => one === state) ?? null;
  return known === 'VALID' && endAskedBy ? 'ENDING' : known;
}
