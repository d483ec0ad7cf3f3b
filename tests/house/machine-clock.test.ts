import { expect, it } from 'vitest';
import { machineClockFaults } from './machine-clock.rule.ts';
import { planted, readTree } from './tree.ts';

it('no test and no seed depends on the time, the zone or the language of the machine', () => {
  const tree = readTree();
  expect([...tree.keys()].filter((path) => /^(assurance|tests)\//.test(path)).length).toBeGreaterThan(1_000);
  expect(machineClockFaults(tree)).toEqual([]);
});

it.each([
  ['Date.now() - day', 'Date.now is the time of the machine'],
  ['{ now: Date.now }', 'Date.now is the time of the machine'],
  ['new Date()', 'new Date() is the time of the machine'],
  ['Date()', 'Date() says the time of the machine'],
  ['new Date(2026, 10, 25)', 'new Date(year, …) is in the zone of the machine'],
  ["Date.parse('2026-11-25T10:00:00')", 'a date with an hour and no zone is in the zone of the machine'],
  ["new Date('2026-11-25 10:00')", 'a date with an hour and no zone is in the zone of the machine'],
  ['Temporal.Now.instant()', 'Temporal.Now.instant is the time of the machine'],
  ["new Intl.DateTimeFormat('es')", 'Intl.DateTimeFormat without timeZone is in the zone of the machine'],
  ['new Intl.NumberFormat()', 'Intl.NumberFormat without a language is in that of the machine'],
  ['new Date(at).getHours()', 'getHours is in the zone of the machine'],
  ["at.toLocaleTimeString('es')", 'toLocaleTimeString is in the zone of the machine'],
  ['at.getTimezoneOffset()', 'getTimezoneOffset is in the zone of the machine'],
  ['browser.newContext()', 'newContext opens pages at the time of the machine'],
  ['one.localeCompare(other)', 'localeCompare without a language sorts as the machine'],
])('a planted fault is found: %s', (use, fault) => {
  for (const path of [
    'tests/sandbox/points/planted.ts',
    'sandbox/seed/seed-planted.ts',
    'sandbox/catalogue/planted.ts',
  ])
    expect(machineClockFaults(planted({ [path]: `export const used = ${use};\n` }))).toEqual([
      `${path}: ${fault} (line 1)`,
    ]);
});

it.each([
  'new Date(begins)',
  "Date.parse('2026-11-25T10:00:00Z')",
  "Date.parse('2026-11-25')",
  'Date.UTC(2026, 10, 25)',
  "new Intl.DateTimeFormat('es', { timeZone: 'America/Lima' })",
  "at.toLocaleTimeString('es', { timeZone: 'UTC' })",
  "one.localeCompare(other, 'es')",
  'page.evaluate(() => Date.now())',
  'new Date(at).toISOString()',
])('is fine: %s', (use) => {
  expect(machineClockFaults(planted({ 'tests/sound.ts': `export const used = ${use};\n` }))).toEqual([]);
});
