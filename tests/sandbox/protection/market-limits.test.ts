import { beforeEach, describe, expect, it } from 'vitest';
import { actOn, at, limitOf, newPayer, ofMarket, ruleOf } from '../../kit/limits.ts';
import type { Asker } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('UNION'));
let asker: Asker;

beforeEach(async () => {
  await box.reset({ begins: at('2026-11-25 10:00') });
  asker = await newPayer(box, 'vip5');
});

const market = (name: string, more: Record<string, unknown> = {}) =>
  box.sandbox.settings.patch({ protection: { market: name, ...more } });

describe('the market', () => {
  const patch = (body: unknown) =>
    box.ask('/sandbox/config', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('can’t ask for a limit over a time that it does not offer: nobody could ever play', async () => {
    const limits = (required: string[]) =>
      patch({ protection: { market: 'SE', limits: { periods: ['day', 'week'], required } } });
    expect((await limits(['day', 'week'])).status).toBe(200);
    const refused = await limits(['day', 'month']);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('limits.required');
  });

  it('has ceilings that hold beside the member’s own, and above which nothing is set', async () => {
    market('ES');
    expect(await limitOf(asker, 'deposit', 'day')).toMatchObject({
      value: null,
      ceiling: '600.00',
      left: '600.00',
    });
    const refused = await actOn(asker, { value: '600.01' });
    expect(ruleOf(refused)).toBe('aboveCeiling');
    expect(refused.value).toMatchObject({ ceiling: '600.00' });
    expect((await actOn(asker, { value: '600' })).status).toBe(200);
    market('ES', { limits: { ceilings: { day: '50.00' } } });
    expect((await limitOf(asker, 'deposit', 'day')).left).toBe('50.00');
    // Lowering is never refused, even to a value above a ceiling that came later.
    expect((await actOn(asker, { value: '500' })).value).toMatchObject({ value: '500.00', left: '50.00' });
  });

  it('can change: a limit of the old one goes on holding', async () => {
    market('ES');
    await actOn(asker, { period: 'fourWeeks', value: '80' });
    market('MX');
    expect(await limitOf(asker, 'deposit', 'fourWeeks')).toMatchObject({ value: '80.00', left: '80.00' });
    expect((await actOn(asker, { period: 'fourWeeks', value: '70' })).value.value).toBe('70.00');
  });

  it('that is not known has the strictest rules, and is warned of once, in the log and on the page', async () => {
    const warnings = () => box.logged.filter((line) => line.includes('unknown market'));
    const before = warnings().length;
    await patch({ protection: { market: 'ATLANTIS' } });
    await patch({ brand: { name: 'Otro' } });
    expect(warnings()).toHaveLength(before + 1);
    expect(warnings().at(-1)).toContain('ATLANTIS');
    expect(await (await box.ask('/sandbox?tab=people')).text()).toContain(
      'The market ATLANTIS is not known here',
    );
    await actOn(asker, { value: '100' });
    expect((await actOn(asker, { value: '200' })).value.raise?.state).toBe('TESTING');
    await patch({ protection: { market: 'UK' } });
    expect(await (await box.ask('/sandbox?tab=people')).text()).not.toContain('is not known here');
  });
});
