import { describe, expect, it } from 'vitest';
import type { FeedLine } from '#src/watch/feed-lines.ts';
import { createRecord } from '#src/watch/inspector/record.ts';
import { columnsOf, labelOf, rowOf } from '#src/watch/inspector/rows.ts';
import { isIn, pathsIn } from '#src/watch/is-in.ts';

const begin = (n: number, actor: string, parent: string | null, machine: string | null): FeedLine => ({
  kind: 'started',
  n,
  at: n,
  actor,
  parent,
  id: machine ?? 'login',
  machine,
  systemId: null,
  input: null,
  value: machine && 'idle',
  context: machine ? { tries: 0, kept: 'yes' } : null,
});
const step = (n: number, value: string, tries: number): FeedLine => ({
  kind: 'step',
  n,
  at: n,
  actor: 'x:1',
  of: null,
  value,
  taken: [],
  changed: { tries },
});
const end = (n: number, actor: string): FeedLine => ({
  kind: 'ended',
  n,
  at: n,
  actor,
  status: 'done',
  output: null,
});

describe('the record of an inspector', () => {
  it('shows an actor at any line, and at the newest when none is given', () => {
    const record = createRecord();
    record.add([
      begin(1, 'x:0', null, 'app'),
      begin(2, 'x:1', 'x:0', 'login'),
      step(3, 'busy', 1),
      step(4, 'idle', 2),
    ]);
    expect(record.moment('x:1', 1)).toBeUndefined();
    expect(record.moment('x:1', 2)).toMatchObject({ value: 'idle', context: { tries: 0, kept: 'yes' } });
    expect(record.moment('x:1', 3)).toMatchObject({ value: 'busy', context: { tries: 1, kept: 'yes' } });
    expect(record.moment('x:1', null)).toMatchObject({ value: 'idle', context: { tries: 2 } });
  });

  it('shows the actors that lived at a line', () => {
    const record = createRecord();
    record.add([begin(1, 'x:0', null, 'app'), begin(2, 'x:1', 'x:0', 'login'), end(3, 'x:1')]);
    const at = (line: number | null) => record.actors(line).map(({ id }) => id);
    expect(at(1)).toEqual(['x:0']);
    expect(at(2)).toEqual(['x:0', 'x:1']);
    expect(at(null)).toEqual(['x:0']);
  });

  it('holds only its last lines, and loses nothing of the actors', () => {
    const record = createRecord(2);
    record.add([begin(1, 'x:1', null, 'login'), step(2, 'busy', 1), step(3, 'idle', 2), step(4, 'busy', 3)]);
    expect(record.lines().map(({ n }) => n)).toEqual([3, 4]);
    expect(record.moment('x:1', 3)).toMatchObject({ value: 'idle', context: { tries: 2, kept: 'yes' } });
    expect(record.moment('x:1', null)).toMatchObject({ value: 'busy', context: { tries: 3 } });
  });
});

describe('the rows of the sequence', () => {
  const heard: FeedLine = {
    kind: 'event',
    n: 5,
    at: 5,
    actor: 'x:1',
    from: 'x:2',
    event: { type: 'submitted' },
  };
  const columnOf = (actor: string) => (actor === 'x:2' ? 'x:0' : actor);

  it('a call is in the column of the machine that made it, and its arrow starts there', () => {
    const columns = columnsOf([begin(1, 'x:0', null, 'app'), heard], columnOf);
    expect(columns).toEqual(['x:0', 'x:1']);
    expect(rowOf(heard, columns, columnOf, 100)).toEqual({ left: 50, width: 100, back: false });
    expect(rowOf(step(6, 'busy', 1), columns, columnOf, 100)).toEqual({ left: 150, width: 0, back: false });
  });

  it('a line says in a few words what happened', () => {
    expect(
      [heard, step(6, 'busy', 1), begin(1, 'x:0', null, 'app'), end(7, 'x:1')].map((line) => labelOf(line)),
    ).toEqual(['submitted', '→ busy', '● idle', '■ done']);
  });
});

describe('the states of a value', () => {
  it('are all that are active, the outer ones first, in every region', () => {
    const value = { present: { signedIn: 'idle' }, watch: 'waiting' };
    expect(pathsIn(value)).toEqual([
      'present',
      'present.signedIn',
      'present.signedIn.idle',
      'watch',
      'watch.waiting',
    ]);
    expect(isIn(value, 'present.signedIn')).toBe(true);
    expect(isIn(value, 'present.signed')).toBe(false);
    expect(pathsIn(null)).toEqual([]);
  });
});
