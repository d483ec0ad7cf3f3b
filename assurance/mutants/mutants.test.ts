import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { follower, idleExamples, wrongWith } from '../walk/examples.ts';
import { explore } from '../walk/explore.ts';
import { judgeOf } from '../walk/judge.ts';
import type { Example, Model } from '../walk/model.ts';
import { parcelModel } from '../walk/parcel.model.ts';
import { withFault } from './faults.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { percent, scoreOf, scoreTable, type Verdict, verdictsOf, wrongArguments } from './score.ts';

const mutants = mutantsOf(parcelModel.machine);

function mutant(name: string): Mutant {
  const found = mutants.find((one) => one.name === name);
  if (!found) throw new Error(`there is no mutant ${name}`);
  return found;
}

function without(model: Model, property: string): Model {
  return { ...model, properties: model.properties?.filter(({ name }) => name !== property) ?? [] };
}

describe('the mutants of a chart', () => {
  it('are of every kind, each with its own name', () => {
    const names = mutants.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'editing · submitted if complete -> sending: removed',
        'editing · submitted if complete -> sending: to refused',
        'editing · submitted if complete -> sending: stays',
        'editing · submitted if complete -> sending: guard dropped',
        'editing · submitted if complete -> sending: guard negated',
        'sending · send error -> refused: to sent',
        'sending · send error -> refused: swallowed',
        'sending · send error -> refused: without say',
        'sent: entry without forget',
        'sending: no send',
        '(root): begins in sent',
        'patience: ten times as long',
        'patience: no time at all',
      ]),
    );
  });

  it('differ from the chart only by their fault', () => {
    const { fault } = mutant('sent: entry without forget');
    expect(withFault(parcelModel, fault).machine.config.states?.sent).toEqual({ type: 'final', entry: [] });
    expect(parcelModel.machine.config.states?.sent).toEqual({ type: 'final', entry: 'forget' });
    expect(Object.keys(fault)).toEqual(['states/sent/entry']);
  });

  it('reach into branches, lists of actors, histories and transitions without an event', () => {
    const machine = createMachine({
      id: 'rich',
      initial: 'one',
      invoke: [
        { id: 'a', src: 'a', onDone: '.one', onError: { target: '.two', actions: ['x', 'x'] } },
        { id: 'b', src: 'b' },
      ],
      states: {
        one: {
          initial: 'in',
          states: {
            in: { always: [{ guard: 'g', target: '#rich.two' }], initial: 'deeper', states: { deeper: {} } },
            back: { type: 'history' },
          },
        },
        two: {
          exit: ['x'],
          on: { e: [{ guard: 'g', target: 'one.back' }, { actions: 'x' }] },
          type: 'parallel',
          onDone: 'one',
        },
      },
    });
    const names = mutantsOf(machine).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        '(root) · a error -> two: without x (2)',
        '(root) · a error -> two: to one',
        '(root): no a',
        '(root): no b',
        'one.in · always if g -> two: guard negated',
        'one.back: deep',
        'one: begins in back',
        'two · e [0] if g -> one.back: to one.in',
        'two · e [1] -> (stays): to one',
        'two · done -> one: removed',
        'two: exit without x',
      ]),
    );
  });

  it('leave a history as it is where no state beside it has others in it', () => {
    const on = { initial: 'one', states: { one: {}, two: {}, back: { type: 'history' } } } as const;
    const names = mutantsOf(createMachine({ id: 'flat', initial: 'on', states: { on } })).map(
      ({ name }) => name,
    );
    expect(names.filter((name) => name.startsWith('on.back'))).toEqual([]);
  });
});

