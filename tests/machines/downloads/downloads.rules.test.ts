import { describe, expect, it } from 'vitest';
import type { Resource } from '#contract/system.ts';
import { downloadCards, missingTypes } from '#machines/downloads/cards.rules.ts';
import { downloadOrder, guideOrder, systemOf } from '#machines/downloads/device.rules.ts';
import { bySpeed, shownSpeed, sitesOf, withTime } from '#machines/downloads/speeds.rules.ts';
import { needsWarning } from '#machines/system/resources.rules.ts';

const check = { hosts: ['app.example'], own: 'casino.example' };
const about = { check, language: 'ES', system: null } as const;
const ios: Resource = { resourceType: 'IOS', url: 'https://app.example/ios' };
const apk: Resource = { resourceType: 'ANDROID', url: 'https://get.app.example/apk' };
const hash = 'AB'.repeat(32);

describe('the device', () => {
  it.each([
    ['IOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone', 5],
    ['IOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 5],
    [null, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 0],
    ['ANDROID', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Linux armv81', 5],
    [null, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Win32', 10],
    [null, '', '', 0],
  ] as const)('is %s by what the browser says: %s', (system, userAgent, platform, touchPoints) => {
    expect(systemOf({ userAgent, platform, touchPoints })).toBe(system);
  });

  it('puts its own downloads first, and else nothing changes', () => {
    expect(downloadOrder('ANDROID')).toEqual(['ANDROID', 'IOS', 'MOBILECONFIG']);
    expect(downloadOrder('IOS')).toEqual(['IOS', 'MOBILECONFIG', 'ANDROID']);
    expect(guideOrder(null)).toEqual(['IOS', 'MOBILECONFIG', 'ANDROID', 'WEBAPP']);
  });
});

describe('the cards', () => {
  it('have the host of the button and of the code, the size and the fingerprint', () => {
    const whole = { ...ios, qrCodeUrl: 'https://qr.app.example/1', sha256: hash, size: 12 };
    expect(downloadCards([whole], { ...about, system: 'IOS' })).toEqual([
      {
        type: 'IOS',
        address: ios.url,
        addressHost: 'app.example',
        scan: 'https://qr.app.example/1',
        host: 'qr.app.example',
        label: '',
        sha256: hash.toLowerCase(),
        size: 12,
        own: true,
      },
    ]);
  });

  it.each([
    ['EN', 'iPhone app'],
    ['CN', '苹果'],
    ['ES', ''],
  ])('in %s bear the name %j of the gateway', (language, label) => {
    const named = { ...ios, labelNameEn: ' iPhone app ', labelNameCn: '苹果' };
    expect(downloadCards([named], { ...about, language })[0]?.label).toBe(label);
  });

  it.each(['', 'abc', `${hash}0`, 'zz'.repeat(32), null])('show no fingerprint for %j', (sha256) => {
    expect(downloadCards([{ ...ios, sha256 }], about)[0]?.sha256).toBe('');
  });

  it.each(['javascript:alert(1)', 'http://app.example/ios', 'data:text/html,x', 'https://evil.example/ios'])(
    'CSV-05 hide a resource with the address %s, and show the next good one',
    (url) => {
      expect(downloadCards([{ ...ios, url }, apk], about).map(({ type }) => type)).toEqual(['ANDROID']);
      expect(downloadCards([{ ...ios, url }, ios], about)).toHaveLength(1);
    },
  );

  it('say which are missing', () => {
    expect(missingTypes(downloadCards([apk], about))).toEqual(['IOS', 'MOBILECONFIG']);
  });

  it('W26 ask for a warning before a profile alone', () => {
    expect(downloadOrder(null).filter(needsWarning)).toEqual(['MOBILECONFIG']);
  });
});

describe('other addresses', () => {
  const sites = sitesOf(
    [
      [
        { url: 'https://a.app.example/', speed: 90 },
        { url: 'https://b.app.example', speed: null },
        { url: 'https://evil.example/', speed: 1 },
        { url: 'javascript:alert(1)', speed: 1 },
        { url: 'https://casino.example/', speed: 1 },
      ],
      [
        { url: 'https://a.app.example/again', speed: 5 },
        { url: 'https://c.app.example/', speed: -4 },
      ],
      undefined,
    ],
    check,
  );

  it('CSV-05 are those of the list alone, each once', () => {
    expect(sites.map(({ host, speed }) => [host, speed])).toEqual([
      ['a.app.example', 90],
      ['b.app.example', null],
      ['c.app.example', null],
    ]);
  });

  it('stand in the order of their speed: measured, told, unknown or silent', () => {
    const measured = { 'https://c.app.example/': 12, 'https://a.app.example/': null };
    expect(bySpeed(sites, measured).map(({ host }) => host)).toEqual([
      'c.app.example',
      'a.app.example',
      'b.app.example',
    ]);
    expect(sites.map((site) => shownSpeed(site, measured))).toEqual([null, null, 12]);
  });

  it('that were not asked have no time', () => {
    const run = { addresses: ['https://a.app.example/'], measured: {} };
    expect(withTime(run, { address: 'https://evil.example/', ms: 1 })).toEqual({});
    expect(withTime(run, { address: 'https://a.app.example/', ms: 7 })).toEqual({
      measured: { 'https://a.app.example/': 7 },
    });
  });
});
