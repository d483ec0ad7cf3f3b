/** The signs between the figures of a number: before each three of its thousands, and before its decimals. */
export type Signs = { readonly group: string; readonly decimal: string };

/** The signs in which a machine holds what was typed; a page shows and takes those of its language instead. */
const own: Signs = { group: ',', decimal: '.' };

/**
 * The text is no number: nothing but blanks; something else than figures and the two signs; a sign in a place where it means
 * nothing; more than two decimals; or too many figures before them.
 */
export type NumberProblem = 'missing' | 'format' | 'group' | 'decimals' | 'long';

/** The problems that a text has where it is not empty. */
export type ReadingProblem = Exclude<NumberProblem, 'missing'>;

/** The figures of a number before and after its decimal sign: `whole` never empty, `decimals` two at most. */
export type NumberRead = { readonly whole: string; readonly decimals: string };

const edges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
const figures = /^[.,]*\d[\d.,]*$/;
/** Either sign before one or two last figures, where no other sign is, is before the decimals. */
const short = /^(\d*)[.,](\d{1,2})$/;
const full = /^(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/;
const mostFigures = 12;

/**
 * The one reader of every number that a person types: of amounts, rates, points, members and minutes. Nothing is rounded or
 * guessed: a text that could mean two numbers is none, so `1,000` is a thousand, and `0,500` and `1.000` are problems.
 */
export function numberTyped(typed: string): NumberRead | { readonly problem: NumberProblem } {
  const text = typed.replace(edges, '');
  if (text === '') return { problem: 'missing' };
  if (!figures.test(text)) return { problem: 'format' };
  const [, before, decimals = ''] = short.exec(text) ?? full.exec(text) ?? [];
  if (before === undefined) return { problem: 'group' };
  if (decimals.length > 2) return { problem: 'decimals' };
  const whole = before.replaceAll(own.group, '').replace(/^0+(?=\d)/, '') || '0';
  return whole.length > mostFigures ? { problem: 'long' } : { whole, decimals };
}

/** Of what can be wrong with a number, whether it is about how the text is written. */
export function isReadingProblem(problem: string): problem is ReadingProblem {
  return ['format', 'group', 'decimals', 'long'].includes(problem);
}

/** A whole number that was typed, of nine figures at most, such as 1200 for "1,200"; null for anything else. */
export function wholeTyped(typed: string): number | null {
  const read = numberTyped(typed);
  return 'whole' in read && read.decimals === '' && read.whole.length <= 9 ? Number(read.whole) : null;
}

/** Stand for our own signs in a text of a page that does not use them, so that they are read as none. */
const strange: Signs = { group: '\u201a', decimal: '\u2024' };

function exchanged(text: string, ...pairs: readonly (readonly [from: Signs, to: Signs])[]): string {
  const others = new Map(
    pairs.flatMap(([from, to]) => [
      [from.group, to.group],
      [from.decimal, to.decimal],
    ]),
  );
  return [...text].map((character) => others.get(character) ?? character).join('');
}

function withoutUnit(text: string, unit: string): string {
  const bare = text.trim();
  const [begins, ends] = [bare.startsWith(unit), bare.endsWith(unit)];
  if (unit === '' || !(begins || ends)) return text;
  return bare.slice(begins ? unit.length : 0, ends ? -unit.length : undefined).trim();
}

/** What was typed on a page, without the unit at its edges, such as 'P', and with our own signs in place of the page's. */
export function fromPage(text: string, signs: Signs, unit: string): string {
  const alone = withoutUnit(text, unit);
  // Blanks look alike, and people type the one of the keyboard.
  const grouped = /\s/.test(signs.group) ? alone.replace(/(?<=\d)\s(?=\d)/g, signs.group) : alone;
  return exchanged(grouped, [own, strange], [signs, own]);
}

/** What a machine holds of a typed number, as the page shows it. */
export function toPage(typed: string, signs: Signs): string {
  return exchanged(typed, [strange, own], [own, signs]);
}
