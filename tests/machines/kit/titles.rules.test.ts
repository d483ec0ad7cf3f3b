import { expect, it } from 'vitest';
import { titleOrKind } from '#machines/kit/titles.rules.ts';

it.each(['', '   ', '\u200b\u200d', '\u2066\u2069', '\u00ad'])(
  'a title in which there is nothing to see (%j) is the word for its kind',
  (title) => expect(titleOrKind(title, 'Aviso')).toBe('Aviso'),
);

it.each(['Bono', '…', '\u{1f381}', '\u200bA'])('any other title (%j) stays as it came', (title) =>
  expect(titleOrKind(title, 'Aviso')).toBe(title),
);
