import { expect, it } from 'vitest';
import { planted, readTree } from './tree.ts';
import { readersHours } from './whose-hours.rule.ts';

const use = "import { formatDate } from '#src/i18n/dates.ts';\nexport const used = formatDate(0);\n";

it('sheets of money, play and promotions go by the merchant’s clock', () => {
  expect(readersHours(readTree())).toEqual([]);
});

it('a planted fault is found, and a message may', () => {
  const path = 'src/views/wallet/planted.tsx';
  expect(readersHours(planted({ [path]: use }))).toEqual([
    `${path}: its moments go by the reader’s clock, not the merchant’s`,
  ]);
  expect(readersHours(planted({ 'src/views/inbox/sound.tsx': use }))).toEqual([]);
});
