import { expect, test } from 'vitest';
import { takeInvitation } from '#src/app/world/invitation.ts';
import { createStorage } from '#src/app/world/storage.ts';
import { memoryStorage } from './memory-storage.ts';

/** A tab, in which pages are opened one after the other. */
function tab() {
  const [session, local] = [memoryStorage(), memoryStorage()];
  const configuration = { brand: { merchantCode: 'vestibulo' }, languages: ['ES', 'EN'] };
  const open = (path: string) => {
    const storage = createStorage(configuration as never, { session: () => session, local: () => local });
    const { href, origin, pathname, host, hash } = new URL(path, 'https://casino.example');
    const replaced: unknown[] = [];
    const history = {
      state: { kept: true },
      replaceState: (...given: unknown[]) => void replaced.push(given),
    };
    const { current, forget } = takeInvitation(storage, { href, origin, pathname, host, hash }, history);
    return { current, forget, replaced };
  };
  return { open, local };
}

test('AFF-05 the code in an address is kept in this tab and removed from the address, which otherwise stays', () => {
  const { open, local } = tab();
  const { current, replaced } = open('/register?a=1&referralCode=NORTE-7Q4K&b=2#top');
  expect(current()).toEqual({
    code: 'NORTE-7Q4K',
    domain: 'casino.example',
    url: 'https://casino.example/register',
  });
  expect(replaced).toEqual([[{ kept: true }, '', '/register?a=1&b=2#top']]);
  // What outlives the tab has nothing of it.
  expect(Object.values(local).join()).not.toContain('NORTE');
});

test.each(['', '<script>', 'x'.repeat(65), 'a b', 'a%00b', '../etc', 'код'])(
  'AFF-05 the code %j is dropped, and removed from the address all the same',
  (code) => {
    const { current, replaced } = tab().open(`/register?referralCode=${encodeURIComponent(code)}`);
    expect(current().code).toBeNull();
    expect(replaced).toEqual([[{ kept: true }, '', '/register']]);
  },
);

test.each([
  '/register?referralCode=CODE.',
  '/register?referralCode=%20CODE',
  '/register?referralCode=CODE%E2%80%8B',
  '/register?referralCode=%E2%81%A6CODE%E2%81%A9',
  '/register?a=1&amp;referralCode=CODE',
  '/register?referralcode=CODE',
  '/register?REFERRALCODE=CODE%3E',
  '/register?referralCode=&referralcode=CODE',
])('the code of %s, as mails and chats write it, is read and removed from the address', (link) => {
  const { current, replaced } = tab().open(link);
  expect(current().code).toBe('CODE');
  expect(current().unread).toBeUndefined();
  expect(JSON.stringify(replaced)).not.toMatch(/referralcode|CODE/i);
});

test('a link whose code can’t be read says so, one without a code does not', () => {
  expect(tab().open('/register?referralCode=c%C3%B3digo').current()).toMatchObject({
    code: null,
    unread: true,
  });
  expect(tab().open('/register?referralCode=').current().unread).toBeUndefined();
  expect(tab().open('/register').current().unread).toBeUndefined();
});

test('an address without a code is left alone', () => {
  const { current, replaced } = tab().open('/register?page=2');
  expect([current().code, replaced]).toEqual([null, []]);
});

test('the code survives a reload and the way back from a provider, until it is forgotten', () => {
  const { open } = tab();
  open('/register?referralCode=NORTE-7Q4K');
  expect(open('/register').current().code).toBe('NORTE-7Q4K');
  const back = open('/');
  back.forget();
  expect([back.current().code, open('/register').current().code]).toEqual([null, null]);
});

test('a newer link replaces the code, and one that can’t be a code does not', () => {
  const { open } = tab();
  open('/register?referralCode=NORTE-7Q4K');
  expect(open('/register?referralCode=SUR-9T3W').current().code).toBe('SUR-9T3W');
  expect(open('/register?referralCode=%3Cscript%3E').current().code).toBe('SUR-9T3W');
});

test('another tab knows nothing of it', () => {
  tab().open('/register?referralCode=NORTE-7Q4K');
  expect(tab().open('/register').current().code).toBeNull();
});
