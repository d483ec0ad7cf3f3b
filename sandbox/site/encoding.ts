/** The compressions a file is kept in, the best first; '' is the file as it is. */
export type Encoding = 'br' | 'gzip' | '';

/** The best compression of those there are that a browser takes, by its Accept-Encoding header. */
export function bestEncoding(accepted: string | undefined, there: readonly Encoding[]): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]?.trim().toLowerCase()),
  );
  return (['br', 'gzip'] as const).find((one) => taken.has(one) && there.includes(one)) ?? '';
}
