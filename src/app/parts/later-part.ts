import type { LaterArea } from '#src/gateway/areas.ts';
import { shapes } from '#src/gateway/shapes.ts';
import type { Words } from '#src/i18n/words.ts';
import type { AnyLoad, Load } from '#src/ui/part-loading.ts';

/** A part of the page, and the areas whose translations it uses. */
export type LaterPart<L extends AnyLoad = AnyLoad> = {
  readonly load: L;
  readonly words: readonly (keyof Words)[];
};

/**
 * Names a part of the page that is fetched when it is first shown. Use it for whatever is drawn and not needed at first: a
 * page, a dialog, a strip. Its words come with it when a person seems about to open it, and the contract of the areas
 * that it calls is always fetched together with its code: no call then waits for another fetch.
 */
export function part<Props>(
  load: Load<Props>,
  words: LaterPart['words'] = [],
  calls: readonly LaterArea[] = [],
): LaterPart<Load<Props>> {
  if (calls.length === 0) return { load, words };
  const together: Load<Props> = () => {
    // Without it the part is whole: the call asks for it again.
    void shapes.bring(calls).catch(() => undefined);
    return load();
  };
  return { load: together, words };
}
