/** The parts of a secret, of six characters, that stand in a text, also as JSON writes them. */
export function partsOf(secret: string, text: string): string[] {
  return Array.from({ length: Math.max(1, secret.length - 5) }, (_, at) => secret.slice(at, at + 6)).filter(
    (part) => text.includes(part) || text.includes(JSON.stringify(part).slice(1, -1)),
  );
}
