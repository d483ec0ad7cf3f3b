import { describe, expect, it } from 'vitest';
import type { Fault } from '../walk/model.ts';
import type { ChartFacts } from './facts.ts';
import { diffOf, type Planted, parcelDiff, parcelFacts, versionOf } from './planted.ts';

/** The changes of the parcel as short lines. */
function changesAfter(after: Planted, before: Planted = {}): readonly string[] {
  const changes = parcelDiff(after, before).machines.flatMap((one) => one.changes);
  return changes.map(({ what, name, from, to }) => `${from && to ? '~' : to ? '+' : '-'} ${what} ${name}`);
}

const submitted = 'states/editing/on/submitted';
const branches = [
  { guard: 'complete', target: 'sending' },
  { guard: { type: 'other' }, target: 'refused' },
];

describe('what changed in a chart', () => {
  it('is nothing when nothing did, and the machine is among the same', () => {
    const { machines, same, totals } = parcelDiff({});
    expect(machines).toEqual([]);
    expect(same).toEqual(['parcel']);
    expect(totals.machines).toEqual({ added: 0, removed: 0, changed: 0, reworded: 0, same: 1 });
  });

  it.each<[string, Fault, string]>([
    ['an added transition', { 'states/editing/on/cancelled': 'sent' }, '+ transition editing · cancelled'],
    ['a removed transition', { 'states/editing/on/typed': undefined }, '- transition editing · typed'],
    [
      'another target',
      { 'states/sending/invoke/onError/target': 'sent' },
      '~ transition sending · send error',
    ],
    ['other actions', { 'states/editing/on/typed/actions': 'forget' }, '~ transition editing · typed'],
    [
      'another parameter',
      { 'states/editing/on/typed/actions/params': { address: '' } },
      '~ transition editing · typed',
    ],
    [
      'a state entered again',
      { 'states/refused/on/submitted': { target: 'sending', reenter: true } },
      '~ transition refused · submitted',
    ],
    ['an added state', { 'states/late': {} }, '+ state late'],
    ['a removed timer', { 'states/sending/after': undefined }, '- transition sending · after patience'],
    ['other tags', { 'states/refused/tags': 'refused' }, '~ state refused'],
    ['another beginning', { initial: 'refused' }, '~ state (root)'],
    ['another context', { context: { address: 'x', reason: '' } }, '~ state (root)'],
    ['another input of an actor', { 'states/sending/invoke/input': { address: '' } }, '~ state sending'],
    ['another step of a page', { 'states/refused/meta': { step: 'form' } }, '~ state refused'],
  ])('names %s', (_, fault, change) => {
    expect(changesAfter({ fault })).toEqual([change]);
  });

  it('takes a condition that became another one for one change', () => {
    const fault = { [`${submitted}/guard`]: 'other' };
    expect(changesAfter({ fault })).toEqual(['~ transition editing · submitted if other']);
    const [change] = parcelDiff({ fault }).machines[0]?.changes ?? [];
    expect([change?.from?.facts.if, change?.to?.facts.if]).toEqual(['complete', 'other']);
  });

  it('names another order of the same conditions, and no order where a condition came', () => {
    const both = { fault: { [submitted]: branches } };
    expect(changesAfter({ fault: { [submitted]: branches.toReversed() } }, both)).toEqual([
      '~ order editing · submitted',
    ]);
    expect(changesAfter(both)).toEqual(['+ transition editing · submitted if other']);
  });

  it.each(['guards', 'delays', 'actions', 'actors', 'rules'] as const)(
    'names another text behind the same name in the %s, but not another break of its lines',
    (part) => {
      const [what, before] = [part.slice(0, -1), { written: { [part]: { one: 'if (a)\n  b();' } } }];
      expect(changesAfter({ written: { [part]: { one: 'if (c) b();' } } }, before)).toEqual([
        `~ ${what} one`,
      ]);
      expect(changesAfter({ written: { [part]: { one: 'if (a) b();' } } }, before)).toEqual([]);
    },
  );

  it('has all contents of a machine that came or went, and counts them', () => {
    const [none, one] = [versionOf({}), versionOf({ parcel: parcelFacts() })];
    const came = diffOf(none, one);
    expect(came.machines[0]?.became).toBe('added');
    const transitions = came.machines[0]?.changes.filter(({ what }) => what === 'transition') ?? [];
    expect(transitions.map(({ name, to }) => [name, to?.facts.if, to?.facts.leads])).toContainEqual([
      'editing · submitted if complete',
      'complete',
      'sending',
    ]);
    expect(came.totals).toMatchObject({
      machines: { added: 1, removed: 0 },
      states: { added: 5, removed: 0, changed: 0 },
      transitions: { added: 6, removed: 0, changed: 0 },
    });
    expect(diffOf(one, none).totals).toMatchObject({ machines: { removed: 1 }, transitions: { removed: 6 } });
  });
});

