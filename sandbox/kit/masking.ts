import parsePhoneNumber from 'libphonenumber-js/mobile';

const veil = '•••';

/** A mobile number (E.164) masked for display: '+51 •••4321'. */
export function hiddenMobile(number: string): string {
  const code = parsePhoneNumber(number)?.countryCallingCode;
  return `${code ? `+${code} ` : ''}${veil}${number.slice(-4)}`;
}

/** A mail address masked for display: 'a•••@example.com'. */
export function hiddenEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}${veil}${address.slice(at)}`;
}

/** An account masked for others, which hides its length too: 'me•••1'. */
export function hiddenAccount(account: string): string {
  const letters = [...account];
  return `${letters.slice(0, 2).join('')}${veil}${letters.at(-1) ?? ''}`;
}
