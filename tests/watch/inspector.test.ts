import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { nodesOf, transitionsOf } from '#assurance/walk/transitions.ts';
import type { FeedLine, Started } from '#src/watch/feed-lines.ts';
import { createCalling } from '#src/watch/inspector/calling.ts';
import { arrowOf, statesOf } from '#src/watch/inspector/chart-reading.ts';
import { loadCharts } from '#src/watch/inspector/charts.ts';
import { timeOf, tookOf } from '#src/watch/inspector/clock.ts';
import { differencesOf } from '#src/watch/inspector/compare.ts';
import { lastMoved } from '#src/watch/inspector/follow.ts';
import { lineText } from '#src/watch/inspector/line-text.ts';
import type { Link } from '#src/watch/inspector/link.ts';
import { readFile, writeLog } from '#src/watch/inspector/log.ts';
import { addressOf, placeIn } from '#src/watch/inspector/moment-address.ts';
import { machinesIn, namesIn } from '#src/watch/inspector/names.ts';
import { createRecord, type Recording } from '#src/watch/inspector/record.ts';
import { sideways, withoutIdle } from '#src/watch/inspector/rows.ts';
import { wordsIn } from '#src/watch/inspector/words.ts';
import { scaleOf, zoomScale } from '#src/watch/inspector/zoom.ts';
import { writeTrace } from '#src/watch/trace.ts';

const charts = await loadCharts();

type Start = { n: number; actor: string; parent?: string; id: string; machine?: string; late?: true };

/** The events of a state node, each with the numbers of its branches. */
function branchesOf({ transitions, always = [] }: AnyStateNode): readonly (readonly [string, number])[] {
  const events = [...transitions].flatMap(([event, among]) => among.map((_, at) => [event, at] as const));
  return [...events, ...always.map((_, at) => ['', at] as const)];
}

const begin = ({ n, actor, parent, id, machine, late }: Start): Started => ({
  kind: 'started',
  n,
  at: n * 10,
  actor,
  parent: parent ?? null,
  id,
  machine: machine ?? null,
  systemId: null,
  input: null,
  value: machine ? 'form' : null,
  context: machine ? {} : null,
  ...(late ? { late } : {}),
});
const heard = (n: number, actor: string, type = 'submitted'): FeedLine => ({
  kind: 'event',
  n,
  at: n * 10,
  actor,
  from: null,
  event: { type },
});
const step = (n: number, actor: string, of: number | null = null): FeedLine => ({
  kind: 'step',
  n,
  at: n * 10,
  actor,
  of,
  value: { form: 'refused' },
  taken: [['login', 'login.form', 'submitted', 0]],
  changed: {},
});
const end = (n: number, actor: string, status: 'done' | 'error' = 'done'): FeedLine => ({
  kind: 'ended',
  n,
  at: n * 10,
  actor,
  status,
  output: null,
});

/** The product, a login in it, and the call that the login makes. */
const app = begin({ n: 1, actor: 'x:0', id: 'app', machine: 'app', late: true });
const login = begin({ n: 2, actor: 'x:1', parent: 'x:0', id: 'login', machine: 'login' });
const call = begin({ n: 3, actor: 'x:2', parent: 'x:1', id: 'login' });

function recorded(...lines: FeedLine[]): Recording {
  const record = createRecord();
  record.add(lines);
  return record;
}

function told(record: Recording, language: 'es' | 'en'): readonly string[] {
  const names = namesIn(language);
  const tools = { link: { record } as Link, names, say: wordsIn(language) };
  const called = createCalling(record, names, charts);
  return record.lines().map((line) => lineText({ ...tools, called }, line));
}

