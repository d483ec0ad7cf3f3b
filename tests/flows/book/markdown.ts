/** A small name of the code beside a sentence. */
export function code(name: string): string {
  return `<sub>\`${name}\`</sub>`;
}

/** Text of ours as Markdown takes it, with nothing in it that would be markup. */
export function text(value: string): string {
  return value.replace(/[\\*_[\]<>|`]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
}

/** A table; what a cell holds is Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The first letter large, as at the beginning of a sentence. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A sentence with its full stop, unless it ends otherwise. */
export function sentence(words: string): string {
  const whole = capital(words.trim());
  return /[.!?…:]$/.test(whole) ? whole : `${whole}.`;
}
