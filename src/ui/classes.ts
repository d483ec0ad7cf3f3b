/** Joins the class names that apply; `undefined` and `false` are dropped, so the list may contain conditions. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
