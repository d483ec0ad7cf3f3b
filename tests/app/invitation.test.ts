import { expect, test } from 'vitest';
import { takeInvitation } from '#src/app/world/invitation.ts';

function opened(path: string) {
  const { href, origin, pathname, host, hash } = new URL(path, 'https://casino.example');
  const replaced: unknown[] = [];
  const history = { state: { kept: true }, replaceState: (...given: unknown[]) => void replaced.push(given) };
  return { invited: takeInvitation({ href, origin, pathname, host, hash }, history), replaced };
}

test('AFF-05 the code in an address is kept in memory and removed from the address, which otherwise stays', () => {
  const { invited, replaced } = opened('/register?a=1&referralCode=NORTE-7Q4K&b=2#top');
  expect(invited).toEqual({
    code: 'NORTE-7Q4K',
    domain: 'casino.example',
    url: 'https://casino.example/register',
  });
  expect(replaced).toEqual([[{ kept: true }, '', '/register?a=1&b=2#top']]);
});

test.each(['', '<script>', 'x'.repeat(65), 'a b', 'a%00b', '../etc', 'код'])(
  'AFF-05 the code %j is dropped, and removed from the address all the same',
  (code) => {
    const { invited, replaced } = opened(`/register?referralCode=${encodeURIComponent(code)}`);
    expect(invited.code).toBeNull();
    expect(replaced).toEqual([[{ kept: true }, '', '/register']]);
  },
);

test('an address without a code is left alone', () => {
  const { invited, replaced } = opened('/register?page=2');
  expect([invited.code, replaced]).toEqual([null, []]);
});
