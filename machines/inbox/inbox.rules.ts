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

/** What a member does that changes the inbox. */
export type ChangeAsked =
  /** One that was not read yet. */
  | { type: 'message.opened'; id: string }
  | { type: 'marked'; ids: string[]; as: CallInput<'inbox.mark'>['as'] }
  /** `upTo` is the highest number that the member saw. */
  | { type: 'allRead.asked'; upTo: number }
  | { type: 'message.removed'; batch: string; id: string; required: boolean }
  /** `asOf`: the gateway's clock when it told what the member sees as read; undefined where it does not tell. */
  | { type: 'allRead.removed'; batch: string; upTo: number; asOf: number | undefined }
  | { type: 'question.answered'; id: string; choice: string; language: string };

export const noChange: InboxContext = { change: null, undo: null, failure: null };

/** The change that a member's deed means. */
export function changeOf(asked: ChangeAsked): Change {
  switch (asked.type) {
    case 'message.opened':
      return { call: 'mark', ids: [asked.id], as: 'read' };
    case 'marked':
      return { call: 'mark', ids: asked.ids, as: asked.as };
    case 'allRead.asked':
      return { call: 'readAll', upTo: asked.upTo };
    case 'message.removed':
      return { call: 'remove', batch: asked.batch, ids: [asked.id] };
    case 'allRead.removed':
      return { call: 'remove', batch: asked.batch, upTo: asked.upTo, asOf: asked.asOf };
    case 'question.answered':
      return { call: 'answer', id: asked.id, choice: asked.choice, language: asked.language };
  }
}

/** The change that takes the last deletion back. */
export function undoing({ undo }: InboxContext): Change {
  return { call: 'restore', batch: undo?.batch ?? '' };
}

/** What the change says to its call, `C`: each call has a state of its own, which only that change leads to. */
export function inputOf<C extends Change['call']>({ change }: InboxContext): CallInput<`inbox.${C}`> {
  const { call: _, ...input } = { call: null, ...change };
  return input as unknown as CallInput<`inbox.${C}`>;
}

/** A deletion is done: it can be undone, if anything was deleted. */
export function noteDeletion(
  context: InboxContext,
  { deleted }: CallOutput<'inbox.remove'>,
): Partial<InboxContext> {
  const { batch } = inputOf<'remove'>(context);
  return deleted > 0 ? { undo: { batch, deleted } } : {};
}
