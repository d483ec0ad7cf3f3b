import { createHmac } from 'node:crypto';
import type { Lottery } from './lottery.ts';

/** Endless bytes derived from a secret and a text, which reveal neither. */
function* bytesOf(secret: string, text: string): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* createHmac('sha256', secret).update(`${text} ${block}`).digest();
}

/** A whole number below `limit` (at most 256), all equally likely: it skips bytes that would favour some. */
function below(bytes: Iterator<number, never>, limit: number): number {
  const fair = 256 - (256 % limit);
  let { value } = bytes.next();
  while (value >= fair) value = bytes.next().value;
  return value % limit;
}

/**
 * The numbers of one draw. They follow from the secret of the database, the lottery and the issue: they are
 * always the same, and nobody can know them in advance without the secret.
 */
export function numbersOf({ code, kind }: Lottery, issue: string, secret: string): string[] {
  const bytes = bytesOf(secret, `${code} ${issue}`);
  const { count, from, to, once } = kind;
  const bowl = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const width = once ? String(to).length : 1;
  return Array.from({ length: count }, () => {
    const at = below(bytes, bowl.length);
    const [drawn = from] = once ? bowl.splice(at, 1) : bowl.slice(at);
    return String(drawn).padStart(width, '0');
  });
}
