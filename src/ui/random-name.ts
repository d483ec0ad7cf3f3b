/** A unique name of letters and digits, from so many random bytes; it needs no secure context. */
export function randomName(bytes: number): string {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
