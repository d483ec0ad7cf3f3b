/** What an SVG must not hold, although a page shows it as a picture only: somebody may open it by its address. */
const forbidden: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<([\w-]+:)?script\b/i, 'a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler'],
  [/<([\w-]+:)?(foreignObject|iframe|embed|object|audio|video|canvas)\b/i, 'another document in it'],
  [/<!(DOCTYPE|ENTITY)/i, 'a document type'],
  [/<\?xml-stylesheet/i, 'a style sheet of another address'],
  [/(java|vb)script\s*:/i, 'an address that is a script'],
  [/@import/i, 'a style sheet of another address'],
  [/<([\w-]+:)?(set|animate\w*)\b[^>]*attributeName\s*=\s*["'](xlink:)?href/i, 'an address that changes'],
];

const links = /\b(?:xlink:)?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const urls = /url\(\s*["']?([^)"']*)/gi;

/** Addresses of the picture itself: a part of it, or a small picture written out in it. */
const inside = /^\s*(#|data:image\/(png|webp|jpeg);base64,)/i;

function plain(text: string): string {
  const sign = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex: string) => sign(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => sign(Number(digits)))
    .replace(/&(Tab|NewLine|colon);/gi, (_, name: string) => (name.toLowerCase() === 'colon' ? ':' : ' '));
}

/** What is wrong with an SVG of a brand: scripts, documents in it, and references to other addresses. */
export function svgFaults(bytes: Uint8Array): string[] {
  let text: string;
  try {
    text = plain(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return ['text that is not UTF-8'];
  }
  // No XML has control characters; a reader that skips them would read other names than we do.
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return ['control characters'];
  const found = forbidden.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  const addresses = [...text.matchAll(links), ...text.matchAll(urls)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  const outside = addresses.filter((address) => address.trim() !== '' && !inside.test(address));
  return [
    ...new Set([
      ...found,
      ...outside.map((address) => `a reference to another address: ${address.slice(0, 80)}`),
    ]),
  ];
}
