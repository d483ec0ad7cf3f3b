import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { members } from '#sandbox/db/schema.ts';
import { crowdAccount } from '../../../scripts/bench/many-people.ts';
import { signIn } from '../../kit/ask-call.ts';
import { runs } from '../../kit/depth.ts';
import { said } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { fillTeam } from '../../kit/team.ts';

type Tree = CallOutput<'agent.tree'>;

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'agent1');
});

const ask = (input: Record<string, unknown> = {}, who = token) =>
  said(box, 'agent.tree', { page: 1, size: 100, ...input }, who);
const tree = async (input: Record<string, unknown> = {}, who = token): Promise<Tree> =>
  (await ask(input, who)).value;
const everybody = () => box.sandbox.db.read.select().from(members);
const idOf = async (account: string) => (await everybody()).find((one) => one.account === account)?.id ?? '';
const change = (account: string, fields: Partial<typeof members.$inferInsert>) =>
  box.sandbox.db.write((tx) => tx.update(members).set(fields).where(eq(members.account, account)));
const move = async (account: string, upline: string | null) =>
  change(account, { uplineId: upline === null ? null : await idOf(upline) });
const accounts = ({ rows }: Pick<Tree, 'rows'>) => rows.map(({ account }) => account);

describe('the tree of a team', () => {
  it('has the people directly below, by account, with what is below them', async () => {
    await move('agent2', 'agent1');
    await move('agent41', 'agent2');
    const { rows, total, totalPages, below, path } = await tree();
    expect(
      rows.map(({ account, kind, level, direct, below, upline, open }) => [
        account,
        kind,
        level,
        direct,
        below,
        upline,
        open,
      ]),
    ).toEqual([
      ['agent2', 'agent', 1, 2, 3, 'agent1', true],
      ['downline1a', 'member', 1, 0, 0, 'agent1', true],
      ['downline1b', 'member', 1, 0, 0, 'agent1', true],
    ]);
    expect([total, totalPages, below, path]).toEqual([3, 1, 6, []]);
  });

  it('opens branch by branch, and tells the way down', async () => {
    await move('agent2', 'agent1');
    await move('agent41', 'agent2');
    const { rows, below, path } = await tree({ under: await idOf('agent41') });
    expect(rows.map(({ account, level, upline }) => [account, level, upline])).toEqual([
      ['downline41a', 3, 'agent41'],
    ]);
    expect([below, path.map(({ account }) => account)]).toEqual([1, ['agent2', 'agent41']]);
  });

  it('is read in pages of one order, without those who joined after the first', async () => {
    await fillTeam(box, 'agent1', 250);
    const first = await tree({ size: 100 });
    expect([first.total, first.totalPages]).toEqual([252, 3]);
    await box.sandbox.clock.move(1_000);
    await change('member1', { createdAt: box.sandbox.clock.now() });
    await move('member1', 'agent1');
    const pages = [first, ...(await Promise.all([2, 3].map((page) => tree({ page, asOf: first.asOf }))))];
    const all = pages.flatMap(accounts);
    expect(all).toEqual([
      ...Array.from({ length: 250 }, (_, n) => crowdAccount(n)),
      'downline1a',
      'downline1b',
    ]);
    expect((await tree()).total).toBe(253);
  });

  it('is searched whole, by account or nickname, without accents and capitals, and each tells the way', async () => {
    await move('agent2', 'agent1');
    await change('downline2a', { nickname: 'Ramón Núñez' });
    const { rows, total, path } = await tree({ search: ' NUNEZ ' });
    expect(rows).toMatchObject([{ account: 'downline2a', level: 2, above: [{ account: 'agent2' }] }]);
    expect([total, path]).toEqual([1, []]);
    expect(accounts(await tree({ search: 'line1' }))).toEqual(['downline1a', 'downline1b']);
    expect((await tree({ search: 'downline41' })).total).toBe(0);
    expect(accounts(await tree({ search: '   ' }))).toHaveLength(3);
  });

  it('finds what a hostile name shows, and shows it as it is', async () => {
    const nickname = '=HYPERLINK("x")<b>%_\u202Eabc';
    await change('downline1a', { nickname });
    for (const search of ['=hyper', '<B>', '%_', '\u202E%_'])
      expect((await tree({ search })).rows).toMatchObject([{ nickname }]);
    expect((await tree({ search: '%' })).total).toBe(1);
    expect((await tree({ search: "' or 1=1 --" })).total).toBe(0);
  });

  it('where names are masked shows, finds and orders nothing else', async () => {
    box.sandbox.settings.patch({ agents: { masked: true } });
    const { rows } = await tree();
    expect(rows.map(({ account, nickname, upline }) => [account, nickname, upline]).toSorted()).toEqual([
      ['do•••a', 'Ca•••e', 'ag•••1'],
      ['do•••b', 'Di•••a', 'ag•••1'],
    ]);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted());
    expect((await tree({ search: 'camila' })).total).toBe(0);
    expect((await tree({ search: 'ca•••e' })).total).toBe(1);
  });

  it('shows a closed account as closed, and no demo account at all', async () => {
    await change('downline1a', { disabled: true });
    await move('demo4', 'agent1');
    const { rows, total, below } = await tree();
    expect(rows.map(({ account, open }) => [account, open])).toEqual([
      ['downline1a', false],
      ['downline1b', true],
    ]);
    expect([total, below]).toEqual([2, 2]);
    expect((await ask({ under: await idOf('demo4') })).code).toBe('MEMBER_UNKNOWN');
    expect((await tree({ search: 'demo4' })).total).toBe(0);
  });
});

