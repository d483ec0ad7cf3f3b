/** One text for equal data, whatever the order of its keys; what JSON would lose (sets, maps, dates) is kept. */
export function plain(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => {
      if (part instanceof Map) return { map: [...part] };
      if (part instanceof Set) return { set: [...part] };
      if (typeof part === 'bigint') return `${part}n`;
      if (part === undefined) return null;
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
      return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'null'
  );
}
