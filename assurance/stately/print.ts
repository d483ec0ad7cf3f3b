/** Characters of a line of the written file, at most where it can be broken. */
const wide = 110;

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A value of lists, objects and plain values as TypeScript writes it; `before` is what stands in front of it. */
export function literalOf(value: unknown, indent = '', before = indent.length): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const named = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));
  const parts = Array.isArray(value)
    ? value.map((one) => literalOf(one, inner))
    : Object.entries(value).map(
        ([key, one]) => `${named(key)}: ${literalOf(one, inner, inner.length + named(key).length + 2)}`,
      );
  if (parts.length === 0) return open + close;
  const pad = Array.isArray(value) ? '' : ' ';
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (!line.includes('\n') && before + line.length <= wide) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