describe('the judge', () => {
  const judge = judgeOf(parcelModel);

  it.each([
    [
      'editing · submitted if complete -> sending: guard dropped',
      'example: a parcel without an address is not sent',
    ],
    ['sent: entry without forget', 'property: no address stays when the parcel is sent'],
    ['sending: no send', 'example: a parcel that was refused says why'],
    ['refused · submitted -> sending: removed', 'example: a parcel that was refused may be sent again'],
    ['sending · send error -> refused: without say', 'example: a parcel that was refused says why'],
  ])('“%s” is killed by “%s”', (name, killer) => {
    expect(judge(mutant(name).fault)).toBe(killer);
  });

  it('needs no example to notice that something can’t be taken, heard or left any more', () => {
    const bare = judgeOf({ ...parcelModel, properties: [], examples: [] });
    expect(bare(mutant('editing · submitted if complete -> sending: removed').fault)).toBe(
      'no tour takes sending · send done -> sent',
    );
    expect(bare(mutant('sending · send error -> refused: removed').fault)).toBe(
      'nothing accepts send: wrong address',
    );
    expect(bare(mutant('sending · send error -> refused: swallowed').fault)).toBe(
      'proof: every busy state can be left by an error',
    );
  });

  it('lets a mutant live that only a removed property would have noticed', () => {
    const property = 'no address stays when the parcel is sent';
    const { fault } = mutant('sent: entry without forget');
    expect(judgeOf(without(parcelModel, property))(fault)).toBeUndefined();
  });

  it('kills a mutant that loops, walks for ever, or throws', () => {
    const typed = (address: string) => ({ type: 'typed', address });
    const bare: Model = {
      ...parcelModel,
      events: { ...parcelModel.events, 'types more': typed('Calle 12'), 'types less': typed('') },
      properties: [],
      examples: [],
      project: ({ address }) => address,
    };
    const bareJudge = judgeOf(bare);
    const growing = ({ context, event }: { context: { address: string }; event: { address: string } }) => ({
      address: context.address + event.address,
    });
    const circle = { 'states/refused/always': 'editing', 'states/editing/always': 'refused' };
    expect(bareJudge(circle)).toBeDefined();
    expect(bareJudge({ 'states/editing/on/typed/actions': { type: 'keep', params: growing } })).toContain(
      'it has more than',
    );
    expect(bareJudge({ 'states/editing/on/typed/target': 'nowhere' })).toContain('it throws');
  });

  it('refuses a chart that fails its own checks', () => {
    expect(() => judgeOf(withFault(parcelModel, mutant('sent: entry without forget').fault))).toThrow(
      'without any fault is no good: property: no address stays',
    );
  });
});

describe('examples', () => {
  const follow = follower(parcelModel);
  const example: Example = {
    name: 'sent',
    way: ['types an address', 'submits', 'send: accepted'],
    leads: 'sent',
  };

  it('pass, or say what is wrong with them', () => {
    const wrong = (changes: Partial<Example>) =>
      wrongWith({ ...example, ...changes }, follow({ ...example, ...changes }));
    expect(wrong({})).toBeUndefined();
    expect(wrong({ given: 'a start' })).toBe('there is no start “a start”');
    expect(wrong({ way: ['jumps'] })).toBe('“jumps” can’t happen in editing');
    expect(wrong({ way: ['send: accepted'] })).toBe('“send: accepted” can’t happen in editing');
    expect(wrong({ leads: 'refused' })).toBe('it leads to sent, not to refused');
    expect(wrong({ and: () => false })).toBe('it leads to sent, but there something is not as it says');
  });

  it('an event that nothing listens to changes nothing', () => {
    const idle = {
      ...example,
      way: ['types an address', 'submits', 'submits', 'types an address'],
      leads: 'sending',
    };
    expect(wrongWith(idle, follow(idle))).toBeUndefined();
  });

  it('must not claim, besides the state, something that holds everywhere', () => {
    const graph = explore(parcelModel);
    const [always, once]: Example[] = [
      { ...example, name: 'always', and: () => true },
      { ...example, name: 'once', and: ({ to }) => to.snapshot.status === 'done' },
    ] as Example[];
    expect(idleExamples({ ...parcelModel, examples: [always, once] as Example[] }, graph)).toEqual([
      'always',
    ]);
  });
});

describe('the score', () => {
  const verdicts: Verdict[] = [
    { name: 'one', killer: 'example' },
    { name: 'two', killer: undefined },
    { name: 'three', killer: undefined },
  ];
  const reason = (en: string) => ({ es: 'es lo mismo', en });
  const argued = { three: reason('it is the same') };

  it('counts the killed, and separates those argued to be no fault', () => {
    const score = scoreOf('m', verdicts, argued);
    expect(score).toEqual({ id: 'm', mutants: 3, killed: 1, equivalent: 1, survivors: ['two'] });
    expect(percent(score)).toBe(50);
    expect(percent(scoreOf('m', [], {}))).toBe(100);
  });

  it('names survivors and arguments', () => {
    const table = scoreTable([scoreOf('m', verdicts, argued)], { m: argued });
    expect(table).toContain('1 survivors\n  m: two');
    expect(table).toContain('1 argued to be no fault\n  m: three\n    it is the same');
  });

  it('fails on an argument whose mutant is gone or killed, or that gives no reason', () => {
    expect(wrongArguments('m', verdicts, argued)).toEqual([]);
    expect(wrongArguments('m', verdicts, { four: reason('gone') })).toEqual([
      expect.stringContaining('no such mutant'),
    ]);
    expect(wrongArguments('m', verdicts, { one: reason('same') })).toEqual([
      expect.stringContaining('killed by “example”'),
    ]);
    expect(wrongArguments('m', verdicts, { two: reason(' ') })).toEqual([
      expect.stringContaining('without a reason'),
    ]);
  });

  it('comes from one judge for the parcel’s own mutants, in the order of the chart', () => {
    const judged = verdictsOf(mutants, judgeOf(parcelModel));
    expect(judged.map(({ name }) => name)).toEqual(mutants.map(({ name }) => name));
    expect(judged.filter(({ killer }) => killer !== undefined).length).toBeGreaterThan(judged.length / 2);
  });
});
