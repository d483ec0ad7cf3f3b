/** What is wrong with a text as XML: tags that do not match, bare ampersands, text outside the root; null for nothing. */
export function xmlFault(text: string): string | null {
  const open: string[] = [];
  const body = text.replace(/^<\?xml[^>]*\?>\s*/, '');
  const token = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g;
  for (const [all, closing, name = '', attributes = '', empty, between, stray] of body.matchAll(token)) {
    if (stray) return 'a bare <';
    const words = between ?? attributes;
    if (/&(?!(amp|lt|gt|quot|#\d+|#x[\da-f]+);)/i.test(words)) return `a bare & in ${words.slice(0, 60)}`;
    if (between !== undefined) {
      if (open.length === 0 && between.trim() !== '') return `text outside: ${all.slice(0, 60)}`;
    } else if (closing) {
      const last = open.pop();
      if (last !== name) return `</${name}> closes <${last}>`;
    } else if (!empty) open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> stays open` : null;
}