describe('the order of machines', () => {
  const chart = (parts: Partial<ChartFacts> = {}): ChartFacts => ({ ...parcelFacts(), ...parts });
  const some = {
    bill: chart(),
    act: chart({ money: true }),
    zone: chart({ audited: true, money: true }),
    login: chart({ audited: true }),
    avatar: chart(),
  };

  it('is audited machines and machines of money first, then the rest by name', () => {
    const diff = diffOf(versionOf({}), versionOf(some));
    expect(diff.machines.map(({ id }) => id)).toEqual(['zone', 'login', 'act', 'avatar', 'bill']);
    expect([diff.audited, diff.money]).toEqual([
      ['zone', 'login'],
      ['zone', 'act'],
    ]);
  });

  it('keeps a machine among the audited ones that no longer is one', () => {
    const after = chart({ ...parcelFacts({ fault: { 'states/refused/tags': [] } }), audited: false });
    const diff = diffOf(versionOf({ login: chart({ audited: true }) }), versionOf({ login: after }));
    expect(diff.audited).toEqual(['login']);
    expect(diff.machines[0]).toMatchObject({ before: { audited: true }, after: { audited: false } });
  });

  it('has only the machines that are asked for, and refuses one that is in neither version', () => {
    const diff = diffOf(versionOf({}), versionOf(some), ['bill', 'act']);
    expect(diff.machines.map(({ id }) => id)).toEqual(['act', 'bill']);
    expect(() => diffOf(versionOf({ gone: chart() }), versionOf(some), ['nobody'])).toThrow(
      'no machine is called nobody: they are act, avatar, bill, gone, login, zone',
    );
  });
});

describe('rules of several machines', () => {
  const version = (sum: string, other = 'x') =>
    versionOf(
      { withdraw: { ...parcelFacts(), money: true }, help: parcelFacts() },
      {
        common: {
          'help/texts.rules.ts': { rules: { texts: other }, machines: ['help'] },
          'wallet/amount.rules.ts': { rules: { sum }, machines: ['help', 'withdraw'] },
        },
      },
    );

  it('are told with the machines that use them, those of audited or money machines first', () => {
    const { common, totals, same } = diffOf(version('a + b'), version('a - b', 'y'));
    expect(common.map(({ name, machines, watched }) => [name, machines, watched])).toEqual([
      ['wallet/amount.rules.ts · sum', ['help', 'withdraw'], ['withdraw']],
      ['help/texts.rules.ts · texts', ['help'], []],
    ]);
    expect(totals.rules.changed).toBe(2);
    expect(same).toEqual(['help', 'withdraw']);
  });

  it('are told of the machines that are asked for alone', () => {
    const { common } = diffOf(version('a + b'), version('a - b', 'y'), ['withdraw']);
    expect(common.map(({ name }) => name)).toEqual(['wallet/amount.rules.ts · sum']);
  });
});
