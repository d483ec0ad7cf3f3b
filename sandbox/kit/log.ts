/** What is told besides the event's name; secrets in it are masked. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Structured logs: one JSON object a line. */
export type Log = {
  readonly info: (happened: string, fields?: LogFields) => void;
  readonly warn: (happened: string, fields?: LogFields) => void;
  readonly error: (happened: string, fields?: LogFields) => void;
};

/** Longer texts are cut: a log is not the place for a body. Characters. */
const longestText = 2_000;

const secretNames =
  /pass(word|code)?|secret|token|authorization|cookie|captcha|^code$|verification|payload|ticket|mobile|phone|email|jti|^key$/i;

/** Values that look like a token, a sealed payload or a private key wherever they stand. */
const secretValues = /(?:[A-Za-z0-9_-]{8,}\.){2,4}[A-Za-z0-9_-]{8,}|[A-Za-z0-9+/_-]{40,}=*/g;

/** Characters that a terminal or a line reader might obey; JSON leaves these as they are. */
const obeyed = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const mask = '***';

function maskedText(text: string): string {
  return text.slice(0, longestText).replace(secretValues, mask);
}

/** An error without what may hold secrets: a failed query's own message repeats its parameters. */
function plainError(error: Error): unknown {
  const asked = 'query' in error ? error.cause : error;
  const { name, message, stack } = asked instanceof Error ? asked : error;
  if (asked !== error && !(asked instanceof Error)) return { name };
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name, message: maskedText(message), stack: frames.slice(0, 8).map((line) => line.trim()) };
}

/** A copy fit for a log: secrets by name or by look become `***`. */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (value instanceof Error) return plainError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 4) return mask;
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => masked(one, depth + 1));
  const entries = Object.entries(value).slice(0, 50);
  return Object.fromEntries(
    entries.map(([name, one]) => [name, secretNames.test(name) ? mask : masked(one, depth + 1)]),
  );
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, n) => character.charCodeAt(n));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** One line of the log, whatever its fields hold. */
export function logLine(time: number, level: string, happened: string, fields: LogFields): string {
  const line = JSON.stringify({
    time: new Date(time).toISOString(),
    level,
    event: happened,
    ...(masked(fields) as object),
  });
  return line.replace(obeyed, escaped);
}

/** A log that hands each line, without its newline, to `write`. Times are the machine's. */
export function createLog(write: (line: string) => void): Log {
  const at =
    (level: string) =>
    (happened: string, fields: LogFields = {}) =>
      write(logLine(Date.now(), level, happened, fields));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
