import { expect, test } from 'vitest';
import type { PermissionResult, Resource } from '#contract/system.ts';
import { downloadTypes, offersTelegram, resourcesOf } from '#machines/system/resources.rules.ts';

const check = { hosts: ['app.example'], own: 'casino.example' };
const result = (resources: Resource[]): PermissionResult => ({
  info: { resources },
  maintenance: false,
  regionRestriction: false,
});
const ios = { resourceType: 'IOS', url: 'https://app.example/ios' };

test('downloads are those whose resources exist, in the order of the side bar', () => {
  const android = { resourceType: 'ANDROID', url: 'https://get.app.example/apk', qrCodeUrl: null };
  expect(resourcesOf(result([android, ios]), downloadTypes, check)).toEqual([
    { type: 'IOS', address: ios.url, scan: ios.url, host: 'app.example' },
    { type: 'ANDROID', address: android.url, scan: android.url, host: 'get.app.example' },
  ]);
  expect(resourcesOf(null, downloadTypes, check)).toEqual([]);
  expect(resourcesOf(result([]), downloadTypes, check)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'http://app.example/ios',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/ios',
  'https://app.example.evil.example/',
  'https://app.example@evil.example/',
  'https://casino.example/ios',
  '',
])('CSV-05 a resource with the address %s is hidden', (url) => {
  expect(resourcesOf(result([{ ...ios, url }]), downloadTypes, check)).toEqual([]);
});

test('CSV-05 a forbidden QR address is replaced by the address itself', () => {
  const bad = result([{ ...ios, qrCodeUrl: 'https://evil.example/' }]);
  expect(resourcesOf(bad, downloadTypes, check)[0]?.scan).toBe(ios.url);
  const good = result([{ ...ios, qrCodeUrl: 'https://qr.app.example/1' }]);
  expect(resourcesOf(good, downloadTypes, check)[0]).toMatchObject({
    address: ios.url,
    scan: 'https://qr.app.example/1',
    host: 'qr.app.example',
  });
});

test('CSV-05 a bad entry does not hide a good one of the same type', () => {
  const found = resourcesOf(result([{ ...ios, url: 'javascript:0' }, ios]), downloadTypes, check);
  expect(found).toHaveLength(1);
});

test('a messaging app is offered when customer service has one', () => {
  expect(offersTelegram(null)).toBe(false);
  expect(offersTelegram(result([]))).toBe(false);
  const info = { customerService: [{ csType: 'TELEGRAM' as const, path: 'x' }] };
  expect(offersTelegram({ ...result([]), info })).toBe(true);
});
