import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AuditEntry, auditText, canonicalJson, longestBatch } from '#contract/system/audit.ts';
import { auditChains, auditEntries } from '#sandbox/db/audit-schema.ts';
import { readAudit } from '#sandbox/system/audit/verify.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { entriesOf, sealed } from '../../kit/audit-chain.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const chain = 'a'.repeat(32);
const box = sandboxOfFile();

beforeEach(async () => {
  await box.reset();
  box.sandbox.settings.patch({ audit: true });
});

const send = (entries: readonly AuditEntry[], token?: string, of = chain) =>
  askCall(box.address, 'system.audit', { chain: of, entries }, token === undefined ? {} : { token });

const kept = async () => {
  const { chains } = await readAudit(box.sandbox, chain);
  return chains[0];
};
const breaks = async () => (await kept())?.breaks.map(({ kind, seq }) => `${kind} ${seq}`) ?? [];

const place = (seq: number) => and(eq(auditEntries.chain, chain), eq(auditEntries.seq, seq));
const remove = (seq: number) => box.sandbox.db.write((tx) => tx.delete(auditEntries).where(place(seq)));
const rewrite = (seq: number, row: Partial<typeof auditEntries.$inferInsert>) =>
  box.sandbox.db.write((tx) => tx.update(auditEntries).set(row).where(place(seq)));

describe('the text of an entry', () => {
  it('is JSON by RFC 8785: members by name, no blanks, whatever order they came in', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 'é' }], a: null })).toBe('{"a":null,"b":[{"c":"é","d":1}]}');
    const [entry] = entriesOf(chain, 1) as [AuditEntry];
    const turned = Object.fromEntries(Object.entries(entry).reverse()) as AuditEntry;
    expect(auditText(chain, turned)).toBe(auditText(chain, entry));
    expect(auditText(chain, entry)).not.toContain(entry.hash);
  });

  it('has the same hash everywhere, and another in another chain', () => {
    const [entry] = entriesOf(chain, 1) as [AuditEntry];
    expect(entry.hash).toBe('67ccafc82362465fa4c04fe46fe92a8eceb75e8c8178bb248bd9b70a80cba3a2');
    expect(sealed('b'.repeat(32), entry).hash).not.toBe(entry.hash);
  });
});

