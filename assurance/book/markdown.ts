/** A small name from the code beside a sentence. */
export function code(name: string): string {
  return `<sub>\`${name}\`</sub>`;
}

/** Our own text as Markdown, with nothing in it that would be markup. */
export function text(value: string): string {
  return value.replace(/[\\*_[\]<>|`]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
}

/** A table; what a cell holds is Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Makes the first letter a capital, as at the beginning of a sentence. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Makes the first letter small, as within a sentence. */
export function uncapital(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A sentence with its full stop, unless it ends otherwise. */
export function sentence(words: string): string {
  const whole = capital(words.trim());
  return /[.!?…:]$/.test(whole) ? whole : `${whole}.`;
}
