import { expect, it } from 'vitest';
import { fileSigns } from '#src/i18n/file-signs.ts';

it.each([
  [['es-ES'], ';', ','],
  [['es-AR', 'es'], ';', ','],
  [['es-MX'], ',', '.'],
  [['es-PE'], ',', '.'],
  [['en-US'], ',', '.'],
  [['es'], ',', '.'],
  [[], ',', '.'],
  // The first region that is named.
  [['es', 'es-AR', 'en-US'], ';', ','],
])('a file for %j has %j between cells and %j before decimals', (languages, cell, decimal) => {
  expect(fileSigns(languages)).toEqual({ cell, decimal });
});
