import { expect, it } from 'vitest';
import { createClock } from '#src/actors/clock.ts';
import { createStand, json, text } from './stand.ts';

const gateway = Date.parse('2031-05-14T17:20:00Z');
const month = 30 * 24 * 3_600_000;
const date = (at: number) => ({ Date: new Date(at).toUTCString() });

/** What a device that is wrong by so much knows of the time after an answer that took two seconds. */
async function knownAfter(answer: () => Response, wrong: number): Promise<number> {
  let forward = 0;
  const clock = createClock({ now: () => gateway + wrong, forward: () => forward });
  const reply = () => {
    forward += 2_000;
    return answer();
  };
  const { call } = createStand(reply, { clock });
  await call('system.keys', {}).catch(() => undefined);
  return clock.now() - gateway;
}

const keys = { success: true, value: { keys: [], now: gateway + 300 } };

it.each([
  ['an answer’s date', () => json({ success: true }, { headers: date(gateway) }), 0, 3_000],
  [
    'the date of a refusal',
    () => json({ success: false }, { status: 422, headers: date(gateway) }),
    0,
    3_000,
  ],
  [
    'the date of an answer that was kept on the way',
    () => json({ success: true }, { headers: { ...date(gateway - 60_000), Age: '60' } }),
    0,
    3_000,
  ],
  ['a moment in the answer, within its date', () => json(keys, { headers: date(gateway) }), 300, 2_300],
  ['a moment in the answer, where no date can be read', () => json(keys), 300, 2_300],
  [
    'the date rather than a moment long ago',
    () => json({ success: true, value: { keys: [], now: 7 } }, { headers: date(gateway) }),
    0,
    3_000,
  ],
])('the time is known by %s', async (_, answer, earliest, latest) => {
  for (const wrong of [-month, month, 0]) {
    const known = await knownAfter(answer, wrong);
    expect(known).toBeGreaterThanOrEqual(earliest);
    expect(known).toBeLessThanOrEqual(latest);
  }
});

it('what is no answer of a gateway says nothing of its time', async () => {
  expect(await knownAfter(() => text('<html>', { headers: date(gateway + month) }), 0)).toBeLessThan(month);
});
