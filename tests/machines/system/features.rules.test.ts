import { expect, test } from 'vitest';
import { featuresAt, featuresOf, noFeatures } from '#machines/system/features.rules.ts';

const on = (modId: string, childrenNodes?: unknown) => ({ modId, enabled: '1', childrenNodes });

test('a feature is on only when its node says the string 1, at any depth', () => {
  const features = featuresOf([on('ROOT', [on('LOGIN', [on('SMSLOGIN')]), on('FREEPLAY')])]);
  expect(features.smsLogin).toBe(true);
  expect(features.freePlay).toBe(true);
  expect(features.phoneReset).toBe(false);
});

test.each([['0'], [''], [1], [true], [null], [undefined], ['1 '], [['1']]])(
  'CFG-02 a node enabled by %j is off',
  (enabled) => {
    expect(featuresOf([{ modId: 'SMSLOGIN', enabled }]).smsLogin).toBe(false);
  },
);

test('CFG-02 a modId that appears twice is on only when both are on, whatever their order', () => {
  const off = { modId: 'SMSLOGIN', enabled: '0' };
  expect(featuresOf([on('SMSLOGIN'), on('SMSLOGIN')]).smsLogin).toBe(true);
  expect(featuresOf([off, on('SMSLOGIN')]).smsLogin).toBe(false);
  expect(featuresOf([on('SMSLOGIN'), off]).smsLogin).toBe(false);
});

test.each([[null], [undefined], ['x'], [7], [[]], [{}], [[null, 3, 'x', []]]])(
  'CFG-03 a whitelabel of %j switches everything off',
  (whitelabel) => {
    expect(featuresOf(whitelabel)).toEqual(noFeatures);
  },
);

test('CFG-03 childrenNodes may be a string, missing, or five hundred levels deep without a stack overflow', () => {
  let deep: unknown = on('FREEPLAY');
  for (let level = 0; level < 500; level += 1) deep = on(`L${level}`, [deep]);
  expect(featuresOf([deep]).freePlay).toBe(true);
  expect(featuresOf([on('SMSLOGIN', 'children')]).smsLogin).toBe(true);
});

test('CFG-03 a tree larger than any real one is read no further than its limit', () => {
  const huge = Array.from({ length: 5_000 }, (_, index) => on(`N${index}`));
  expect(featuresOf([huge, on('SMSLOGIN')]).smsLogin).toBe(true);
  expect(featuresOf([on('SMSLOGIN'), [huge]]).smsLogin).toBe(false);
});

test('keys such as __proto__ in the tree change nothing', () => {
  featuresOf(JSON.parse('[{"modId":"__proto__","enabled":"1","__proto__":{"smsLogin":true}}]'));
  expect(({} as Record<string, unknown>).smsLogin).toBeUndefined();
});

test('LOG-13 only an agents’ entrance switches off what makes new accounts, and nothing else', () => {
  const all = featuresOf(['DIRECTREG', 'FREEPLAY', 'SMSLOGIN'].map((id) => on(id)));
  expect(featuresAt('any', all)).toBe(all);
  expect(featuresAt('member', all)).toBe(all);
  expect(featuresAt('agent', all)).toEqual({ ...all, directRegistration: false, freePlay: false });
});
