import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CallFailure } from '#contract/errors.ts';
import type { Standing } from '#contract/protection.ts';
import { runs } from '../../kit/depth.ts';
import { startMarket } from '../../kit/limits.ts';
import { act, askerOf, askFor } from '../../kit/promotions.ts';
import { honest, type Lie, openProduct, type Product, roundAt, slotOf } from '../../kit/protected-walk.ts';
import type { TestSandbox } from '../../kit/sandbox.ts';

const hour = 60 * 60_000;
const account = 'vip5';
let box: TestSandbox;

beforeAll(async () => {
  box = await startMarket('UNION', { limits: { asked: 'never' } });
});
afterAll(() => box.close());

const away = { months: 6, understood: true, everywhere: false };

/** What a member, another tab, the state or time can do; each goes as far as it can. */
const deeds = {
  'picks a game': async ({ tell }) => tell('launch', { type: 'launch.wanted', target: slotOf(box) } as never),
  declares: async ({ launch, settled }) => {
    const sheet = launch().getSnapshot().children.declare;
    if (!sheet) return;
    sheet.send({ type: 'notice.read', key: randomUUID() });
    await settled();
    for (const [field, value] of Object.entries({ minutes: '60', money: '20', check: '10' }))
      sheet.send({ type: 'field.changed', field, value });
    sheet.send({ type: 'submitted', key: randomUUID() });
  },
  'gives up': async ({ tell }) => tell('launch', { type: 'launch.cancelled' }),
  'takes a break here': async ({ call, tell }) => {
    await call('protection.break', { key: randomUUID(), hours: 24, months: null }).catch(() => undefined);
    tell('session', { type: 'absence.changed' });
  },
  'excludes herself elsewhere': async () => {
    await askFor(await askerOf(box, account), 'protection.exclude', away);
  },
  'is listed by the state': async () => {
    await act(box, 'protection', { account, act: 'REGISTER' });
  },
  'leaves the list of the state': async () => {
    await act(box, 'protection', { account, act: 'UNREGISTER' });
  },
  'is called at risk': async () => {
    await act(box, 'people', { account, care: 'AT_RISK' });
  },
  'three days pass': async () => box.sandbox.clock.move(73 * hour),
} satisfies Record<string, (product: Product) => Promise<unknown>>;
type Deed = keyof typeof deeds;

/** What was seen after a deed. */
type Seen = {
  readonly standing: Standing;
  /** A game was opened by it. */
  readonly opened: boolean;
  /** A round was played after it. */
  readonly played: boolean;
  /** The game was still open a minute later, and not behind the question to sign in again. */
  readonly open: boolean;
  readonly payoutClosed: boolean;
  readonly promotes: boolean;
};

/** What must hold after each deed, whatever came before. */
const properties: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'no game opens, stays open or is played while a break or an exclusion is in force': ({
    standing,
    opened,
    played,
    open,
  }) => standing.absence === null || !(opened || played || open),
  'withdrawing is never closed by a rule of protection': ({ payoutClosed }) => !payoutClosed,
  'nothing is promoted to whom nothing may be promoted': ({ standing, promotes }) =>
    standing.may.promote || !promotes,
  'a game opens only in a declared session of play': ({ standing, opened }) =>
    !opened || !standing.rules.session.declare || standing.session?.state === 'OPEN',
};

/** Walks a way through the whole product, and gives the properties that broke, each with the way so far. */
async function broken(way: readonly Deed[], lie: Lie = honest): Promise<readonly string[]> {
  await box.reset();
  box.sandbox.settings.patch({ protection: { market: 'UNION', limits: { asked: 'never' } } });
  const product = await openProduct(box, account, lie);
  const found = new Set<string>();
  try {
    for (const [n, deed] of way.entries()) {
      const before = product.address();
      await deeds[deed](product);
      await product.settled();
      const now = product.address();
      const standing = await product.standing();
      const opened = now !== '' && now !== before;
      const played = now !== '' && (await roundAt(box, now));
      product.tell('standingOfCare', { type: 'standing.doubted' });
      await product.minute();
      const seen: Seen = {
        standing,
        opened,
        played,
        open: product.address() !== '' && product.signedIn(),
        payoutClosed: await product.protects('wallet.payoutTerms'),
        promotes: product.promotes(),
      };
      for (const [name, holds] of Object.entries(properties))
        if (!holds(seen)) found.add(`${name}: ${way.slice(0, n + 1).join(', ')}`);
    }
  } finally {
    product.stop();
  }
  return [...found];
}

const names = Object.keys(deeds) as Deed[];
const played: readonly Deed[] = ['picks a game', 'declares'];

it('a declared session opens its game, and the walk sees it', async () => {
  await box.reset();
  box.sandbox.settings.patch({ protection: { market: 'UNION', limits: { asked: 'never' } } });
  const product = await openProduct(box, account);
  for (const deed of played) {
    await deeds[deed](product);
    await product.settled();
  }
  expect(product.address()).toContain(box.gameAddress);
  expect(product.promotes()).toBe(true);
  expect(await roundAt(box, product.address())).toBe(true);
  product.stop();
});

it.each(names.map((name) => [name]))('everything holds of somebody who plays and then %s', async (deed) => {
  expect(await broken([...played, deed, ...played])).toEqual([]);
});

it('everything holds along any way through the product', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 7 }), async (way) => {
      expect(await broken(way)).toEqual([]);
    }),
    { ...runs(12), endOnFailure: true },
  );
}, 120_000);

const refusedByRule = new CallFailure({
  kind: 'refused',
  code: 'PROTECTION_RULE',
  value: { rule: 'excluded' },
} as never);

/** Launches whatever holds play back. */
const launching: Lie = (name, answer) =>
  name === 'games.launch'
    ? answer().catch(() => ({ game_url: `${box.gameAddress}/slot?ticket=none` }))
    : answer();

it.each<[string, Lie, readonly Deed[], readonly string[]]>([
  [
    'that launches before a session is declared',
    launching,
    ['picks a game'],
    ['a game opens only in a declared session of play'],
  ],
  [
    'that launches for the excluded, and does not say that they are away',
    async (name, answer) =>
      name === 'member.info' ? { ...((await answer()) as object), away: false } : launching(name, answer),
    ['is listed by the state', 'picks a game'],
    [
      'no game opens, stays open or is played while a break or an exclusion is in force',
      'a game opens only in a declared session of play',
    ],
  ],
  [
    'that closes withdrawing to the excluded',
    async (name, answer) => (name === 'wallet.payoutTerms' ? Promise.reject(refusedByRule) : answer()),
    ['takes a break here'],
    ['withdrawing is never closed by a rule of protection'],
  ],
  [
    'that says that all is well',
    async (name, answer) => {
      const said = (await answer()) as Standing;
      if (name !== 'protection.standing') return said;
      return { ...said, care: { ...said.care, standing: 'NONE' }, may: { ...said.may, promote: true } };
    },
    ['is called at risk'],
    ['nothing is promoted to whom nothing may be promoted'],
  ],
])('a gateway %s is found', async (_, lie, way, expected) => {
  const found = await broken(way, lie);
  expect(found).toEqual(expected.map((name) => `${name}: ${way.join(', ')}`));
});
