/** Maps numbers below 2³² to two others that nobody can predict without the key. */
export type KeyedHash = (words: ArrayLike<number>) => readonly [low: number, high: number];

type Lanes = Uint32Array;

/** v[a] += v[b], each of two halves, the lower first. */
function add(v: Lanes, a: number, b: number): void {
  const low = (v[a] ?? 0) + (v[b] ?? 0);
  v[a + 1] = (v[a + 1] ?? 0) + (v[b + 1] ?? 0) + (low > 0xffffffff ? 1 : 0);
  v[a] = low;
}

/** v[a] = (v[a] <<< by) ^ v[b]; a turn by 32 changes the halves. */
function turn(v: Lanes, a: number, by: number, b = -1): void {
  let [low, high] = [v[a] ?? 0, v[a + 1] ?? 0];
  if (by >= 32) [low, high] = [high, low];
  const rest = by % 32;
  if (rest > 0) {
    const next = (low << rest) | (high >>> (32 - rest));
    high = (high << rest) | (low >>> (32 - rest));
    low = next;
  }
  v[a] = b < 0 ? low : low ^ (v[b] ?? 0);
  v[a + 1] = b < 0 ? high : high ^ (v[b + 1] ?? 0);
}

function round(v: Lanes): void {
  add(v, 0, 2);
  turn(v, 2, 13, 0);
  turn(v, 0, 32);
  add(v, 4, 6);
  turn(v, 6, 16, 4);
  add(v, 0, 6);
  turn(v, 6, 21, 0);
  add(v, 4, 2);
  turn(v, 2, 17, 4);
  turn(v, 4, 32);
}

function rounds(v: Lanes, times: number): void {
  for (let n = 0; n < times; n += 1) round(v);
}

/** v[lane] ^= a word of two halves. */
function mix(v: Lanes, lane: number, low: number, high: number): void {
  v[lane] = (v[lane] ?? 0) ^ low;
  v[lane + 1] = (v[lane + 1] ?? 0) ^ high;
}

/** “somepseudorandomlygeneratedbytes”, as the authors of SipHash have it; the halves of each word, the lower first. */
const start = [
  0x70736575, 0x736f6d65, 0x6e646f6d, 0x646f7261, 0x6e657261, 0x6c796765, 0x79746573, 0x74656462,
];

/** SipHash-2-4 over whole 32-bit words, under a key of four such words. */
export function keyedHash(key: ArrayLike<number>): KeyedHash {
  const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = Array.from(key);
  const v = new Uint32Array(8);
  return (words) => {
    v.set(start);
    for (const lane of [0, 4]) mix(v, lane, k0, k1);
    for (const lane of [2, 6]) mix(v, lane, k2, k3);
    const whole = words.length - (words.length % 2);
    for (let n = 0; n < whole; n += 2) {
      const [low, high] = [words[n] ?? 0, words[n + 1] ?? 0];
      mix(v, 6, low, high);
      rounds(v, 2);
      mix(v, 0, low, high);
    }
    const [low, high] = [whole < words.length ? (words[whole] ?? 0) : 0, ((words.length * 4) & 0xff) << 24];
    mix(v, 6, low, high);
    rounds(v, 2);
    mix(v, 0, low, high);
    mix(v, 4, 0xff, 0);
    rounds(v, 4);
    const half = (at: number) =>
      ((v[at] ?? 0) ^ (v[at + 2] ?? 0) ^ (v[at + 4] ?? 0) ^ (v[at + 6] ?? 0)) >>> 0;
    return [half(0), half(1)];
  };
}
