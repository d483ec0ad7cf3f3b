import type { ActCall, CallOutput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';

/** The step an act is at, for the page: before or in its form, at the last look, on its way, or finished. */
export type ActStep =
  | 'choosing'
  | 'form'
  | 'sure'
  | 'sending'
  | 'checking'
  | 'waiting'
  | 'notDone'
  | 'untold'
  | 'done';

/**
 * What is known of an earlier act under the key: `none` was sent, or one was `kept`, whose outcome is unknown; there is
 * then nothing to send, only something to ask.
 */
export type Fate = 'none' | 'kept';

/** The input of an act: everything is sent exactly like this, once. */
export type ActInput = {
  /** The key that makes it happen only once. */
  readonly key: string;
  readonly call: ActCall;
  /** Its subject, when it could have several: the reference of a withdrawal. */
  readonly about: string;
  readonly fate: Fate;
  /** The payload; empty for a kept act. */
  readonly send: Readonly<Record<string, unknown>>;
};

export type ActContext = Omit<ActInput, 'send' | 'fate'> & {
  /** Forgotten once it is sent, because it may hold a password. */
  readonly send: ActInput['send'] | null;
  readonly failure: Failure | null;
  /** How many times the outcome was asked for without result. */
  readonly asked: number;
  readonly end: ActEnd['end'];
  readonly record: unknown;
};

/**
 * How an act ended. `done`: with the gateway's record, or null when it broke the contract; `refused`: with
 * the reason; `left`: it did not happen, and may be sent again; `changed`: like `left`, but the person wants to change
 * it first.
 */
export type ActEnd = {
  readonly end: 'done' | 'refused' | 'left' | 'changed';
  readonly record: unknown;
  readonly failure: Failure | null;
  /** The key for what is sent next. */
  readonly key: string;
};

/** What became of an act, by the gateway: `done` money moved, `none` it did not, `running` it is not finished. */
export type Outcome = CallOutput<'wallet.outcome'>;

/** The shape of the record that an act leaves: the output of its call in the contract. */
export type RecordShape<Kept = unknown> = {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: Kept | undefined };
};

/** How an act begins. */
export function beginAct({ key, call, about, fate, send }: ActInput): ActContext {
  return {
    key,
    call,
    about,
    send: fate === 'kept' ? null : send,
    failure: null,
    asked: 0,
    end: 'left',
    record: null,
  };
}

/** The key that follows one under which nothing will ever be done. Tabs that share a key come to the same next one. */
export function keyAfter(key: string): string {
  const [, first = key, count = '1'] = /^(.+)-v(\d+)$/.exec(key) ?? [];
  return `${first}-v${Number(count) + 1}`;
}

/** What a failed sending leaves: the reason, and another key where the one it had is void. */
export function failedWith({ key }: ActContext, failure: Failure) {
  return { failure, key: failure.code === 'KEY_VOID' ? keyAfter(key) : key };
}

/**
 * Whether the gateway has no way to say what became of an act: it answers again that there is no such call. Once may be
 * the line's doing.
 */
export function isUntellable({ asked }: Pick<ActContext, 'asked'>, error: unknown): boolean {
  return asked > 0 && failureOf(error).absent !== undefined;
}

/** The record of an act that was done, read from its outcome; null when it breaks the contract. */
export function recordOf(shape: RecordShape, { value }: Outcome): unknown {
  return shape.safeParse(value).data ?? null;
}

/** The result for the machine that started the act. */
export function endOf({ end, record, failure, key }: ActContext): ActEnd {
  return { end, record, failure: end === 'refused' ? failure : null, key };
}

/** An act was sent: the tab keeps its key until the outcome is known. */
export function sentNow({ key, call, about }: ActContext) {
  return { type: 'act.sent', key, call, about } as const;
}

/** The outcome of an act is known: the tab forgets its key. */
export function endedNow({ key, call, about }: ActContext) {
  return { type: 'act.ended', key, call, about } as const;
}
