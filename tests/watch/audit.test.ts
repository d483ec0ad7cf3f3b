import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '#contract/errors.ts';
import { type AuditEntry, auditText, beforeFirst, longestBatch } from '#contract/system/audit.ts';
import { asSeconds } from '#contract/units.ts';
import { type AuditBatch, many, mostWaiting, pace, startAudit } from '#src/watch/audit.ts';
import type { FeedLine } from '#src/watch/feed-lines.ts';

const chain = 'c'.repeat(32);
const began = Date.UTC(2026, 10, 21);

type Reply = { keptTo: number } | Error;

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

/** Lets everything run that only waits for its turn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3_000; turn += 1) await Promise.resolve();
}

/** An audit over a feed, a clock and a gateway that a test controls. */
async function stand({ hash = sha256 }: { hash?: typeof sha256 } = {}) {
  let time = began;
  let due: { at: number; work: () => void }[] = [];
  let sink: (line: FeedLine) => void = () => undefined;
  let n = 0;
  const batches: AuditBatch[] = [];
  const waiting: ((reply: Reply) => void)[] = [];
  const troubles: string[] = [];
  const held = { now: false };
  let answer: (batch: AuditBatch) => Reply = ({ entries }) => ({ keptTo: entries.at(-1)?.seq ?? 0 });

  const audit = startAudit({
    feed: {
      listen: (to) => {
        sink = to;
        return () => {
          sink = () => undefined;
        };
      },
    },
    chain,
    sha256: hash,
    now: () => time,
    later: (work, milliseconds) => {
      const one = { at: time + milliseconds, work };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    onTrouble: (what) => troubles.push(what),
    send: async (batch) => {
      batches.push(structuredClone(batch));
      const reply = held.now ? await new Promise<Reply>((resolve) => waiting.push(resolve)) : answer(batch);
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });

  const tell = (line: Record<string, unknown>) => {
    n += 1;
    sink({ n, at: time - began, actor: 'x:1', ...line } as FeedLine);
  };
  const step = (branch: number) =>
    tell({
      kind: 'step',
      of: null,
      value: { form: branch % 2 === 0 ? 'editing' : 'refused' },
      taken: [['login', 'login.form', 'submitted', branch]],
      changed: { fields: { password: 'stands for a secret' } },
    });
  const start = (more: Record<string, unknown> = {}) =>
    tell({ kind: 'started', machine: 'login', value: { form: 'editing' }, audited: true, ...more });
  const pass = async (milliseconds: number) => {
    const until = time + milliseconds;
    for (;;) {
      await settled();
      const [next] = due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (!next) break;
      due = due.filter((other) => other !== next);
      time = next.at;
      next.work();
    }
    time = until;
    await settled();
  };
  return {
    audit,
    batches,
    troubles,
    waiting,
    tell,
    step,
    start,
    pass,
    hold: () => {
      held.now = true;
    },
    answer: (by: typeof answer) => {
      held.now = false;
      answer = by;
    },
    due: () => due.length,
  };
}

/** Every entry that arrived, once, as a gateway would keep it. */
function keptOf(batches: readonly AuditBatch[]): AuditEntry[] {
  const kept = new Map(batches.flatMap(({ entries }) => entries).map((entry) => [entry.seq, entry]));
  return [...kept.values()].sort((one, other) => one.seq - other.seq);
}

async function expectWhole(entries: readonly AuditEntry[]): Promise<void> {
  let before = { seq: 0, hash: beforeFirst };
  for (const { hash, ...entry } of entries) {
    expect([entry.seq, entry.previous]).toEqual([before.seq + 1, before.hash]);
    expect(hash).toBe(await sha256(auditText(chain, entry)));
    before = { seq: entry.seq, hash };
  }
}

const down = () => new CallFailure({ kind: 'network' });

describe('the audit', () => {
  it('chains the acts of audited machines, and records no others', async () => {
    const { start, step, tell, pass, batches } = await stand();
    start();
    tell({ kind: 'started', actor: 'x:2', machine: 'search', value: 'idle' });
    step(1);
    tell({ kind: 'step', actor: 'x:2', of: null, value: 'asking', taken: [], changed: {} });
    tell({ kind: 'event', from: null, event: { type: 'submitted' } });
    tell({ kind: 'ended', status: 'done', output: { token: 'a secret' } });
    expect(batches).toEqual([]);
    await pass(pace.gather);
    expect(batches).toHaveLength(1);
    const [{ entries }] = batches as [AuditBatch];
    expect(entries).toMatchObject([
      { seq: 1, at: '2026-11-21T00:00:00.000Z', kind: 'began', machine: 'login', states: ['form.editing'] },
      {
        kind: 'step',
        actor: 'x:1',
        taken: [{ node: 'login.form', event: 'submitted', branch: 1 }],
        changed: ['fields'],
      },
      { kind: 'done', states: [] },
    ]);
    await expectWhole(entries);
    expect(JSON.stringify(batches)).not.toContain('secret');
  });

  it('has no entry for an event that changes no state, so that nobody counts the keys of a password', async () => {
    const { start, tell, pass, batches } = await stand();
    start();
    const taken = ['login', 'login.form', 'field.changed', 0];
    const typed = { kind: 'step', of: null, value: { form: 'editing' }, changed: { fields: null } };
    for (let n = 0; n < 9; n += 1) tell({ ...typed, taken: [taken] });
    // Sent, refused and back: the state is the same, and something happened.
    tell({ ...typed, taken: [taken, ['login', 'login.weighing', '', 1]] });
    await pass(pace.gather);
    expect(batches[0]?.entries.map(({ kind, taken: { length } }) => [kind, length])).toEqual([
      ['began', 0],
      ['step', 2],
    ]);
  });

  it('names every state of a parallel machine, down to the last', async () => {
    const { start, pass, batches } = await stand();
    start({ value: { situation: 'normal', watch: { asking: {} }, deep: { one: { two: 'three' } } } });
    await pass(pace.gather);
    expect(batches[0]?.entries[0]?.states).toEqual([
      'situation.normal',
      'watch.asking',
      'deep.one.two.three',
    ]);
  });

  it('sends a batch every few seconds, and at once when many wait', async () => {
    const { start, step, pass, batches } = await stand();
    start();
    await pass(pace.gather - 1);
    step(1);
    expect(batches).toHaveLength(0);
    await pass(1);
    expect(batches.map(({ entries }) => entries.length)).toEqual([2]);
    for (let n = 0; n < many; n += 1) step(n);
    await pass(0);
    expect(batches.map(({ entries }) => entries.length)).toEqual([2, many]);
    await pass(pace.longest);
    expect(batches).toHaveLength(2);
  });

  it('sends an entry that says who is here at once, because a token is in hand only so long', async () => {
    const { start, step, tell, pass, batches } = await stand();
    start();
    start({ actor: 'x:2', machine: 'session', value: 'visitor' });
    step(1);
    await pass(0);
    expect(batches).toHaveLength(0);
    tell({ kind: 'step', actor: 'x:2', of: null, value: { present: 'signedIn' }, taken: [], changed: {} });
    await pass(0);
    expect(batches.map(({ entries }) => entries.length)).toEqual([4]);
  });

  it('sends nothing while nothing happens, and keeps no timer', async () => {
    const { pass, batches, due } = await stand();
    await pass(pace.longest);
    expect([batches.length, due()]).toEqual([0, 0]);
  });

  it('sends the same entries again when the call fails, ever more slowly, and loses neither entry nor order', async () => {
    const { start, step, pass, batches, answer, troubles } = await stand();
    answer(down);
    start();
    await pass(pace.gather);
    step(1);
    await pass(pace.retry);
    step(2);
    await pass(pace.retry * 2 - 1);
    expect(batches.map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([[1], [1, 2]]);
    answer(({ entries }) => ({ keptTo: entries.at(-1)?.seq ?? 0 }));
    await pass(1);
    expect(batches.at(-1)?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(batches[0]?.entries[0]).toEqual(batches.at(-1)?.entries[0]);
    await expectWhole(keptOf(batches));
    expect(troubles).toEqual(['network']);
  });

  it('waits as long as an overloaded gateway asks it to', async () => {
    const { start, pass, batches, answer } = await stand();
    answer(() => new CallFailure({ kind: 'limited', retryAfterSeconds: asSeconds(60) }));
    start();
    await pass(pace.gather);
    await pass(59_999);
    expect(batches).toHaveLength(1);
    await pass(1);
    expect(batches).toHaveLength(2);
  });

  it('does not loop with a gateway that keeps nothing', async () => {
    const { start, pass, batches, answer } = await stand();
    answer(() => ({ keptTo: 0 }));
    start();
    await pass(pace.gather + pace.retry - 1);
    expect(batches).toHaveLength(1);
  });

  it('keeps a limited number while the gateway is away, and records in the chain how many are missing', async () => {
    const { start, step, pass, batches, answer } = await stand();
    answer(down);
    start();
    for (let n = 1; n < mostWaiting + 7; n += 1) step(n);
    await pass(pace.gather);
    answer(({ entries }) => ({ keptTo: entries.at(-1)?.seq ?? 0 }));
    await pass(pace.longest);
    step(1);
    await pass(pace.gather);
    const kept = keptOf(batches);
    await expectWhole(kept);
    expect(kept).toHaveLength(mostWaiting + 2);
    expect(kept[mostWaiting]).toMatchObject({ kind: 'lost', lost: 7, machine: '', taken: [] });
    expect(kept.at(-1)).toMatchObject({ kind: 'step', lost: 0 });
    expect(Math.max(...batches.map(({ entries }) => entries.length))).toBe(longestBatch);
  });

  it('sends all that waits when the page may close, even beside a batch under way', async () => {
    const { audit, start, step, pass, batches, hold, waiting } = await stand();
    hold();
    start();
    await pass(pace.gather);
    step(1);
    audit.hurry();
    await pass(0);
    expect(batches.map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([[1], [1, 2]]);
    waiting[1]?.({ keptTo: 2 });
    waiting[0]?.({ keptTo: 2 });
    await pass(pace.longest);
    expect(batches).toHaveLength(2);
    await expectWhole(keptOf(batches));
  });

  it('stops, reports it once and disturbs nobody where no hash can be made', async () => {
    const { start, step, pass, batches, troubles } = await stand({
      hash: () => Promise.reject(new Error('x')),
    });
    start();
    step(1);
    await pass(pace.longest);
    step(2);
    await pass(pace.longest);
    expect([batches.length, troubles]).toEqual([0, ['no hash can be made here']]);
  });

  it('records and sends nothing more once it is stopped', async () => {
    const { audit, start, step, pass, batches, due } = await stand();
    start();
    audit.stop();
    step(1);
    audit.hurry();
    await pass(pace.longest);
    expect([batches.length, due()]).toEqual([0, 0]);
  });
});
