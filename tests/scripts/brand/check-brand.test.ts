import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BrandFile, Look, navigationEntries, solidTokens } from '#contract/system/look.ts';
import { checkBrand } from '../../../scripts/brand/check-brand.ts';
import { brandForBuild } from '../../../scripts/brand/read-brand.ts';
import { tableOf } from '../../../scripts/brand/table.ts';
import { brandFolder, changedBrand, findingsWith } from './brand-folder.ts';

const examples = readdirSync('docs/brands', { withFileTypes: true }).filter((one) => one.isDirectory());

describe('the example brands', () => {
  it('are two', () => {
    expect(examples.map(({ name }) => name).sort()).toEqual(['chispazo', 'gaceta']);
  });

  it.each(examples.map(({ name }) => name))(
    '%s has no error and no warning, drawn in a browser too',
    async (name) => {
      expect(await checkBrand(path.join('docs/brands', name, 'brand.json'))).toEqual([]);
    },
    60_000,
  );
});

/** Each field of a brand with a value that it must not have, and the field that is named where it is another. */
const bad: readonly (readonly [field: string, value: unknown, named?: string])[] = [
  ['brand', null],
  ['brand.name', ''],
  ['brand.merchantCode', 'a b'],
  ['brand.lotteryType', 'VN'],
  ['brand.loginedToHomePage', 'no'],
  ['brand.minimumAge', -1],
  ['brand.minimumAge', 17.5],
  ['brand.currencySymbol', 1],
  ['brand.entrance', 'everybody'],
  ['gateway', undefined],
  ['gateway.origin', 'gateway.example'],
  ['gateway.origin', 'http://gateway.example'],
  ['areas', { rails: 'off' }, 'areas.rails'],
  ['areas', { deposits: 'maybe' }, 'areas.deposits'],
  ['areas', { withdrawals: 'off' }, 'areas.withdrawals'],
  ['areas', { movements: 'off' }, 'areas.movements'],
  ['areas', { protection: 'off' }, 'areas.protection'],
  ['mapping', { paths: { wps: '/api' } }, 'mapping.paths.wps'],
  ['mapping', { paths: { '/wsp': '/api' } }, 'mapping.paths./wsp'],
  ['mapping', { names: { ammount: 'sum' } }, 'mapping.names.ammount'],
  ['languages', []],
  ['languages.1', '../en'],
  ['languages.1', 'ES'],
  ['languages.1', 'QQ'],
  ['hosts.games', ['*'], 'hosts.games.0'],
  ['hosts.images', ['https://img.example'], 'hosts.images.0'],
  ['hosts.support', 'chat.example'],
  ['hosts.downloads', [1], 'hosts.downloads.0'],
  ['hosts.payments', ['pay example'], 'hosts.payments.0'],
  ['hosts.verification', null],
  ['hosts.sites', undefined],
  ['seal.suite', 'none'],
  ['supportKeys.macKey', 'short'],
  [
    'identityProviders',
    [{ id: 'A', name: '', authority: 'https://id.example', clientId: '' }],
    'identityProviders.0.id',
  ],
  [
    'identityProviders',
    [{ id: 'a', name: '', authority: 'http://id.example', clientId: '' }],
    'identityProviders.0.authority',
  ],
  ['protection.market', 'ATLANTIS'],
  ['inspect', 1],
  ['audit', 'yes'],
  ['preview.origin', 'http://gaceta.example'],
  ['preview.home.picture', 'javascript:alert(1)'],
  ['look.logo', '../logo.svg'],
  ['look.logo', 'https://x.example/logo.svg'],
  ['look.logo', 'none.svg'],
  ['look.icon', '/assets/icon.svg'],
  ['look.icon', 'icon.exe'],
  ['look.wordmark', 'yes'],
  ['look.colors', {}],
  ['look.colours.light.text', 'red'],
  ['look.colours.light.text', '#fff;}body{'],
  ['look.colours.dark.line', undefined],
  ['look.colours.dark.txt', '#ffffff'],
  ['look.text.families', []],
  ['look.text.families.0', 'a"; }'],
  ['look.text.file', 'logo.svg'],
  ['look.text.file', 'none.woff2'],
  ['look.display.weight', 1_000],
  ['look.radius.small', -1],
  ['look.radius.pill', 'round'],
  ['texts', []],
  ['texts.ES', 'Portada'],
  ['texts.PT', { 'shell.nav.home': 'Capa' }],
  ['navigation', ['home', 'BINGO'], 'navigation.1'],
  ['navigation', ['home', 'home']],
  ['footer.paragraphs.0', { ES: '' }, 'footer.paragraphs.0.ES'],
  ['footer.paragraphs.0', { ES: 'Solo en español' }, 'footer.paragraphs.0.EN'],
  ['footer.paragraphs.0', { ES: 'a', EN: 'b', PT: 'c' }, 'footer.paragraphs.0.PT'],
  ['footer.links.0.link', 'http://informes.gaceta.example/'],
  ['footer.links.0.link', 'javascript:alert(1)'],
  ['footer.links.0.text', undefined],
  ['reports', 'https://reports.example/taken'],
  ['reports', { address: 'https://reports.example/taken' }, 'reports.share'],
  ['reports', { address: 'https://reports.example/taken', share: 1, key: 'x' }, 'reports.key'],
  ...[
    '',
    'reports.example/taken',
    'https://reports.example',
    'http://reports.example/taken',
    '//reports.example/taken',
    'https://user:pass@reports.example/taken',
    "https://reports.example/taken; script-src 'unsafe-inline'",
    'https://reports.example/taken", other="https://x.example/',
    'https://reports.example/$host',
    'https://reports.example/a\nb',
  ].map((address) => ['reports', { address, share: 1 }, 'reports.address'] as const),
  ...[-0.1, 1.5, '1', null].map(
    (share) => ['reports', { address: 'https://reports.example/taken', share }, 'reports.share'] as const,
  ),
  ['licence.authority', ''],
  ['licence.number', 12],
  ['licence.link', 'https://x.example/"><script>'],
];

