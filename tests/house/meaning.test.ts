import { describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { meaningFaults, unmadeFaults } from './meaning.rule.ts';
import { planted, readTree } from './tree.ts';

const shapes: readonly (readonly [string, CallShape])[] = Object.entries(calls);
const grave = shapes.filter(([, { keyed, onSecret }]) => keyed || onSecret).map(([name]) => name);

describe('what a failure means', () => {
  it('comes from the one shared file, for every chart that moves money or changes a secret', () => {
    const tree = readTree();
    expect(meaningFaults(tree, grave)).toEqual([]);
    expect(unmadeFaults(tree, grave)).toEqual([]);
  });

  it('matters for every sealed call that takes a password or a code and leaves something changed', () => {
    const secrets = [
      'password',
      'oldPassword',
      'newPassword',
      'withdrawPassword',
      'code',
      'ticket',
      'answer',
    ];
    const taking = shapes.filter(([, { input }]) => {
      const { shape = {} } = input as { shape?: Readonly<Record<string, unknown>> };
      return secrets.some((field) => field in shape);
    });
    // Signing in, checking a link, an invitation, and making a secret that is not in force yet leave nothing
    // unsure; a person who registers again learns that the name is taken.
    const harmless =
      /^(session\.(login|identityLogin)|password\.ticket|member\.beginAuthenticator|registration\..*)$/;
    expect(
      taking.map(([name]) => name).filter((name) => !grave.includes(name) && !harmless.test(name)),
    ).toEqual([]);
  });

  it('planted faults are found', () => {
    const tree = planted({
      'machines/kit/failure-meaning.rules.ts': 'export const meaningOf = 1;',
      'machines/kit/act-by-call.ts': "import { meaningOf } from './failure-meaning.rules.ts';",
      'machines/points/redeem.machine.ts':
        "import { actOf } from '../kit/act-by-call.ts'; actOf('points.redeem');",
      'machines/points/own.rules.ts': "import type { Meaning } from '../kit/failure-meaning.rules.ts';",
      'machines/points/own.machine.ts': "import { own } from './own.rules.ts'; call('points.redeem');",
    });
    expect(meaningFaults(tree, ['points.redeem', 'points.lost'])).toEqual([
      'machines/points/own.machine.ts makes points.redeem and takes the meaning of a failure from elsewhere',
    ]);
    expect(unmadeFaults(tree, ['points.redeem', 'points.lost'])).toEqual(['points.lost is made by no chart']);
  });
});
