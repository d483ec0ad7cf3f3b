import { type CallName, type CallOutput, calls } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { WorldEvent } from '../world.ts';
import { isUnheard } from './meaning.rules.ts';

/** The calls that move money, or speak of it, under a key. */
export type ActCall = Extract<
  CallName,
  | 'wallet.transfer'
  | 'wallet.collect'
  | 'wallet.sendToLine'
  | 'wallet.deposit'
  | 'wallet.withdraw'
  | 'wallet.cancelWithdrawal'
  | 'wallet.confirmReceipt'
  | 'wallet.reportReceipt'
>;

/** Where an act stands for whoever looks at it: before or in its form, at the last look, on its way, or at its end. */
export type ActStep = 'choosing' | 'form' | 'sure' | 'sending' | 'checking' | 'waiting' | 'notDone' | 'done';

/**
 * What is known of an act sent before under the key: `none` was; one is `doubted`, for its answer never came; one was
 * `kept` from before the page was opened, and nothing is left to be sent.
 */
export type Fate = 'none' | 'doubted' | 'kept';

/** What an act is done with: everything is sent as it stands here, once. */
export type ActInput = {
  /** What the act is done once by. */
  readonly key: string;
  readonly call: ActCall;
  /** What it is about, when there is more than one thing it may be about: the reference of a withdrawal. */
  readonly about: string;
  readonly fate: Fate;
  /** What is sent; with an act that was kept, nothing is. */
  readonly send: Readonly<Record<string, unknown>>;
};

export type ActContext = Omit<ActInput, 'send' | 'fate'> & {
  /** Forgotten as soon as it was sent: it may hold a password. */
  readonly send: ActInput['send'] | null;
  /** Something was sent under the key, and it is not known that it never arrives. */
  readonly doubted: boolean;
  readonly failure: Failure | null;
  /** How often it was asked about in vain. */
  readonly asked: number;
  readonly end: ActEnd['end'];
  readonly record: unknown;
};

/**
 * How an act ended: `done`, with what the gateway keeps of it, or null when it does not say so as agreed; `refused`,
 * with its reason; `left`, for nothing of it is known at the gateway, so that it may be sent again under its key;
 * `changed`, as `left`, and it is to be changed first.
 */
export type ActEnd = {
  readonly end: 'done' | 'refused' | 'left' | 'changed';
  readonly record: unknown;
  readonly failure: Failure | null;
  /** As far as anybody knows it may still arrive. */
  readonly fate: Fate;
};

/** What the gateway says became of an act; `done` money moved, `none` it did not, `running` it is not over yet. */
export type Outcome = CallOutput<'wallet.outcome'>;

/** How an act begins. */
export function begun({ key, call, about, fate, send }: ActInput): ActContext {
  return {
    key,
    call,
    about,
    send: fate === 'kept' ? null : send,
    doubted: fate !== 'none',
    failure: null,
    asked: 0,
    end: 'left',
    record: null,
  };
}

/** What a failure of the sending makes of it: once its answer did not come, nobody knows until it is asked. */
export function failedWith({ doubted }: ActContext, failure: Failure) {
  return { failure, doubted: doubted || isUnheard(failure) };
}

/** What the act was answered when it was done, read back from its outcome; null when the gateway does not say it as agreed. */
export function recordOf({ call }: Pick<ActContext, 'call'>, { value }: Outcome): unknown {
  const read = calls[call].output.safeParse(value);
  return read.success ? read.data : null;
}

/** What whoever began the act is told at its end. */
export function endOf({ end, record, failure, doubted }: ActContext): ActEnd {
  return { end, record, failure: end === 'refused' ? failure : null, fate: doubted ? 'doubted' : 'none' };
}

/** An act is on its way: until its end is known the tab keeps its key. */
export function sentNow({ key, call, about }: ActContext): WorldEvent {
  return { type: 'act.sent', key, call, about };
}

/** The end of an act is known: its key is kept no longer. */
export function endedNow({ key, call, about }: ActContext): WorldEvent {
  return { type: 'act.ended', key, call, about };
}