describe('what the inspector calls things', () => {
  it('every machine has a title in both languages, and its chart is there', () => {
    expect(machinesIn('es')).toHaveLength(charts.size);
    for (const id of charts.keys()) {
      expect(machinesIn('en')).toContain(id);
      expect([namesIn('es').machine(id), namesIn('en').machine(id)]).not.toContain(id);
    }
  });

  it('every state of every machine has a name of its own in both languages', () => {
    const keyOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
    const unnamed = [...charts.keys()].flatMap((id) =>
      statesOf(charts, id).filter((path) => namesIn('es').state(id, path) === keyOf(path)),
    );
    expect(unnamed).toEqual([]);
    expect(namesIn('en').state('login', 'form.refused')).toBe('Refused');
  });

  it('a call has the name of the contract, also where another chart was given it', () => {
    const act = begin({ n: 4, actor: 'x:4', parent: 'x:3', id: 'act', machine: 'act' });
    const withdraw = begin({ n: 3, actor: 'x:3', id: 'withdraw', machine: 'withdraw' });
    const sending = begin({ n: 5, actor: 'x:5', parent: 'x:4', id: 'send' });
    const called = (record: Recording) => createCalling(record, namesIn('es'), charts);
    expect(called(recorded(app, login, call))('x:2')).toBe('session.login');
    expect(called(recorded(withdraw, act, sending))('x:5')).toBe('wallet.withdraw');
  });

  it('a line names states for people, and tells how a call ended and how long it took', () => {
    const lines = [app, login, call, end(9, 'x:2', 'error'), step(10, 'x:1')];
    expect(told(recorded(...lines), 'es').slice(2)).toEqual([
      '● session.login',
      '■ session.login con error, 60 ms',
      '→ Rechazado · form.refused',
    ]);
    expect(told(recorded(...lines), 'en').at(-1)).toBe('→ Refused · form.refused');
  });

  it('times are read as minutes and seconds, durations as milliseconds or seconds', () => {
    expect([timeOf(65_020), timeOf(59_999.6), tookOf(85.2), tookOf(1_240)]).toEqual([
      '1:05.020',
      '1:00.000',
      '85 ms',
      '1.2 s',
    ]);
  });
});

describe('the arrows that were taken', () => {
  it('have the names of the pictures, in every machine', () => {
    for (const [id, machine] of charts) {
      const found = nodesOf(machine).flatMap((node) =>
        branchesOf(node).map(([event, branch]) => arrowOf(charts, [id, node.id, event, branch])?.id),
      );
      expect(found).toEqual(transitionsOf(machine).map((one) => one.id));
    }
  });

  it('tell the guard with the value that the chart gives it, and the guards that said no before', () => {
    const arrow = arrowOf(charts, ['login', 'login.answered', '', 5]);
    expect(arrow).toMatchObject({
      guard: 'declined',
      refused: ['mustChange', 'remembering', 'accepted', 'sliderFlag', 'captchaDue'],
    });
    const care = charts.get('standingOfCare');
    const valued = (care ? nodesOf(care) : []).flatMap((node) =>
      branchesOf(node).map(
        ([event, branch]) => arrowOf(charts, ['standingOfCare', node.id, event, branch])?.guard,
      ),
    );
    expect(valued).toContain('stands (as: AT_RISK)');
    expect(arrowOf(charts, ['login', 'login.form', 'unheard.of', 0])).toBeUndefined();
  });

  it('an event is ignored when its machine did nothing with it, and not when it is a call that heard it', () => {
    const [taken, lost, answer] = [heard(4, 'x:1'), heard(6, 'x:1', 'closed'), heard(7, 'x:2')];
    const record = recorded(app, login, call, taken, step(5, 'x:1', 4), lost, answer);
    expect([taken, lost, answer].map(record.ignored)).toEqual([false, true, false]);
  });

  it('an event that waited for a machine to come is not ignored', () => {
    const early = heard(2, 'x:1');
    const record = recorded({ ...login, n: 1, machine: null }, early, { ...login, n: 3 });
    expect(record.ignored(early)).toBe(false);
  });
});

describe('following what moved last', () => {
  it('is the last machine that moved, at any line', () => {
    const record = recorded(app, login, call, step(4, 'x:1'), step(5, 'x:0'));
    expect([3, 4, null].map((at) => lastMoved(record, at))).toEqual(['x:1', 'x:1', 'x:0']);
    expect(lastMoved(recorded(app), null)).toBeUndefined();
  });

  it('goes to what an actor led to when it stops', () => {
    const ended = recorded(app, login, step(4, 'x:1'), end(5, 'x:1'));
    expect([lastMoved(ended, 4), lastMoved(ended, null)]).toEqual(['x:1', 'x:0']);
    const next = begin({ n: 6, actor: 'x:3', parent: 'x:0', id: 'forgot', machine: 'forgot' });
    expect(lastMoved(recorded(app, login, step(4, 'x:1'), end(5, 'x:1'), next), null)).toBe('x:3');
  });
});

