import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactMachine } from '#machines/support/contact.machine.ts';
import { type Kept, readTrace, writeTrace } from '#src/watch/trace.ts';
import { readAsk } from './ask.ts';
import { traceReplay } from './command.ts';
import { origin } from './origin.ts';
import { contacted } from './samples.ts';
import { walkTrace } from './trace-walk.ts';

/** Milliseconds: each command reads the words of all machines. */
vi.setConfig({ testTimeout: 60_000 });

const machines = [contactMachine];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const asItIs = (text: string) => text;

/** A file with the trace of somebody who was refused customer service, changed. */
function edited(change = asItIs, name = 'trace'): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, change(writeTrace(contacted(), origin)));
  return file;
}

const command = (...given: readonly string[]) => traceReplay(given, join(folder, 'tests'));

/** Plants a difference: the saved way ended elsewhere. */
const elsewhere = (text: string) => text.replace('"value":"failed"', '"value":"idle"');

describe('walking a trace again', () => {
  it('prints in order of time what happened, in the words of the book, and that all is as saved', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'assurance/trace/replay-traces.ts', edited()],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const times = stdout.match(/^\d\d:\d\d\.\d{3}/gm);
    expect(times).toEqual(['00:00.000', '00:00.000', '00:00.000', '00:20.500', '00:41.000']);
    expect(stdout).toMatch(
      /Atención al cliente \(contact, x:\d+\) {2}La persona .* \(contact\.clicked\), desde fuera\n/,
    );
    expect(stdout).toMatch(
      /\(window\.blocked\), desde fuera\n +asking.*window\.blocked -> failed\n +→ .+ \(failed\)\n/,
    );
    expect(stdout).toContain('se ignora: aquí no hay transición para ello');
    expect(stdout).toContain('1 actor, 2 pasos: todo como se guardó');
    expect(status).toBe(0);
  });

  it('shows the saved note, with only letters sent to a terminal, and works without one', async () => {
    const note = 'The chat \u001b[2Jdid not open';
    const noted = await command(
      edited((text) => text.replace('"note":""', `"note":${JSON.stringify(note)}`)),
    );
    expect(noted.said).toContain('“The chat  [2Jdid not open”');
    const old = await command(edited((text) => text.replace(',"note":""', '')));
    expect(old.said).not.toMatch(/[“”]|undefined/);
    expect([noted.status, old.status]).toEqual([0, 0]);
  });

  it('fails at the first step that goes another way, marks it there, and sums it at the end', async () => {
    const { status, said } = await command(edited(elsewhere), '--lang', 'en');
    expect(said).toMatch(/→ .+ \(idle\)\n +DIFFERENT {2}saved: idle; now: failed\n/);
    expect(said.split('\n').slice(-2)).toEqual([
      '1 actor, 2 steps: 1 goes another way',
      expect.stringMatching(
        /^00:20\.500 {2}Customer service \(contact, x:\d+\) {2}window\.blocked: saved: idle; now: failed$/,
      ),
    ]);
    expect(status).toBe(1);
  });

  it('fails where a transition is another one, though the state is the same', async () => {
    const other = (text: string) => text.replace('"window.blocked",0]', '"window.blocked",7]');
    const [walk] = walkTrace(readTrace(other(writeTrace(contacted(), origin))), machines);
    expect(walk?.difference).toContain('which is no transition now');
    const { status, said } = await command(edited(other));
    expect(said).toMatch(/DISTINTO {2}guardado: .*which is no transition now; ahora: asking.* -> failed\n/);
    expect(status).toBe(1);
  });

  it('fails where an event that was ignored is taken now', async () => {
    const lost = (text: string) =>
      text
        .split('\n')
        .filter((line) => !line.includes('"value":"failed"'))
        .join('\n');
    const { status, said } = await command(edited(lost), '--lang', 'en');
    expect(said).toMatch(/ignored: .*\n +DIFFERENT {2}saved: asking\.fresh; now: failed\n/);
    expect(status).toBe(1);
  });

  it('fails for a trace in which nothing happens, of an unknown machine, or of another format', async () => {
    const kept = contacted();
    const walk = (change: Partial<Kept>) => () => walkTrace({ ...kept, ...change }, machines);
    expect(walk({ lines: [] })).toThrow('nothing happens in this trace');
    const strangers = kept.actors.map((actor) => ({ ...actor, machine: actor.machine && 'nobody' }));
    expect(walk({ actors: strangers })).toThrow('no machine is called nobody');
    const text = writeTrace(kept, origin);
    expect(() => readTrace(text.replace('"version":1', '"version":9'))).toThrow('of version 9');
    expect(() => readTrace(text.replace('vestibulo-trace', 'diary'))).toThrow('this is no trace');
    expect(() => readTrace(text.slice(0, -9))).toThrow('this is no JSON');
    const nowhere = await command(join(folder, 'nowhere.json'));
    expect(nowhere).toMatchObject({ status: 1, said: expect.stringContaining('nowhere.json: ENOENT') });
  });

  it('keeps in its file what JSON has no word for', () => {
    const kept = contacted();
    const [first] = kept.actors;
    if (!first) throw new Error('nothing was kept');
    const context = { gone: undefined, at: new Date(0), seen: new Set(['a', undefined]) };
    const actors = [{ ...first, context }];
    expect(readTrace(writeTrace({ ...kept, actors }, origin)).actors[0]?.context).toStrictEqual(context);
  });
});

