import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { Article } from '#contract/help.ts';
import { helpSearchMachine } from '#machines/help/help-search.machine.ts';
import { findIn, indexOf, type RefusalTexts } from '#machines/help/search.rules.ts';
import { metaOf } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';

/** Searching the help: what is asked, what it found, and the ways to ask and to clear. */
export type HelpSearch = {
  readonly question: string;
  readonly step: 'resting' | 'found' | 'nothing';
  readonly found: readonly Article[];
  readonly ask: (question: string) => void;
  readonly clear: () => void;
};

const none: readonly Article[] = [];

/**
 * Searches articles as a person types. What was typed stays when the articles come in another language. `about` is what the
 * page shows: another one clears the search, because the person followed a link.
 */
export function useHelpSearch(
  articles: readonly Article[] = none,
  texts: RefusalTexts | undefined,
  about: string,
): HelpSearch {
  const actor = usePageActor(helpSearchMachine);
  const question = useSelector(actor, ({ context }) => context.question);
  const ids = useSelector(actor, ({ context }) => context.found);
  const { step } = useSelector(actor, metaOf);
  const index = useMemo(() => indexOf(articles, texts), [articles, texts]);
  useEffect(() => {
    const asked = actor.getSnapshot().context.question;
    actor.send({ type: 'articles.learned', found: findIn(index, asked) });
  }, [actor, index]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the news
  useEffect(() => actor.send({ type: 'search.cleared' }), [actor, about]);
  return {
    question,
    step: (step ?? 'resting') as HelpSearch['step'],
    found: ids.flatMap((id) => articles.find((one) => one.id === id) ?? []),
    ask: (text) => actor.send({ type: 'question.typed', text, found: findIn(index, text) }),
    clear: () => actor.send({ type: 'search.cleared' }),
  };
}
