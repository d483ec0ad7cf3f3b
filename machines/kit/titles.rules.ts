import { isBlank } from '#contract/typed.ts';

/** A title that came from the gateway; where there is nothing to see in it, the word for its kind. */
export function titleOrKind(title: string, kind: string): string {
  return isBlank(title) ? kind : title;
}