it('the guide names every field of a look, every token and every entry of the navigation', () => {
  const guide = readFileSync('docs/brands/README.md', 'utf8');
  const names = [
    ...Object.keys(BrandFile.shape),
    ...Object.keys(Look.shape).map((field) => `look.${field}`),
    ...solidTokens,
    ...navigationEntries,
  ];
  expect(names.filter((name) => !new RegExp(`\`${name}[.\`]`).test(guide))).toEqual([]);
});

describe('a bad field of a brand', () => {
  const cases = bad.map(([field, value, named = field]) => ({ field, value, named }));

  it.each(cases)('$named is named: $value', async ({ field, value, named }) => {
    const findings = await findingsWith(field.split('.'), value);
    const errors = findings.filter(({ level }) => level === 'error');
    expect(errors.map((one) => one.field)).toContain(named);
  });

  it('is named with every other, and not alone', async () => {
    const brand = JSON.parse(changedBrand(['brand', 'name'], ''));
    brand.licence.link = 'http://x.example';
    brand.navigation = ['nowhere'];
    const findings = await checkBrand(brandFolder(JSON.stringify(brand)), false);
    expect(findings.map(({ field }) => field).sort()).toEqual(['brand.name', 'licence.link', 'navigation.0']);
  });

  it.each([
    ['https://reports.example/taken?project=1', []],
    ['http://localhost:8080/client-reports', ['http://localhost:8080/client-reports is this machine']],
    ['/client-reports', ['/client-reports is a path of the site, which files can’t answer']],
  ])('an address for reports may be %s', async (address, said) => {
    const findings = await findingsWith(['reports'], { address, share: 0.1 });
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(findings.map(({ found }) => found)).toEqual(said);
  });

  it('that nobody reads is a warning', async () => {
    const [finding] = await findingsWith(['brand', 'slogan'], 'x');
    expect(finding).toMatchObject({ level: 'warning', rule: 'schema', field: 'brand.slogan' });
  });

  it.each(['', '{', '[]', 'null', '<svg/>'])('%j is no brand at all', async (text) => {
    const findings = await checkBrand(brandFolder(text), false);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toMatchObject({ level: 'error', field: '' });
  });

  it('keeps a build from beginning, which names it too', async () => {
    const place = brandFolder(changedBrand(['texts', 'ES', 'shell.nav.hme'], 'x'));
    await expect(brandForBuild(place)).rejects.toThrow(
      'texts.ES.shell.nav.hme: no text of ours has this key',
    );
    await expect(brandForBuild('docs/brands/gaceta/brand.json')).resolves.toMatchObject({
      look: { logo: expect.stringMatching(/^\/assets\/brand-[0-9a-f]{12}\.svg$/) },
    });
  });
});

