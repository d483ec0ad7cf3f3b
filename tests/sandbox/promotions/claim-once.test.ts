import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readClaimOnce } from '#assurance/book/claim-once-page.ts';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { bonuses } from '#sandbox/db/money-schema.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { missionRuns, pointMoves, rewards } from '#sandbox/db/rewards-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { onMall } from '../../kit/points.ts';
import { type Asker, act, askerOf, askFor, bet, join } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

/** What an act asks with, and how many rows it has left in the books of who did it. */
type Prepared = { readonly input: Readonly<Record<string, unknown>>; readonly rows: () => Promise<number> };
type Act = {
  readonly call: CallName;
  /** How many at once: the gateway turns more than twenty tries of a password at once away. */
  readonly atOnce: 64 | 16;
  readonly prepare: () => Promise<Prepared>;
};

const box = sandboxOfFile();
let asker: Asker;
let other: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
  other = await askerOf(box, 'vip5');
});

const read = () => box.sandbox.db.read;
const bonusRows = (id: string) => async () =>
  (await read().select().from(bonuses).where(eq(bonuses.id, id))).length;
const pointRows = (cause: 'REDEEM' | 'CONVERT') => async () => {
  const own = and(eq(pointMoves.memberId, asker.id), eq(pointMoves.cause, cause));
  return (await read().select().from(pointMoves).where(own)).length;
};

async function points(all: number): Promise<void> {
  const { value } = await askFor(asker, 'points.balance');
  const given = all - Math.floor(Number(value.free));
  await onMall(box, { act: 'give', account: asker.account, points: given });
}

async function play(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    box.sandbox.clock.set(box.sandbox.clock.now() + 1_000);
    await bet(asker, 1_00);
  }
}

async function claimOf(promotion: string): Promise<Prepared> {
  const { id } = (await join(asker, promotion)).value;
  return { input: { id }, rows: bonusRows(id) };
}

const joined = (id: string) => async () => {
  const own = and(eq(rewards.memberId, asker.id), eq(rewards.promotionId, id));
  return (await read().select().from(rewards).where(own)).length;
};

const runs = (id: string) => async () => {
  const own = and(eq(missionRuns.memberId, asker.id), eq(missionRuns.missionId, id));
  return (await read().select().from(missionRuns).where(own)).length;
};

const withdrawPassword = seedWithdrawPassword;

const acts: Readonly<Record<string, Act>> = {
  claim: { call: 'promotions.claim', atOnce: 64, prepare: () => claimOf('regalo-del-viernes') },
  raffle: { call: 'promotions.raffle', atOnce: 64, prepare: () => claimOf('sorteo-del-arrecife') },
  join: {
    call: 'promotions.join',
    atOnce: 64,
    prepare: async () => ({
      input: { id: 'regalo-del-viernes', version: 1 },
      rows: joined('regalo-del-viernes'),
    }),
  },
  leave: {
    call: 'promotions.leave',
    atOnce: 64,
    prepare: async () => {
      const { id } = (await join(asker, 'ruta-del-condor')).value;
      const closed = and(eq(rewards.id, id), eq(rewards.status, 'CLOSE'));
      const rows = async () => (await read().select().from(rewards).where(closed)).length;
      return { input: { id, progress: '0.00' }, rows };
    },
  },
  missionJoin: {
    call: 'missions.join',
    atOnce: 64,
    prepare: async () => ({ input: { id: 'primeras-diez' }, rows: runs('primeras-diez') }),
  },
  missionClaim: {
    call: 'missions.claim',
    atOnce: 64,
    prepare: async () => {
      const { runId: id } = (await askFor(asker, 'missions.join', { id: 'primeras-diez' })).value;
      await play(10);
      return { input: { id }, rows: bonusRows(id ?? '') };
    },
  },
  redeem: {
    call: 'points.redeem',
    atOnce: 16,
    prepare: async () => {
      await points(10_000);
      await onMall(box, { act: 'stock', id: 'bono-5', stock: 1 });
      return {
        input: { id: 'bono-5', price: 480, quantity: 1, withdrawPassword },
        rows: pointRows('REDEEM'),
      };
    },
  },
  convert: {
    call: 'points.convert',
    atOnce: 16,
    prepare: async () => {
      await points(1_000);
      return { input: { points: 1_000, amount: '10.00', withdrawPassword }, rows: pointRows('CONVERT') };
    },
  },
};

type Said = { readonly status: number; readonly code: string | null };
type Asked = Pick<Act, 'call' | 'atOnce'> & Pick<Prepared, 'input'>;
type Ways = Readonly<Record<string, (asked: Asked) => Promise<readonly Said[]>>>;

const many = (length: number, ask: () => Promise<Said>) => Promise.all(Array.from({ length }, ask));

const ways: Ways = {
  pressed: ({ call, input, atOnce }) => {
    const key = randomUUID();
    return many(atOnce, () => askFor(asker, call, { ...input, key }));
  },
  tabs: ({ call, input, atOnce }) => many(atOnce, () => askFor(asker, call, input)),
  later: async ({ call, input }) => {
    await askFor(asker, call, input);
    return [await askFor(asker, call, input)];
  },
  lost: async ({ call, input }) => {
    const key = randomUUID();
    await act(box, 'faults', [{ call, kind: 'lost after commit' }]);
    await expect(askFor(asker, call, { ...input, key })).rejects.toThrow();
    const { value } = await askFor(asker, 'wallet.outcome', { key });
    const outcome = value as CallOutput<'wallet.outcome'>;
    const again = await askFor(asker, call, { ...input, key });
    expect([outcome.state, outcome.value]).toEqual(['done', again.value]);
    return [again];
  },
  other: async ({ call, input }) => {
    const key = randomUUID();
    await askFor(asker, call, { ...input, key });
    return [await askFor(other, call, { ...input, key })];
  },
};

/** How often each answer came. */
function counted(said: readonly Said[]): Record<string, number> {
  const codes = said.map(({ status, code }) => (status === 200 ? 'DONE' : (code ?? String(status))));
  return Object.fromEntries(
    [...new Set(codes)].toSorted().map((code) => [code, codes.filter((one) => one === code).length]),
  );
}

const table = readClaimOnce();

describe('the table of what is done once', () => {
  it('names every act and every way of repeating it that is tried here', () => {
    expect(table.acts.map(({ id }) => id)).toEqual(Object.keys(acts));
    expect(table.ways.map(({ id }) => id)).toEqual(Object.keys(ways));
  });

  describe.each(Object.entries(acts))('%s', (name, { call, atOnce, prepare }) => {
    it.each(Object.entries(ways))(
      'asked %s leaves one row, and answers what the table says',
      async (way, ask) => {
        const { input, rows } = await prepare();
        const before = await rows();
        const said = await ask({ call, input, atOnce });
        expect({ answers: counted(said), rows: (await rows()) - before }).toEqual(table.seen[name]?.[way]);
        expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
      },
    );
  });
});