describe('the command', () => {
  it('replays each of several files, and fails when one of them goes another way', async () => {
    const files = [edited(asItIs, 'one'), edited(elsewhere, 'two')];
    const { status, said } = await command(...files, '--lang', 'en');
    const [one = '', two = ''] = said.split(`${files[1]}\n`);
    expect(one).toContain(`${files[0]}\n`);
    expect(one).toContain('all as saved');
    expect(two).toContain('1 goes another way');
    expect(status).toBe(1);
  });

  it('prints the same list as data', async () => {
    const { status, said } = await command(edited(elsewhere), '--json', '--lang', 'en');
    const { traces } = JSON.parse(said);
    expect(traces).toHaveLength(1);
    expect(traces[0]).toMatchObject({ product: '0.0.0', walked: 1, apart: 1 });
    expect(traces[0].entries.at(-2)).toMatchObject({
      at: 20_500,
      who: { machine: 'contact', title: 'Customer service' },
      from: null,
      event: { type: 'window.blocked' },
      fate: 'taken',
      states: [{ path: 'idle' }],
      apart: { saved: { value: 'idle' }, now: { value: 'failed' } },
    });
    expect(traces[0].entries.at(-1)).toMatchObject({ at: 41_000, fate: 'ignored' });
    expect(status).toBe(1);
  });

  it('says that a machine is unknown, or not in the trace, and which are', async () => {
    const unknown = await command(edited(), '--machine', 'contcat');
    expect(unknown.said).toMatch(/^no machine is called contcat: they are act, .*contact, .*withdraw/);
    const absent = await command(edited(), '--machine', 'withdraw');
    expect(absent.said).toMatch(/trace\.json has no withdraw: in it are contact$/);
    expect([unknown.status, absent.status]).toEqual([2, 2]);
  });

  it.each([
    [[], 'Usage:'],
    [['a.json', '--loud'], 'there is no option --loud'],
    [['a.json', '--machine'], '--machine needs a name'],
    [['a.json', '--lang', 'fr'], 'it is in es and en'],
    [['a.json', '--as-test', '--expect', 'failed'], 'give all three'],
    [['a.json', '--machine', 'contact', '--expect', 'failed'], 'give all three'],
    [['a.json', 'b.json', '--as-test', 'name'], 'is for one file'],
    [['a/x.json', 'b/x.json', '--as-test'], 'would make the same test: x'],
  ])('refuses %j in one sentence', (given, said) => {
    expect(() => readAsk(given)).toThrow(said);
  });

  it('tells a name for the test from one more file', () => {
    expect(readAsk(['a.json', '--as-test', 'Not opened']).tests).toEqual(['not-opened']);
    const several = readAsk(['--as-test', 'a.json', 'b.json']);
    expect(several).toMatchObject({ files: ['a.json', 'b.json'], tests: ['a', 'b'] });
  });
});

describe('a trace file', () => {
  it('is read line by line, a step in a line', () => {
    const lines = readFileSync(edited(), 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('"kind":"step"'))).toHaveLength(2);
  });
});
