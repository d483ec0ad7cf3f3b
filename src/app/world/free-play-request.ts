const randomBytes = 32;
const longestName = 64;

/** Bytes in base64url, without padding. */
function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What free play is asked for with (spec 7): the browser's system, and 32 random bytes that are used once. */
export function freePlayRequest(): { readonly os: string; readonly random: string } {
  const os = navigator.platform.slice(0, longestName);
  return { os, random: base64url(crypto.getRandomValues(new Uint8Array(randomBytes))) };
}
