import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import { parseConfiguration, readConfiguration, reportUnknown } from '#src/app/start/configuration.ts';

const page = readFileSync('index.html', 'utf8');
const inPage =
  /<script type="application\/json" id="configuration">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

/** The default configuration with one field, by its dotted path, set to something else. */
function changed(path: string, value: unknown): string {
  const configuration = structuredClone(defaultConfiguration) as unknown as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce((at, step) => at[step] as Record<string, unknown>, configuration);
  holder[last] = value;
  return JSON.stringify(configuration);
}

describe('the configuration in the page', () => {
  it('is the one that the home is prerendered with', () => {
    expect(parseConfiguration(inPage)).toEqual({ configuration: defaultConfiguration });
  });

  it('is read from its element', () => {
    const holding = (textContent: string) => ({ getElementById: () => ({ textContent }) as HTMLElement });
    expect(readConfiguration(holding(inPage))).toEqual({ configuration: defaultConfiguration });
    expect(readConfiguration({ getElementById: () => null })).toEqual({ error: '' });
  });

  it('tells the operator of a market that this release does not know, and of no other', () => {
    const told = (market: string) => {
      const names: string[] = [];
      reportUnknown({ protection: { market } }, (_, said) => names.push(...said));
      return names;
    };
    expect([told('ATLANTIS'), told('ES'), told('UNION')]).toEqual([['ATLANTIS'], [], []]);
  });

  it('may hold fields that this release does not know', () => {
    expect(parseConfiguration(changed('brand.slogan', 'x'))).toEqual({ configuration: defaultConfiguration });
  });

  const faults: readonly [path: string, value: unknown, named?: string][] = [
    ['brand', null],
    ['protection', null],
    ['protection.market', 1],
    ['brand.name', ''],
    ['brand.merchantCode', undefined],
    ['brand.merchantCode', 'a\r\nX-Evil: 1'],
    ['brand.lotteryType', 'VN'],
    ['brand.loginedToHomePage', 'true'],
    ['brand.minimumAge', '18'],
    ['brand.minimumAge', 17.5],
    ['brand.entrance', 'agents'],
    ['gateway.origin', 'casino.example'],
    ['gateway.origin', 'javascript:alert(1)'],
    ['gateway.origin', 'https://casino.example/path'],
    ['gateway.origin', 'https://user@casino.example'],
    ['languages', []],
    ['languages', ['ES', '../en'], 'languages.1'],
    ['hosts.games', ['games.example', 'https://games.example'], 'hosts.games.1'],
    ['hosts.support', 'chat.example'],
    ['hosts.images', ['*'], 'hosts.images.0'],
    ['seal.suite', 'none'],
    ['seal', { suite: 'aes-cbc-hmac', encryptionKey: 'short', macKey: '' }, 'seal.encryptionKey'],
    ['supportKeys.macKey', 'short'],
    ['inspect', 1],
  ];

  it.each(faults)('a bad %s is named: %j', (path, value, named = path) => {
    expect(parseConfiguration(changed(path, value))).toEqual({ error: named });
  });

  it.each(['', 'x', '<!doctype html>', '{', 'null', '[]', '7', `{"brand":${'['.repeat(100_000)}`])(
    'that is no configuration at all names no field: %.20s',
    (text) => {
      expect(parseConfiguration(text)).toEqual({ error: '' });
    },
  );

  it('can’t reach a prototype', () => {
    parseConfiguration(`{"__proto__":{"polluted":1},${inPage.trim().slice(1)}`);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
