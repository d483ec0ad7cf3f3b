import { useEffect } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import { type Draft, draftName, type Kept, withoutSecrets } from '#machines/kit/draft.rules.ts';
import { metaOf } from './meta.ts';
import { type Drafts, useSystem } from './system-context.tsx';

type FormActor = ActorRefFrom<AnyStateMachine>;

/**
 * Fills a form in as it was left, as soon as it is known who is here and the form takes it, and from then on keeps what is
 * typed in it. A form that has done its work keeps nothing; nor does one that was filled in for somebody else. The returned
 * function leaves the form, and with it what it kept.
 */
export function followForm(
  actor: FormActor,
  form: string,
  draft: Draft<never, Kept>,
  drafts: Drafts,
): () => void {
  let owner: string | null = null;
  let untouched: string | null = null;
  let owing: readonly Kept[] = [];
  let last: string | null = null;
  let busy = false;

  const typed = ({ context }: AnyMachineSnapshot) => withoutSecrets(draft(context as never));
  const isOver = (snapshot: AnyMachineSnapshot) =>
    snapshot.status !== 'active' || metaOf(snapshot).step === 'done';

  function begin(snapshot: AnyMachineSnapshot): boolean {
    if (untouched !== null) return true;
    owner = drafts.whose();
    if (owner === null || snapshot.hasTag('busy')) return false;
    untouched = JSON.stringify(typed(snapshot));
    owing = drafts.recall(form);
    return true;
  }

  /** Whether nothing is owed to the form any more. */
  function fillIn(): boolean {
    for (const event of owing) {
      const snapshot = actor.getSnapshot();
      // What was sent meanwhile is no draft of the next one.
      if (isOver(snapshot)) owing = [];
      else if (!snapshot.can(event)) return false;
      if (owing.length === 0) break;
      owing = owing.slice(1);
      actor.send(event);
    }
    return true;
  }

  function look(): void {
    if (busy) return;
    busy = true;
    const ready = begin(actor.getSnapshot()) && fillIn();
    busy = false;
    const whose = drafts.whose();
    // What a visitor typed stays on the page of the one who comes in over it.
    if (owner === '' && whose !== null) owner = whose;
    if (!ready || owner === null || owner !== whose) return;
    const snapshot = actor.getSnapshot();
    const events = isOver(snapshot) ? [] : typed(snapshot);
    const now = `${owner} ${JSON.stringify(events)}`;
    if (now === last) return;
    last = now;
    drafts.keep(form, JSON.stringify(events) === untouched ? [] : events);
  }

  look();
  const unheard = actor.subscribe({ next: look, complete: look });
  const deaf = drafts.listen(look);
  return () => {
    unheard.unsubscribe();
    deaf();
    if (owner !== null && owner === drafts.whose()) drafts.keep(form, []);
  };
}

/**
 * What is typed in a form outlives a reload of the tab (decision: what is typed outlives a reload). `about` says of what the
 * form is, where there could be several.
 */
export function useDraft<M extends AnyStateMachine>(
  actor: ActorRefFrom<M>,
  draft: Draft<ContextFrom<M>, EventFrom<M>>,
  about = '',
): void {
  const { drafts } = useSystem();
  useEffect(() => {
    const known = actor as unknown as FormActor;
    const { logic } = actor as unknown as { readonly logic: AnyStateMachine };
    const form = draftName(logic.id, about);
    return followForm(known, form, draft as Draft<never, Kept>, drafts);
  }, [actor, about, draft, drafts]);
}