describe('the texts of a brand', () => {
  const text = (key: string, value: string) => findingsWith(['texts', 'ES', key], value);

  it('have keys of ours', async () => {
    const [finding] = await text('shell.nav.hme', 'x');
    expect(finding).toMatchObject({ level: 'error', rule: 'texts', field: 'texts.ES.shell.nav.hme' });
  });

  it('have the placeholders of ours', async () => {
    const [finding] = await text('shell.footer.age', 'Desde los {{years}}');
    expect(finding).toMatchObject({ level: 'error', todo: 'use {{age}}' });
    expect(finding?.found).toContain('{{years}}');
  });

  it('that one language lacks are a warning', async () => {
    const findings = await text('shell.home.seeAll', 'Todo');
    expect(findings).toMatchObject([{ level: 'warning', field: 'texts.EN.shell.home.seeAll' }]);
  });

  it('that are left call the product by our own name, which is said', async () => {
    const findings = await findingsWith(['texts'], {});
    expect(findings).toMatchObject([{ level: 'warning', rule: 'texts', field: 'texts.ES' }]);
    expect(findings[0]?.found).toContain('shell.home.welcomeText');
  });

  it('of a language without words of ours are counted', async () => {
    const brand = JSON.parse(changedBrand(['languages'], ['ES', 'EN', 'PT']));
    brand.texts.PT = { 'shell.nav.home': 'Capa' };
    for (const said of brand.footer.paragraphs) said.PT = 'x';
    for (const { text: said } of brand.footer.links) said.PT = 'x';
    const findings = await checkBrand(brandFolder(JSON.stringify(brand)), false);
    expect(findings).toMatchObject([{ level: 'warning', rule: 'languages', field: 'languages.2' }]);
    expect(findings[0]?.found).toMatch(/no words in PT: 1 of \d{4} texts/);
  });

  it('of 200 kB are refused, with what each page would pay', async () => {
    const long = 'palabras que no caben '.repeat(10_000);
    const [finding] = await text('shell.home.welcomeText', long);
    expect(finding).toMatchObject({ level: 'error', rule: 'size', field: '' });
    expect(finding?.found).toMatch(/^2\d\d kB, of which every page carries some \d+ kB/);
  });

  it('that have no room at 320 pixels are named, as a browser draws them', async () => {
    const brand = JSON.parse(changedBrand(['texts', 'ES', 'shell.nav.home'], 'Portada de hoy'));
    brand.texts.ES['shell.header.register'] = 'Quiero abrir mi cuenta';
    brand.texts.ES['shell.home.welcome'] = 'Electroencefalografistasdesconstitucionalizados';
    const findings = await checkBrand(brandFolder(JSON.stringify(brand)));
    expect(findings.map(({ rule, field }) => `${rule} ${field}`)).toEqual([
      'width texts.ES.shell.nav.home',
      'width texts.ES.shell.header.login + shell.header.register',
      'width texts.ES.shell.home.welcome',
    ]);
  }, 60_000);
});

describe('the colours of a brand', () => {
  it.each(['light', 'dark'])('of too little contrast are named, in the %s theme', async (theme) => {
    const ground = theme === 'light' ? '#fbf8ef' : '#18201b';
    const findings = await findingsWith(['look', 'colours', theme, 'text'], ground);
    expect(findings.map(({ field }) => field)).toEqual(Array(5).fill(`look.colours.${theme}.text`));
    expect(findings[2]).toMatchObject({
      rule: 'contrast',
      level: 'error',
      todo: expect.stringContaining('4.5 to 1'),
    });
    expect(findings[2]?.found).toBe('1 to 1 on surface-card');
  });

  it('of an edge need 3 to 1', async () => {
    const findings = await findingsWith(['look', 'colours', 'light', 'focus'], '#d0d0d0');
    expect(findings.every(({ field, todo }) => field.endsWith('.focus') && todo.startsWith('3 to 1'))).toBe(
      true,
    );
    expect(findings).toHaveLength(5);
  });
});

describe('the addresses of a brand', () => {
  it('may be this machine, which is said', async () => {
    expect(await findingsWith(['gateway', 'origin'], 'http://localhost:8080')).toMatchObject([
      { level: 'warning', rule: 'hosts', field: 'gateway.origin' },
    ]);
    expect(await findingsWith(['hosts', 'games'], ['games.localhost:8081'])).toMatchObject([
      { level: 'warning', rule: 'hosts', field: 'hosts.games.0' },
    ]);
  });
});

it('the table says each rule, where, what it found and what to do', async () => {
  const table = tableOf(await findingsWith(['brand', 'name'], ''));
  expect(table.split('\n')).toHaveLength(2);
  expect(table).toMatch(/^ +rule +where +found {2}-> {2}to do\nerror +schema +brand\.name +\S.* -> /);
});
