/** The eight bytes every PNG begins with, as base64 writes them. */
const magic = 'iVBORw0KGgo';

/** The address of a base64 PNG; undefined for whatever is not one, so that nothing else is ever drawn. */
export function pngAddress(base64: string | null): string | undefined {
  return base64?.startsWith(magic) ? `data:image/png;base64,${base64}` : undefined;
}
