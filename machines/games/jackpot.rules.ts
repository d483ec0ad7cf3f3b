/** An amount of the wire, such as '1204.50', in its hundredth parts. */
function hundredths(amount: string): number {
  const [whole = '0', cents = ''] = amount.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2));
}

/** What a jackpot has grown to, so many seconds after it was told: amounts as on the wire, never rounded up. */
export function grown(amount: string, perMinute: string, seconds: number): string {
  const now = hundredths(amount) + Math.floor((hundredths(perMinute) * Math.max(0, seconds)) / 60);
  return `${Math.floor(now / 100)}.${String(now % 100).padStart(2, '0')}`;
}
