import { type ReactNode, Suspense, useState } from 'react';
import { useWait } from './clock.ts';
import { Fallible } from './fallible.tsx';
import type { PartFailure } from './part-failure.ts';
import { forgetPart, type Load, partOf } from './part-loading.ts';
import type { Renewal } from './renewal.ts';

interface LazyPartProps<Props> {
  /** What fetches the part; the same function at every render. */
  load: Load<Props>;
  /** The props of the part itself. */
  props: Props;
  /** What stands there meanwhile: a skeleton, a spinner, or nothing. */
  waiting?: ReactNode;
  /** What is shown when the part could not be had in 120 s, or broke; `again` tries anew. */
  failed: (again: () => void, failure: PartFailure) => ReactNode;
  /** How to go on to a newer release, when that is why the part is gone. */
  renewal?: Renewal | undefined;
}

/**
 * A part of the page that is fetched when it is first shown (decision: pictures, parts and CDNs). Blocks use it for what
 * is heavy inside them; the app shows its parts by `Part`, which knows of newer releases.
 */
export function LazyPart<Props extends object>(given: LazyPartProps<Props>) {
  const { load, props, waiting, failed, renewal } = given;
  const [, setAttempt] = useState(0);
  const Part = partOf(load, useWait(), renewal);
  const again = () => {
    forgetPart(load);
    setAttempt((attempt) => attempt + 1);
  };
  return (
    <Fallible of={load} instead={failed} onAgain={again}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </Fallible>
  );
}
