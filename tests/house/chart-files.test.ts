import { describe, expect, it } from 'vitest';
import { chartFileFaults } from './chart-files.rule.ts';
import { filesOf, planted, readTree } from './tree.ts';

const sound = `import { assign, setup } from 'xstate';
import { pause } from './redeem.rules.ts';

/** Points become money (spec 4). */
export const redeemMachine = setup({
  types: {},
  actors: {},
  delays: { pause },
  guards: { enough: (_, params: { points: number }) => params.points > 0 },
  actions: {
    keep: assign((_, params: { points: number; cost: number }) => ({
      points: params.points,
      cost: params.cost,
      at: null,
    })),
  },
}).createMachine({
  id: 'redeem',
  context: ({ input }) => ({ ...input, points: 0 }),
  initial: 'editing',
  states: {
    editing: { description: 'Being filled in.', after: { pause: 'editing' } },
  },
});
`;

const path = 'machines/points/redeem.machine.ts';

describe('machine files', () => {
  it('have their parts in order: a list of names and a literal chart', () => {
    expect(chartFileFaults(readTree())).toEqual([]);
  });

  it('the guard has really read them', () => {
    expect(filesOf(readTree(), /\.(machine|act)\.ts$/).length).toBeGreaterThanOrEqual(11);
  });

  it.each([
    ['as it is', ''],
    ['with its types', 'export type RedeemEvent = { type: string };\ntype Cost = number;\n\n'],
  ])('a sound machine file has no fault, %s', (_, types) => {
    const file = sound.replace('/** Points', `${types}/** Points`);
    expect(chartFileFaults(planted({ [path]: file }))).toEqual([]);
  });

  it.each([
    ['more than imports', '/** Points', 'const limit = 3;\n/** Points'],
    ['no sentence', ' (spec 4)', ''],
    ['wanted types, actors', '  types: {},\n  actors: {},', '  actors: {},\n  types: {},'],
    ['wanted types, actors', 'types: {},', 'types: {},\n  schemas: {},'],
    ['number in its delays', 'delays: { pause }', 'delays: { pause: 500 }'],
    [
      'guards.enough reads the event',
      '(_, params: { points: number }) => params.points',
      '({ event }) => event.points',
    ],
    ['actions.keep reads the event', '(_, params: { points: number; cost: number })', '({ event })'],
    ['no literal, ...shared', 'editing: { description', '...shared,\n    editing: { description'],
    [
      'no literal, editing',
      "editing: { description: 'Being filled in.', after: { pause: 'editing' } }",
      'editing',
    ],
    ['no literal, delay()', "after: { pause: 'editing' }", 'after: delay()'],
    ['computed key', 'editing: {', '[editing]: {'],
    ['words or an address', "id: 'redeem'", "id: 'Redeem your points'"],
    ['words or an address', "pause: 'editing'", "pause: 'https://example.com'"],
  ])('a planted fault is found: %s', (fault, from, to) => {
    const faulty = sound.replace(from, to);
    expect(faulty).not.toBe(sound);
    const faults = chartFileFaults(planted({ [path]: faulty }));
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
});
