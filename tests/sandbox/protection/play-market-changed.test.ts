import { beforeEach, expect, it } from 'vitest';
import { type Player, player, ruleOf } from '../../kit/play-sessions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let one: Player;

beforeEach(async () => {
  await box.reset();
  inMarket('UK');
  one = await player(box, 'member1');
});

const inMarket = (market: string) => box.sandbox.settings.patch({ protection: { market } });

it.each(['UNION', 'ES'])('a session that nobody declared ends once the market is %s', async (market) => {
  await one.sitDown();
  const { round } = await one.bet(100);
  expect(round).not.toBe('');
  inMarket(market);
  expect((await one.bet(100)).refused).toBe('PROTECTED');
  expect(await one.session()).toMatchObject({ state: 'ENDING', why: 'protection' });
  await one.settle(round, 300);
  expect(await one.session()).toMatchObject({ state: 'ENDED', why: 'protection', net: '2.00' });
  expect(ruleOf(await one.launch())).toBe('undeclared');
  expect(ruleOf(await one.declare({ noticeRead: true }))).toBe('');
  expect(ruleOf(await one.sitDown())).toBe('');
  expect((await one.bet(100)).refused).toBe('');
});

it('a session that was declared goes on in whatever market', async () => {
  await one.declare();
  await one.sitDown();
  inMarket('ES');
  expect((await one.bet(100)).refused).toBe('');
  inMarket('SE');
  expect((await one.bet(100)).refused).toBe('');
});
