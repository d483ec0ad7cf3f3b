import { beforeEach, describe, expect, it } from 'vitest';
import { actOn, changesOf, limitOf, ofMarket, ruleOf } from '../../kit/limits.ts';
import { type Asker, act, askerOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('SE'));
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'vip5');
});

const market = (name: string) => box.sandbox.settings.patch({ protection: { market: name } });
const post = (body: object) => act(box, 'protection', body);

describe('a first monthly deposit limit above what needs a talk', () => {
  const talk = { account: 'vip5', kind: 'deposit', period: 'month', act: 'TALKED' };
  const month = () => limitOf(asker, 'deposit', 'month');

  it.each([
    ['SE', '10000'],
    ['NL', '350'],
  ])('in %s holds only when a person has talked to the member, and then at once', async (name, most) => {
    market(name);
    const value = `${most}.01`;
    const { value: asked } = await actOn(asker, { period: 'month', value });
    expect(asked).toMatchObject({ value: null, raise: { state: 'TALKING', value } });
    expect((await post(talk)).status).toBe(200);
    expect(await month()).toMatchObject({ value, raise: null });
    expect((await changesOf(asker)).changes.map(({ what }) => what)).toEqual(['LIMIT_SET', 'RAISE_ASKED']);
  });

  it('is left for a lower one, which holds at once, or dropped', async () => {
    market('SE');
    await actOn(asker, { period: 'month', value: '20000' });
    expect(ruleOf(await actOn(asker, { period: 'month', value: '20000' }))).toBe('sameValue');
    expect((await actOn(asker, { act: 'DROP', period: 'month' })).value).toMatchObject({ raise: null });
    await actOn(asker, { period: 'month', value: '20000' });
    const { value } = await actOn(asker, { period: 'month', value: '10000' });
    expect(value).toMatchObject({ value: '10000.00', raise: null });
    expect((await post(talk)).status).toBe(404);
  });

  it('leaves limits of days and weeks alone', async () => {
    market('SE');
    expect((await actOn(asker, { period: 'week', value: '20000' })).value.value).toBe('20000.00');
  });
});