describe('GWY-02 nobody reads outside their own line', () => {
  it.each([
    ['somebody of another line', 'downline1a'],
    ['another agent', 'agent1'],
    ['oneself', 'agent2'],
    ['a member of no line', 'member1'],
    ['nobody there is', 'nobody'],
  ])('agent2 asks for %s, and the answer is always the same', async (_, account) => {
    const other = await signIn(box.address, 'agent2');
    const id = (await idOf(account)) || 'a-made-up-id';
    for (const name of ['agent.tree', 'agent.member'] as const) {
      const { status, code } = await said(box, name, { id, under: id, page: 1, size: 10 }, other);
      expect([status, code]).toEqual([422, 'MEMBER_UNKNOWN']);
    }
    expect((await tree({ search: 'downline1a' }, other)).total).toBe(0);
  });

  it('an upline asked for by those below is unknown too', async () => {
    await move('agent2', 'agent1');
    const below = await signIn(box.address, 'agent2');
    expect((await ask({ under: await idOf('agent1') }, below)).code).toBe('MEMBER_UNKNOWN');
  });

  it('ROL-02 a member and a demo account get their refusals', async () => {
    for (const [account, code] of [
      ['member1', 'FORBIDDEN'],
      ['downline1a', 'FORBIDDEN'],
      ['demo4', 'REAL_ACCOUNT_NEEDED'],
    ] as const)
      expect((await ask({}, await signIn(box.address, account))).code).toBe(code);
  });

  it('somebody who left the line is gone with all below, and is found by the other one', async () => {
    await move('agent41', 'agent1');
    const id = await idOf('downline41a');
    expect((await said(box, 'agent.member', { id }, token)).status).toBe(200);
    await move('agent41', 'agent2');
    expect((await said(box, 'agent.member', { id }, token)).code).toBe('MEMBER_UNKNOWN');
    expect((await ask({ under: await idOf('agent41') })).code).toBe('MEMBER_UNKNOWN');
    expect((await tree({ search: '41' })).total).toBe(0);
    expect((await tree({ search: '41' }, await signIn(box.address, 'agent2'))).total).toBe(2);
  });
});

describe('whatever the line looks like', () => {
  /** Everybody below somebody, found by going down from one to the next, without demo accounts. */
  const belowOf = (all: Awaited<ReturnType<typeof everybody>>, id: string): typeof all => {
    const next = all.filter((one) => one.uplineId === id);
    return next.flatMap((one) => [one, ...belowOf(all, one.id)]);
  };
  const real = ({ type }: { type: number }) => type !== 4;

  it('the tree is what the uplines say, and its counts are right', async () => {
    const people = (await everybody()).map(({ account }) => account);
    const anybody = fc.constantFrom(...people);
    const moves = fc.array(fc.tuple(anybody, fc.option(anybody, { freq: 6 })), {
      minLength: 4,
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        // The database refuses a circle: that move leaves all as it was.
        for (const [who, upline] of list) await move(who, upline).catch(() => undefined);
        const all = await everybody();
        const agent = all.find(({ account }) => account === 'agent1');
        const roots = [
          '',
          ...belowOf(all, agent?.id ?? '')
            .filter(real)
            .map(({ id }) => id),
        ];
        for (const root of roots) {
          const { rows, total, below } = await tree(root === '' ? {} : { under: root });
          const id = root || (agent?.id ?? '');
          const direct = all.filter((one) => one.uplineId === id && real(one));
          expect(accounts({ rows })).toEqual(direct.map(({ account }) => account).toSorted());
          expect(total).toBe(direct.length);
          expect(below).toBe(belowOf(all, id).filter(real).length);
          for (const row of rows) {
            expect(row.direct).toBe(all.filter((one) => one.uplineId === row.id && real(one)).length);
            expect(row.below).toBe(belowOf(all, row.id).filter(real).length);
          }
        }
        expect((await tree({ search: 'a' })).total).toBe(
          belowOf(all, agent?.id ?? '').filter(
            (one) => real(one) && /a/i.test(`${one.account}${one.nickname.normalize('NFD')}`),
          ).length,
        );
      }),
      runs(12),
    );
  });
});
