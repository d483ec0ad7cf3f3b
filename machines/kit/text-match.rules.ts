/** A text without accents and capitals, to compare what people type: "deposito" finds "Depósito". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of what a person typed, folded. */
export function wordsIn(typed: string): readonly string[] {
  return folded(typed).split(/\s+/).filter(Boolean);
}

/** Whether a text holds every one of these folded words. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const whole = folded(text);
  return words.every((word) => whole.includes(word));
}
