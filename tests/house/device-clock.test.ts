import { expect, it } from 'vitest';
import { deviceClockFaults, mayAsk } from './device-clock.rule.ts';
import { planted, readTree } from './tree.ts';

it('nothing in the product goes by the device’s clock, but for what has a reason', () => {
  const tree = readTree();
  expect(deviceClockFaults(tree)).toEqual([]);
  expect(Object.keys(mayAsk).filter((path) => !tree.has(path))).toEqual([]);
});

it.each([
  ['Date.now() - day', 'Date.now'],
  ['{ now: Date.now }', 'Date.now'],
  ['new Date()', 'new Date()'],
  ['Date()', 'Date()'],
  ['Temporal.Now.instant()', 'Temporal.Now.instant'],
  ['performance.timeOrigin', 'performance.timeOrigin'],
  ['read.dataUpdatedAt', 'read.dataUpdatedAt'],
  ['(({ errorUpdatedAt }) => errorUpdatedAt)', 'the read.errorUpdatedAt'],
])('a planted fault is found: %s', (use, says) => {
  for (const path of ['src/views/wallet/planted.ts', 'src/app/planted.ts', 'machines/kit/calendar.rules.ts'])
    expect(deviceClockFaults(planted({ [path]: `export const used = ${use};\n` }))).toEqual([
      `${path}: ${says} is the device’s time, not the gateway’s (line 1)`,
    ]);
});

it('a reason that nothing needs any more is found', () => {
  const path = 'src/app/world/remembered.ts';
  expect(deviceClockFaults(planted({ [path]: 'export const used = 1;\n' }))).toEqual([
    `${path}: does not ask the device for the time any more`,
  ]);
});

it.each([
  'new Date(at).toISOString()',
  'performance.now()',
  'clock.now()',
  'standing.now',
  'Date.UTC(2026, 1)',
])('is fine: %s', (use) => {
  expect(deviceClockFaults(planted({ 'src/views/sound.ts': `export const used = ${use};\n` }))).toEqual([]);
});
