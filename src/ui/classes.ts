/** Joins the class names that apply; `undefined` and `false` fall out, so a condition can stand in the list. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