describe('the panes', () => {
  it('actors that have done nothing are hidden with their calls, and come back when they act', () => {
    const idle = begin({ n: 2, actor: 'x:9', id: 'status', machine: 'status', late: true });
    const columnOf = (actor: string) => actor;
    expect(withoutIdle([idle, login], columnOf)).toEqual([login]);
    expect(withoutIdle([idle, login, heard(3, 'x:9')], columnOf)).toHaveLength(3);
  });

  it('scroll sideways only as far as a line needs', () => {
    expect([sideways(0, 400, 100, 200), sideways(0, 400, 300, 200), sideways(300, 400, 100, 200)]).toEqual([
      0, 100, 100,
    ]);
    expect(sideways(0, 400, 300, 900)).toBe(300);
  });

  it('a picture is drawn readable, whole or as large as wanted, within bounds', () => {
    const picture = { width: 1_000, height: 2_000 };
    const pane = { width: 500, height: 400 };
    expect(scaleOf('readable', picture, pane)).toBe(0.75);
    expect(scaleOf('whole', picture, pane)).toBe(0.2);
    expect(scaleOf(2, picture, pane)).toBe(2);
    expect([zoomScale(1, 1), zoomScale(4, 1), zoomScale(0.1, -1)]).toEqual([1.25, 4, 0.1]);
  });
});

describe('files of the inspector', () => {
  const lines = [app, login, heard(4, 'x:1'), step(5, 'x:1', 4)];

  it('a saved log is read again, line for line, and opens at the moment that was looked at', () => {
    expect(readFile(writeLog(lines, 4))).toEqual({ lines, at: 4 });
    expect([readFile(writeLog(lines, null)).at, readFile(writeLog(lines, 99)).at]).toEqual([null, null]);
  });

  it('two recordings are compared a machine at a time, whatever their times and numbers', () => {
    const later = lines.map((line) => ({ ...line, n: line.n + 7, at: line.at + 500 }));
    expect(differencesOf(lines, later)).toEqual([]);
    const other = { ...step(5, 'x:1', 4), value: 'submitting' } as FeedLine;
    expect(differencesOf(lines, [app, login, heard(4, 'x:1'), other])).toEqual([
      {
        machine: 'login',
        same: 0,
        here: { line: 5, states: 'form.refused' },
        there: { line: 5, states: 'submitting' },
      },
    ]);
    expect(differencesOf([...lines, step(6, 'x:1')], lines)).toMatchObject([{ same: 1, there: null }]);
  });

  it('a trace that a page saved is shown like a page: its actors begin before what they do', () => {
    const { kind: _, at: __, ...start } = login;
    const text = writeTrace(
      {
        actors: [{ ...start, from: 'base', running: [] }],
        lines: [heard(4, 'x:1'), step(5, 'x:1', 4)] as never,
      },
      {} as never,
    );
    const record = recorded(...readFile(text).lines);
    expect(record.moment('x:1', null)?.value).toEqual({ form: 'refused' });
    expect(record.moment('x:1', 2)?.value).toBe('form');
  });

  it.each(['', '{}', '{"format":"vestibulo-log","version":2,"lines":[]}'])('%j is refused', (text) => {
    expect(() => readFile(text)).toThrow();
  });
});

describe('the address of a moment', () => {
  const place = { page: '0c1d2e3f-1a2b', line: 37 };

  it('names its page and its line', () => {
    const { hash } = new URL(addressOf(place), 'http://localhost');
    expect(placeIn(hash)).toEqual(place);
  });

  it.each(['', '#', '#terms', '#a/b', '#/3', '#a/3/4'])('is not “%s”', (hash) => {
    expect(placeIn(hash)).toBeNull();
  });
});
