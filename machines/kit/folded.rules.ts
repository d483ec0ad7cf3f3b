/** A text without accents and capitals, to compare what people type: "deposito" finds "Depósito". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
