import { expect, it } from 'vitest';
import { createStand, json } from './stand.ts';

it.each([
  ['excluded', 1],
  ['onBreak', 1],
  ['limitReached', 0],
])('a refusal of protection by the rule %s reports the token %i times', async (rule, times) => {
  const refusal = () => json({ success: false, code: 'PROTECTION_RULE', value: { rule } }, { status: 422 });
  const { call, keepToken, restricted: reported } = createStand(refusal);
  keepToken('a');
  await expect(call('games.favourites', {})).rejects.toMatchObject({
    failure: { code: 'PROTECTION_RULE' },
  });
  expect(reported).toEqual(Array.from({ length: times }, () => 'a'));
});
