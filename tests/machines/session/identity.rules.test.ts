import { expect, test } from 'vitest';
import {
  failureFrom,
  type IdentityContext,
  registerInput,
  signInInput,
} from '#machines/session/identity.rules.ts';

const context: IdentityContext = {
  provider: 'norte',
  purpose: 'login',
  entrance: 'agent',
  affiliateCode: '',
  proof: { idToken: 'a.b.c', nonce: 'n' },
  accepted: null,
  failure: null,
  unseen: false,
};

test.each([
  ['blocked', { kind: 'refused', code: 'POPUP_BLOCKED' }],
  ['insecure', { kind: 'refused', code: 'PAGE_INSECURE' }],
  ['refused', { kind: 'refused', code: 'IDENTITY_REFUSED' }],
  ['unreachable', { kind: 'network' }],
] as const)('LOG-17 a window that is %s shows the text of spec 8', (trouble, failure) => {
  expect(failureFrom(trouble)).toEqual(failure);
});

test('the gateway gets the proof, and the entrance or the invitation', () => {
  const shown = { provider: 'norte', idToken: 'a.b.c', nonce: 'n' };
  expect(signInInput(context)).toEqual({ ...shown, entrance: 'agent' });
  expect(registerInput(context)).toEqual(shown);
  expect(registerInput({ ...context, affiliateCode: 'SUR-9T3W6H2RCJ' })).toEqual({
    ...shown,
    affiliateCode: 'SUR-9T3W6H2RCJ',
  });
});
