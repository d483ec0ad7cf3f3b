import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';

/** A change of the inbox: the call and what it says. */
export type Change =
  | ({ readonly call: 'mark' } & CallInput<'inbox.mark'>)
  | ({ readonly call: 'readAll' } & CallInput<'inbox.readAll'>)
  | ({ readonly call: 'remove' } & CallInput<'inbox.remove'>)
  | ({ readonly call: 'restore' } & CallInput<'inbox.restore'>)
  | ({ readonly call: 'answer' } & CallInput<'inbox.answer'>);

/** `change`: the last one that was asked for; `undo`: the last deletion, as long as it can be undone. */
export type InboxContext = {
  readonly change: Change | null;
  readonly undo: { readonly batch: string; readonly deleted: number } | null;
  readonly failure: Failure | null;
};

export type InboxEvent =
  | { type: 'message.opened'; id: string; read: boolean }
  | { type: 'marked'; ids: string[]; as: CallInput<'inbox.mark'>['as'] }
  /** `upTo` is the highest number that the member saw. */
  | { type: 'allRead.asked'; upTo: number }
  | { type: 'message.removed'; batch: string; id: string; required: boolean }
  | { type: 'allRead.removed'; batch: string; upTo: number }
  | { type: 'undone' }
  | { type: 'question.answered'; id: string; choice: string; language: string }
  /** The list says so many unread, the count beside the header's letter so many. */
  | { type: 'unread.seen'; listed: number; counted: number }
  | { type: 'retry.clicked' }
  | { type: 'failure.seen' };

export const noChange: InboxContext = { change: null, undo: null, failure: null };

/** What the change says, asked in the state of its call. */
export function inputOf<C extends Change['call']>(
  { change }: InboxContext,
  call: C,
): CallInput<`inbox.${C}`> {
  if (change?.call !== call) throw new Error(`The change is no ${call}`);
  const { call: _, ...input } = change;
  return input as unknown as CallInput<`inbox.${C}`>;
}

/** A deletion is done: it can be undone, if anything was deleted. */
export function removed(
  context: InboxContext,
  { deleted }: CallOutput<'inbox.remove'>,
): Partial<InboxContext> {
  const { batch } = inputOf(context, 'remove');
  return deleted > 0 ? { undo: { batch, deleted } } : {};
}
