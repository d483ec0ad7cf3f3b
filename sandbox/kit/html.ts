import { escaped } from '#sandbox/catalogue/markup.ts';

/** Markup that needs no escaping. */
export type Html = { readonly html: string };

type Part = Html | string | number | null | undefined | false | readonly Part[];

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('');
  return escaped(String(part));
}

/** Markup with values in it. Every value is escaped unless this function made it. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.map((text, at) => text + written(parts[at])).join('') };
}
