import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appMachine } from '#machines/app.machine.ts';
import { contactMachine } from '#machines/support/contact.machine.ts';
import { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import { type Kept, readTrace, type Trace, writeTrace } from '#src/watch/trace.ts';
import { meantWalk, stateIn, traceTest } from './as-test.ts';
import { traceReplay } from './command.ts';
import { origin } from './origin.ts';
import { contacted } from './samples.ts';
import { endOf, walkTrace } from './trace-walk.ts';

/** Milliseconds: each command reads the words of all machines. */
vi.setConfig({ testTimeout: 60_000 });

const machines = [appMachine, contactMachine];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function traceOf(kept: Kept): Trace {
  return readTrace(writeTrace(kept, origin));
}

function saved(name: string): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, writeTrace(contacted(), origin));
  return file;
}

const command = (...given: readonly string[]) =>
  traceReplay([...given, '--lang', 'en'], join(folder, 'tests'));

const written = (name: string) => readFileSync(join(folder, 'tests', name), 'utf8');

/** The same trace twice in one: the second person’s actor came after the first. */
function twice(): Trace {
  const { actors, lines } = contacted();
  const later = <T extends { readonly n: number; readonly actor: string }>(one: T): T => ({
    ...one,
    n: one.n + 100,
    actor: 'x:later',
    ...('of' in one && typeof one.of === 'number' ? { of: one.of + 100 } : {}),
  });
  return traceOf({ actors: [...actors, ...actors.map(later)], lines: [...lines, ...lines.map(later)] });
}

describe('a test of a trace', () => {
  it('wants the actor at another end than the one it came to', () => {
    const trace = traceOf(contacted());
    const text = traceTest(trace, walkTrace(trace, machines), 'blocked');
    expect(text).toContain("what was saved on 2026-11-21 ends elsewhere than it did: the contact is mended'");
    expect(text).toContain('expect(walk?.end).not.toBe("failed")');
    expect(text).toContain("new URL('./blocked.json', import.meta.url)");
    expect(text).not.toContain('endOf');
  });

  it('wants the last actor of a machine in a state', () => {
    const trace = twice();
    const walks = walkTrace(trace, machines);
    const text = traceTest(trace, walks, 'blocked', { machine: contactMachine, state: 'asking.fresh' });
    expect(text).toContain("what was saved on 2026-11-21 ends in asking.fresh: the contact is mended'");
    expect(text).toContain('find((one) => one.actor === "x:later")');
    expect(text).toContain('expect(endOf(walk, "asking.fresh")).toBe("asking.fresh")');
    expect(text).toContain("import { endOf, walkTrace } from './trace-walk.ts'");
  });

  it('is about nobody who only was there, though something had gone wrong with it before', () => {
    const { actors, lines } = contacted();
    const [contact] = actors;
    if (!contact) throw new Error('nothing was kept');
    const app = { ...contact, actor: 'x:app', n: 0, id: 'app', machine: 'app', value: 'broken' };
    const broken = { ...app, from: 'base', context: { start: null, account: null } } as const;
    const trace = traceOf({ actors: [broken, ...actors], lines });
    const walks = walkTrace(trace, machines);
    expect(walks.map(({ machine, refused }) => [machine, refused])).toContainEqual(['app', true]);
    expect(meantWalk(trace, walks).machine).toBe('contact');
  });

  it('fails while the walk ends elsewhere, and passes in the state or within it', () => {
    const [walk] = walkTrace(traceOf(contacted()), machines);
    expect(endOf(walk, 'asking')).toBe('failed');
    expect(endOf(walk, 'failed')).toBe('failed');
    expect(endOf(walk, 'fail')).toBe('failed');
    expect(endOf(undefined, 'failed')).toBe('');
    const within = walk && { ...walk, states: ['asking.fresh'] };
    expect(endOf(within, 'asking')).toBe('asking');
    expect(endOf(within, 'ask')).toBe('asking.fresh');
  });
});

describe('a state that is expected', () => {
  it('is given whole, or by the end of its path', () => {
    expect(stateIn(withdrawMachine, 'form.refused')).toBe('preparing.form.refused');
    expect(stateIn(withdrawMachine, 'preparing.form.refused')).toBe('preparing.form.refused');
    expect(stateIn(withdrawMachine, 'preparing')).toBe('preparing');
  });

  it('is refused, with those that exist, when the machine has none of the name', () => {
    expect(() => stateIn(withdrawMachine, 'form.refusd')).toThrow(
      'withdraw has no state form.refusd: it has opening, preparing, preparing.form, preparing.form.editing, preparing.form.refused',
    );
    expect(() => stateIn(withdrawMachine, 'fused')).toThrow('has no state fused');
  });
});

describe('--as-test', () => {
  it('writes a file a trace, which fails until the machine ends in the state that is expected', async () => {
    const given = [saved('one'), saved('two'), '--as-test', '--machine', 'contact', '--expect', 'asking'];
    const { status, said } = await command(...given);
    expect(status).toBe(0);
    expect(readdirSync(join(folder, 'tests')).sort()).toEqual([
      'one.json',
      'one.test.ts',
      'two.json',
      'two.test.ts',
    ]);
    expect(written('two.test.ts')).toContain('expect(endOf(walk, "asking")).toBe("asking")');
    expect(written('two.json')).toBe(readFileSync(join(folder, 'two.json'), 'utf8'));
    expect(said.match(/which fails until the flow ends in asking$/gm)).toHaveLength(2);
  });

  it('says when the test passes already', async () => {
    const given = [saved('one'), '--machine', 'contact', '--as-test', 'there', '--expect', 'failed'];
    const { said } = await command(...given);
    expect(said).toMatch(/there\.test\.ts, which passes already: the flow ends in failed$/);
  });

  it('picks an actor by itself, as long as nobody says what is expected', async () => {
    const { said } = await command(saved('one'), '--as-test');
    expect(said).toMatch(/one\.test\.ts, which fails until the flow goes another way$/);
    expect(written('one.test.ts')).toContain('expect(walk?.end).not.toBe("failed")');
  });

  it('writes nothing when the state does not exist, and says so in one sentence', async () => {
    const given = [saved('one'), '--as-test', '--machine', 'contact', '--expect', 'lost'];
    const { status, said } = await command(...given);
    expect(said).toMatch(/^contact has no state lost: it has idle, .*failed.*$/);
    expect(status).toBe(2);
    expect(readdirSync(folder)).toEqual(['one.json']);
  });
});