describe('a valid chain', () => {
  it('is stored in order, over several batches, and verifies', async () => {
    const entries = entriesOf(chain, 7);
    expect((await send(entries.slice(0, 3))).body.value).toEqual({ keptTo: 3 });
    expect((await send(entries.slice(3))).body.value).toEqual({ keptTo: 7 });
    expect(await kept()).toMatchObject({ entries: 7, holds: true, breaks: [], kept: entries });
  });

  it('is stored once when a batch comes twice, even in part', async () => {
    const entries = entriesOf(chain, 5);
    await send(entries.slice(0, 4));
    expect((await send(entries.slice(0, 4))).body.value).toEqual({ keptTo: 4 });
    expect((await send(entries.slice(2))).body.value).toEqual({ keptTo: 5 });
    expect(await kept()).toMatchObject({ entries: 5, holds: true });
  });

  it('is stored beside others, with the sessions it came with', async () => {
    const other = 'b'.repeat(32);
    const entries = entriesOf(chain, 3);
    await send(entries.slice(0, 1));
    await send(entries.slice(1), await signIn(box.address, 'member1'));
    await send(entriesOf(other, 2), undefined, other);
    const { holds, chains } = await readAudit(box.sandbox);
    expect(holds).toBe(true);
    const found = chains.map((one) => [one.chain, one.accounts, one.entries]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([chain, ['member1'], 3]);
    expect(found).toContainEqual([other, [], 2]);
  });

  it('is stored while the product is closed', async () => {
    box.sandbox.settings.patch({ maintenance: { on: true } });
    expect((await send(entriesOf(chain, 1))).status).toBe(200);
  });
});

describe('an invalid chain on arrival', () => {
  it('has a gap where numbers are missing, and goes on after it', async () => {
    const entries = entriesOf(chain, 6);
    await send(entries.slice(0, 2));
    expect((await send(entries.slice(4))).body.value).toEqual({ keptTo: 6 });
    expect(await kept()).toMatchObject({ entries: 4, holds: false, breaks: [{ kind: 'gap', seq: 3 }] });
    // The missing entries come too late to be believed; they are stored as late.
    await send(entries.slice(2, 4));
    expect(await breaks()).toEqual(['gap 3', 'gap 4']);
  });

  it('has a gap when its beginning is missing', async () => {
    await send(entriesOf(chain, 4).slice(2));
    expect(await breaks()).toEqual(['gap 1']);
  });

  it('has an edit where an entry does not match its hash', async () => {
    const [first, second, third] = entriesOf(chain, 3) as [AuditEntry, AuditEntry, AuditEntry];
    await send([first, { ...second, states: ['signedIn'] }, third]);
    expect(await breaks()).toEqual(['edit 2']);
    expect((await kept())?.entries).toBe(3);
  });

  it('has a fork where an entry does not follow the stored one', async () => {
    const [first, second] = entriesOf(chain, 2) as [AuditEntry, AuditEntry];
    await send([first]);
    const { hash: _, ...fields } = { ...second, previous: 'f'.repeat(64) };
    await send([sealed(chain, fields)]);
    expect(await breaks()).toEqual(['fork 2']);
  });

  it('has a fork where another entry comes under a used number, and keeps the first', async () => {
    const entries = entriesOf(chain, 3);
    await send(entries);
    const { hash: _, ...fields } = entries[1] as AuditEntry;
    const other = sealed(chain, { ...fields, machine: 'transfer' });
    for (let n = 0; n < 2; n += 1) {
      expect((await send([other])).body.value).toEqual({ keptTo: 3 });
    }
    expect(await kept()).toMatchObject({ breaks: [{ kind: 'fork', seq: 2 }], kept: entries });
  });

  it('does not fit into another chain: an entry carried over is an edit there', async () => {
    const other = 'b'.repeat(32);
    await send(entriesOf(chain, 1), undefined, other);
    const { chains } = await readAudit(box.sandbox, other);
    expect(chains[0]?.breaks).toEqual([{ kind: 'edit', seq: 1 }]);
  });
});

describe('an edit by hand in the database is found', () => {
  let entries: AuditEntry[];
  beforeEach(async () => {
    entries = entriesOf(chain, 5);
    await send(entries);
    expect(await breaks()).toEqual([]);
  });

  it('when the entry is changed', async () => {
    await rewrite(3, { entry: JSON.stringify({ ...entries[2], machine: 'receipt' }) });
    expect(await breaks()).toEqual(['edit 3']);
  });

  it('when the entry is changed and given a matching hash', async () => {
    const { hash: _, ...fields } = { ...(entries[2] as AuditEntry), machine: 'receipt' };
    await rewrite(3, { entry: JSON.stringify(sealed(chain, fields)) });
    expect(await breaks()).toEqual(['edit 3', 'fork 4']);
  });

  it('when it can’t be read any more', async () => {
    await rewrite(3, { entry: '{"seq":' });
    expect(await breaks()).toEqual(['edit 3']);
  });

  it.each([{ at: 1 }, { memberId: 'somebody' }])(
    'when the gateway’s own notes are changed: %j',
    async (row) => {
      await rewrite(2, row);
      expect(await breaks()).toEqual(['edit 2']);
    },
  );

  it('when a row is removed', async () => {
    await remove(3);
    expect(await breaks()).toEqual(['gap 3']);
  });

  it('when two rows are swapped', async () => {
    await rewrite(2, { entry: JSON.stringify(entries[2]) });
    await rewrite(3, { entry: JSON.stringify(entries[1]) });
    expect(await breaks()).toEqual(['edit 2', 'edit 3', 'fork 4']);
  });

  it('when the end is cut off, and the next batch shows it even if the note of the end was cut too', async () => {
    await remove(5);
    await remove(4);
    expect(await breaks()).toEqual(['gap 4']);
    const { seq, hash } = entries[2] as AuditEntry;
    await box.sandbox.db.write((tx) => tx.update(auditChains).set({ seq, hash }));
    expect(await breaks()).toEqual([]);
    await send(entriesOf(chain, 1, entries[4]));
    expect(await breaks()).toEqual(['gap 4']);
  });

  it('when the end is cut off and the same numbers come again', async () => {
    await remove(5);
    await send(entries.slice(3));
    expect(await breaks()).toEqual(['gap 5']);
  });
});

describe('the audit refuses', () => {
  it('everything, where auditing is off', async () => {
    box.sandbox.settings.reset();
    expect((await send(entriesOf(chain, 1))).body.code).toBe('FUNCTION_DISABLED');
    expect((await readAudit(box.sandbox)).chains).toEqual([]);
  });

  it('a batch that is empty, too long, or of another form', async () => {
    const [entry] = entriesOf(chain, 1) as [AuditEntry];
    expect((await send([])).status).toBe(400);
    expect((await send(entriesOf(chain, longestBatch + 1))).status).toBe(400);
    expect((await send([{ ...entry, machine: 'x'.repeat(161) }])).status).toBe(400);
    expect((await send([{ ...entry, hash: 'none' }])).status).toBe(400);
    expect((await send([entry], undefined, 'a chain of mine')).status).toBe(400);
    expect((await readAudit(box.sandbox)).chains).toEqual([]);
  });

  it('more batches a minute than allowed from one address', async () => {
    box.sandbox.settings.patch({ limits: { auditBatchesPerMinute: 2 } });
    const entries = entriesOf(chain, 3);
    for (const entry of entries.slice(0, 2)) expect((await send([entry])).status).toBe(200);
    expect(await send(entries.slice(2))).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    box.sandbox.clock.move(60_000);
    expect((await send(entries.slice(2))).body.value).toEqual({ keptTo: 3 });
  });
});

describe('at the control API', () => {
  it('every chain is verified on each request, and one can be read whole', async () => {
    await send(entriesOf(chain, 2));
    await remove(1);
    const all = await (await box.ask('/sandbox/audit')).json();
    expect(all.value).toMatchObject({ holds: false, chains: [{ chain, breaks: [{ kind: 'gap', seq: 1 }] }] });
    expect(all.value.chains[0]).not.toHaveProperty('kept');
    const one = await (await box.ask(`/sandbox/audit?chain=${chain}`)).json();
    expect(one.value.chains[0].kept).toMatchObject([{ seq: 2 }]);
    const page = await (await box.ask('/sandbox?tab=audit')).text();
    expect(page).toContain('Chains kept: 1. Broken: 1');
    expect(page).toContain('entries are missing from 1');
  });

  it('a reset deletes every chain', async () => {
    await send(entriesOf(chain, 2));
    await box.reset();
    expect((await readAudit(box.sandbox)).chains).toEqual([]);
  });
});
