/** Widths of Arial in thousandths of its size; what is not named is as wide as a digit. */
const narrow: Readonly<Record<string, number>> = {
  ...Object.fromEntries([..."ijl|'"].map((letter) => [letter, 230])),
  ...Object.fromEntries([...'.,:;!I[]()/ ft·'].map((letter) => [letter, 290])),
  ...Object.fromEntries([...'r-'].map((letter) => [letter, 340])),
  ...Object.fromEntries([...'cksvxyzJ'].map((letter) => [letter, 500])),
  ...Object.fromEntries([...'ABEKPSVXYCDHNRUwGOQ'].map((letter) => [letter, 720])),
  ...Object.fromEntries([...'mMW→↺…'].map((letter) => [letter, 900])),
};

/** How wide a text is drawn, in pixels, with a little room for fonts that are wider. */
export function widthOf(text: string, size: number, bold = false): number {
  const units = [...text].reduce((sum, letter) => sum + (narrow[letter] ?? 560), 0);
  return Math.ceil((units / 1000) * size * (bold ? 1.14 : 1.07));
}

/** Breaks a label into lines of at most so many letters: at spaces, then after dots and before capitals. */
export function wrapped(label: string, letters: number): readonly string[] {
  const pieces = label
    .split(/(?<= )/)
    .flatMap((word) => (word.length > letters ? word.split(/(?<=[.(])|(?=[A-Z])/) : [word]));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && (last + piece).trimEnd().length <= letters)
      lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** Text inside markup. */
export function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}
