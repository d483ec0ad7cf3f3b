/** Markup that is safe as it stands. */
export type Html = { readonly html: string };

type Part = Html | string | number | null | undefined | false | readonly Part[];

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(written).join('');
  const entity: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return String(part).replace(/[&<>"']/g, (sign) => entity[sign] as string);
}

/** Markup with values in it: every value is escaped unless it is markup made here itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.map((text, at) => text + written(parts[at])).join('') };
}
