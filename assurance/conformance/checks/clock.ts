import type { Exchange } from '../asking/exchange.ts';
import { differs, type Found, works } from '../finding.ts';

/** Clocks that are so close agree; milliseconds. The product corrects what is more by `system.keys`. */
const close = 60_000;

/** Earlier than this, a number is a time in seconds: in milliseconds it would be 1973. */
const firstInstant = 100_000_000_000;

/** Fields that hold a moment in epoch milliseconds, wherever they are. */
const moment = /^(at|now|asOf|until|expirationTime|[a-z]+At)$/;

function momentsIn(value: unknown, path: string, found: [string, number][]): void {
  if (typeof value !== 'object' || value === null || found.length > 400) return;
  for (const [name, part] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[]` : path === '' ? name : `${path}.${name}`;
    if (moment.test(name) && typeof part === 'number') found.push([place, part]);
    else momentsIn(part, place, found);
  }
}

/** By how many milliseconds the gateway's clock is ahead, by the answer's own `now`. */
export function aheadOf(now: number, { at, milliseconds }: Exchange): number {
  return now - (at - milliseconds / 2);
}

export function spanWords(milliseconds: number): string {
  const seconds = Math.round(Math.abs(milliseconds) / 1_000);
  const [amount, unit] =
    seconds < 120
      ? [seconds, 'seconds']
      : seconds < 7_200
        ? [Math.round(seconds / 60), 'minutes']
        : [Math.round(seconds / 3_600), 'hours'];
  return `${amount} ${unit} ${milliseconds < 0 ? 'behind' : 'ahead'}`;
}

/** Moments must be milliseconds, and `now` must be now. `sealsBy` says that payloads are sealed by this clock. */
export function checkClock(value: unknown, answer: Exchange, sealsBy: boolean): Found[] {
  const found: [string, number][] = [];
  momentsIn(value, '', found);
  if (found.length === 0) return [];
  const seconds = [...new Set(found.filter(([, at]) => at > 0 && at < firstInstant).map(([place]) => place))];
  if (seconds.length > 0) {
    return [
      differs(
        'clock',
        'moments in milliseconds since 1970',
        `${seconds.slice(0, 4).join(', ')} in seconds, it seems`,
        'The product shows a day of January 1970, and takes everything that ends for ended.',
      ),
    ];
  }
  const now = found.find(([place]) => place === 'now')?.[1];
  if (now === undefined) return [works('clock', 'moments in milliseconds')];
  const ahead = aheadOf(now, answer);
  if (Math.abs(ahead) <= close) return [works('clock', 'a `now` that is now')];
  const date = Date.parse(answer.headers.get('Date') ?? '');
  const agrees = !Number.isNaN(date) && Math.abs(date - now) <= close;
  return [
    differs(
      'clock',
      'a `now` within a minute of the right time',
      `${spanWords(ahead)} of this machine${agrees ? '; the Date header agrees with it, so look at this machine’s clock too' : ''}`,
      sealsBy
        ? 'The product seals by this clock: a gateway whose opener has another one refuses every sealed call, signing in first.'
        : 'The product counts down by this clock: what ends is shown to end at another time.',
    ),
  ];
}
