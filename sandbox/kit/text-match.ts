/** A text without accents and capitals, to compare what people type: "lucia" finds "Lucía". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
