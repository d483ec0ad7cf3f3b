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
  /** Shown meanwhile: a skeleton, a spinner, or nothing. */
  waiting?: ReactNode;
  /** Shown when the part could not be loaded in 120 s, or broke; `again` tries again. */
  failed: (again: () => void, failure: PartFailure) => ReactNode;
  /** How to go on to a newer release, when that is why the part is gone. */
  renewal?: Renewal | undefined;
}

/**
 * A part of the page that is fetched when it is first shown (decision: pictures, parts and CDNs). Blocks use
 * it for heavy content; the app shows its parts with `Part`, which handles newer releases.
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
