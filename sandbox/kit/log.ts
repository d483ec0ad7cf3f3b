import { type DestinationStream, type Logger, pino } from 'pino';

/** Structured logs: one JSON object a line. Times are the machine's. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** The longest text in a log line, in characters: a log is not the place for a body. */
const longestText = 2_000;

const secretNames =
  /pass(word|code)?|secret|token|authorization|cookie|captcha|^code$|verification|payload|ticket|mobile|phone|email|jti|^key$/i;

/** Values that look like a token, a sealed payload or a private key, in any field. */
const secretValues = /(?:[A-Za-z0-9_-]{8,}\.){2,4}[A-Za-z0-9_-]{8,}|[A-Za-z0-9+/_-]{40,}=*/g;

/** Control characters for a terminal or a line reader, except the end of the line; JSON does not escape them. */
const obeyed = /(?!\n$)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const mask = '***';

function maskedText(text: string): string {
  return text.slice(0, longestText).replace(secretValues, mask);
}

/** An error without its possible secrets: the message of a failed query repeats its parameters. */
function plainError(error: Error): unknown {
  const asked = 'query' in error ? error.cause : error;
  const { name, message, stack } = asked instanceof Error ? asked : error;
  if (asked !== error && !(asked instanceof Error)) return { name };
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name, message: maskedText(message), stack: frames.slice(0, 8).map((line) => line.trim()) };
}

function maskedValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (value instanceof Error) return plainError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 4) return mask;
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => maskedValue(one, depth + 1));
  return masked(value as Record<string, unknown>, depth + 1);
}

/**
 * A copy that is safe to log: secrets, found by name or by look, become `***` at any depth. A list of paths
 * could not cover that.
 */
function masked(fields: Readonly<Record<string, unknown>>, depth = 1): Record<string, unknown> {
  const entries = Object.entries(fields).slice(0, 50);
  return Object.fromEntries(
    entries.map(([name, one]) => [name, secretNames.test(name) ? mask : maskedValue(one, depth)]),
  );
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, n) => character.charCodeAt(n));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** A log whose lines go to `destination`. */
export function createLog(destination: DestinationStream): Log {
  return pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: masked },
      // A bare error logs its message as the event.
      serializers: { event: maskedText },
      hooks: { streamWrite: (line) => line.replace(obeyed, escaped) },
    },
    destination,
  );
}
