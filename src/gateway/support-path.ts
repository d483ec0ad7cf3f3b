import type { SymmetricKeys } from './symmetric.ts';

/**
 * Opens the sealed address of a customer-service path (spec 7): base64 of iv (16 bytes), mac (32) and
 * ciphertext. Rejects when it can't be opened. The result is still an unchecked address.
 */
export async function openPath(path: string, keys: SymmetricKeys): Promise<string> {
  const { openSymmetric } = await import('./symmetric.ts');
  return openSymmetric(path, keys);
}
