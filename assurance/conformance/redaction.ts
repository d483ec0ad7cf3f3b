/** Longer texts are cut: a report is no copy of an answer. Characters. */
const longest = 240;

/** Shorter secrets are parts of ordinary words, and hiding those would hide nothing. Characters. */
const shortest = 4;

/** What stands in the place of a secret. */
const hidden = '•••';

/** Hides known secrets and cuts what is long; a terminal and a page are told plain characters only. */
export function createRedaction(first: readonly string[]) {
  const secrets = new Set(first.filter((secret) => secret.length >= shortest));
  return {
    /** Another secret, such as a token that the gateway gave out. */
    add(secret: string): void {
      if (secret.length >= shortest) secrets.add(secret);
    },
    redact(text: string): string {
      const plain = text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
      const clean = [...secrets].reduce((left, secret) => left.replaceAll(secret, hidden), plain);
      return clean.length > longest ? `${clean.slice(0, longest)} …` : clean;
    },
  };
}
export type Redaction = ReturnType<typeof createRedaction>;

const code = /^[A-Z][A-Z0-9_]{0,47}$/;
const field = /^[A-Za-z_]\w{0,39}$/;

/** A code as the gateway sent it, when it looks like one: anything else may be a sentence about a person. */
export function codeWords(sent: unknown): string {
  if (sent === undefined || sent === null) return 'no code';
  if (typeof sent !== 'string') return `a code that is a ${typeof sent}`;
  return code.test(sent) ? sent : 'a code that is no word of the contract';
}

/** Names of fields that look like such, at most six; others may be values. */
export function fieldWords(names: readonly string[]): string {
  const said = names.filter((name) => field.test(name)).slice(0, 6);
  return said.map((name) => `\`${name}\``).join(', ');
}
