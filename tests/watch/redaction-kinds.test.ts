import { describe, expect, it } from 'vitest';
import { origin } from '#assurance/trace/origin.ts';
import { CallFailure } from '#contract/errors.ts';
import en from '#locales/en/support.json' with { type: 'json' };
import es from '#locales/es/support.json' with { type: 'json' };
import { createAmounts } from '#src/watch/amounts.ts';
import { createStandIns } from '#src/watch/pseudonyms.ts';
import { createRedact, type Redact } from '#src/watch/redact.ts';
import { kept, replaced } from '#src/watch/redaction-kinds.ts';
import { readTrace, writeTrace } from '#src/watch/trace.ts';
import { pathFor } from '#src/watch/trace-marks.ts';

type Sample = { readonly let: (redact: Redact) => unknown; readonly holds: readonly string[] };

const through = (value: unknown) => (redact: Redact) => redact(value);

/** Of each kind that is replaced, what would be there if it were not. */
const gone: Readonly<Record<(typeof replaced)[number], Sample>> = {
  typed: { let: through({ fields: { username: 'password' }, value: 'login' }), holds: ['password', 'login'] },
  texts: { let: through({ account: 'Rosa Luna', info: ['x@correo.example'] }), holds: ['Rosa', 'correo'] },
  secrets: {
    let: through({ password: '246810', token: 'Qz7Wm2', code: '4821' }),
    holds: ['246810', 'Qz7', '4821'],
  },
  amounts: { let: through({ amount: '7391.46', held: '518.20' }), holds: ['7391.46', '518.20'] },
  addresses: {
    let: (redact) => [
      redact('https://juegos.example/a/rosa'),
      pathFor({ pathname: '/rosa', search: '?a=luna' }, redact),
    ],
    holds: ['juegos', 'rosa', 'luna'],
  },
  keys: { let: through({ 'rosa-77': 1 }), holds: ['rosa'] },
};

/** Of each kind that is kept, what is there. */
const there: Readonly<Record<(typeof kept)[number], Sample>> = {
  words: {
    let: (redact) => [
      redact({ code: 'SLIDER_NEEDED', kind: 'refused' }),
      pathFor({ pathname: '/login', search: '' }, redact),
    ],
    holds: ['SLIDER_NEEDED', 'refused', '/login'],
  },
  times: { let: through({ at: '2026-11-21T10:00:00.000Z' }), holds: ['2026-11-21T10:00:00.000Z'] },
  numbers: { let: through({ page: 7_391, id: 48_251 }), holds: ['7391', '48251'] },
  measures: {
    let: through({ free: '12804.36', feePercent: '1.5', minutes: '45' }),
    holds: ['12804.36', '1.5', '45'],
  },
  shape: {
    let: (redact) => [
      redact('Rosa-42') === redact(['Rosa', '42'].join('-')),
      /^[A-Z][a-z]{3}-\d\d$/.test(String(redact('Rosa-42'))),
    ],
    holds: ['[true,true]'],
  },
  files: {
    let: through([
      new File(['123456'], 'a.png', { type: 'image/png' }),
      new CallFailure({ kind: 'network' }),
    ]),
    holds: ['"size":6', 'image/png', 'CallFailure'],
  },
  note: {
    let: () => readTrace(writeTrace({ actors: [], lines: [] }, { ...origin, note: 'Rosa' })),
    holds: ['Rosa', 'ES', 'Chrome 140', '1280'],
  },
};

const redact = createRedact(createStandIns([1, 2, 3, 4]), createAmounts(7));
const missing = ({ let: out, holds }: Sample, by: Redact) => {
  const text = JSON.stringify(out(by));
  return holds.filter((one) => !text.includes(one));
};

describe('the promise on the page where a trace is saved', () => {
  it.each([
    ['Spanish', es.trace],
    ['English', en.trace],
  ])('names in %s every kind that is replaced or kept, and no other', (_, words) => {
    expect(Object.keys(words.replaced).sort()).toEqual([...replaced].sort());
    expect(Object.keys(words.kept).sort()).toEqual([...kept].sort());
  });

  it.each(replaced)('is held by the redaction: %s is replaced', (kind) => {
    expect(missing(gone[kind], redact)).toEqual(gone[kind].holds);
  });

  it.each(kept)('is held by the redaction: %s is kept', (kind) => {
    expect(missing(there[kind], redact)).toEqual([]);
  });

  it('is seen to be broken where everything passes, or nothing does', () => {
    const all: Redact = (value) => value;
    expect(replaced.filter((kind) => missing(gone[kind], all).length > 0)).toEqual([]);
    const plainly = ['words', 'times', 'numbers', 'measures', 'files'] as const;
    expect(plainly.filter((kind) => missing(there[kind], () => ({})).length === 0)).toEqual([]);
  });
});
