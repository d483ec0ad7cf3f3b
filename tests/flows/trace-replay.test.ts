import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { contactMachine } from '#machines/support/contact.machine.ts';
import { createFeed } from '#src/watch/feed.ts';
import { type Kept, readTrace, writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { traceTest } from './trace-as-test.ts';
import { origin } from './trace-origin.ts';
import { walkTrace } from './trace-walk.ts';

/** Milliseconds: each command is a process of its own, which reads all models. */
vi.setConfig({ testTimeout: 60_000 });

const machines = [contactMachine];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is kept of somebody who asks for customer service and is refused. */
function contacted(): Kept {
  const buffer = createTraceBuffer();
  const actor = createActor(contactMachine);
  createFeed(actor, () => 0).listen(buffer.hear);
  actor.start();
  actor.send({ type: 'contact.clicked', csType: 'LIVECHAT', entry: '' });
  actor.send({ type: 'window.blocked' });
  return buffer.kept();
}

function edited(change: (text: string) => string): string {
  const file = join(folder, 'trace.json');
  writeFileSync(file, change(writeTrace(contacted(), origin)));
  return file;
}

function command(...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/flows/trace-replay.ts', ...given],
    { encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
}

describe('walking a trace again', () => {
  it('says which ways were walked, and that all is as saved', () => {
    const { status, said } = command(edited((text) => text));
    expect(said).toContain('contact.clicked -> {"asking":"fresh"}');
    expect(said).toContain('window.blocked -> failed');
    expect(said).toContain('1 actors, 2 steps: all as saved');
    expect(status).toBe(0);
  });

  it('shows the saved note, with only letters sent to a terminal, and works without one', () => {
    const note = 'The chat \u001b[2Jdid not open';
    const noted = command(edited((text) => text.replace('"note":""', `"note":${JSON.stringify(note)}`)));
    expect(noted.said).toContain('“The chat  [2Jdid not open”');
    const old = command(edited((text) => text.replace(',"note":""', '')));
    expect(old.said).not.toMatch(/[“”]|undefined/);
    expect([noted.status, old.status]).toEqual([0, 0]);
  });

  it('fails at the first step that goes another way', () => {
    const { status, said } = command(edited((text) => text.replace('"value":"failed"', '"value":"idle"')));
    expect(said).toContain('DIFFERENT  window.blocked: expected idle, and it is failed');
    expect(status).toBe(1);
  });

  it('fails where a transition is another one, though the state is the same', () => {
    const other = (text: string) => text.replace('"window.blocked",0]', '"window.blocked",7]');
    const [walk] = walkTrace(readTrace(other(writeTrace(contacted(), origin))), machines);
    expect(walk?.difference).toContain('which is no transition now');
  });

  it('fails for a trace in which nothing happens, of an unknown machine, or of another format', () => {
    const kept = contacted();
    const walk = (change: Partial<Kept>) => () => walkTrace({ ...kept, ...change }, machines);
    expect(walk({ lines: [] })).toThrow('nothing happens in this trace');
    const strangers = kept.actors.map((actor) => ({ ...actor, machine: actor.machine && 'nobody' }));
    expect(walk({ actors: strangers })).toThrow('no machine is called nobody');
    const text = writeTrace(kept, origin);
    expect(() => readTrace(text.replace('"version":1', '"version":9'))).toThrow('of version 9');
    expect(() => readTrace(text.replace('vestibulo-trace', 'diary'))).toThrow('this is no trace');
    expect(() => readTrace(text.slice(0, -9))).toThrow('this is no JSON');
    expect(command(join(folder, 'nowhere.json')).status).toBe(1);
  });

  it('writes a test that wants the actor at another end than the one it came to', () => {
    const trace = readTrace(writeTrace(contacted(), origin));
    const text = traceTest(trace, walkTrace(trace, machines), 'blocked');
    expect(text).toContain("what was saved on 2026-11-21 ends elsewhere than it did: the contact is mended'");
    expect(text).toContain('expect(walk?.end).not.toBe("failed")');
    expect(text).toContain("new URL('./blocked.json', import.meta.url)");
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

describe('a trace file', () => {
  it('is read line by line, a step in a line', () => {
    const lines = readFileSync(
      edited((text) => text),
      'utf8',
    ).split('\n');
    expect(lines.filter((line) => line.includes('"kind":"step"'))).toHaveLength(2);
  });
});
