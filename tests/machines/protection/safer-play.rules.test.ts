import { describe, expect, it } from 'vitest';
import { type Market, markets } from '#contract/market-names.ts';
import type { ProtectionChoice } from '#contract/protection/market.ts';
import { factIds, type SaferSection, saferPlayOf, spanOf } from '#machines/protection/safer-play.rules.ts';

const own = 'juega.example';
const chosen = (protection: ProtectionChoice) => ({ protection: protection as { market: string } });
const shown = (protection: ProtectionChoice) => saferPlayOf(chosen(protection), own);
const sectionsOf = (market: string) => shown({ market }).map(({ section }) => section);
const partOf = (section: SaferSection, protection: ProtectionChoice) =>
  shown(protection).find((part) => part.section === section);
const factsOf = (section: SaferSection, protection: ProtectionChoice) =>
  partOf(section, protection)?.facts.map(({ id }) => id) ?? [];

/** What the law of Spain asks to be on the page, and the section that has it. */
const lawfulContents = {
  risks: 'risks',
  minors: 'minors',
  selfProhibition: 'register',
  depositLimits: 'limits',
  temporaryExclusion: 'absence',
  helpBody: 'help',
  publicHealth: 'publicHealth',
  parentalControl: 'parentalControl',
  studies: 'studies',
  selfTest: 'selfTest',
  detection: 'care',
  freePhone: 'help',
} as const satisfies Readonly<Record<string, SaferSection>>;

/** What an operator of Spain tells of itself, all of it. */
const told = {
  help: { name: 'Un servicio de ayuda', phone: '000 000 000', link: 'https://ayuda.example/' },
  register: { name: 'Registro', link: 'https://registro.example/' },
  publicHealth: { name: 'Sanidad', link: 'https://sanidad.example/' },
  studies: [{ name: 'Un estudio', link: 'https://estudios.example/uno' }],
  regulator: { name: 'Regulador', link: 'https://regulador.example/' },
  licences: [{ number: 'A-1', name: 'Casino', link: '' }],
};

describe('the contents of safer play', () => {
  it.each(['UNION', 'ES', 'nowhere'])('are the twelve of the law in %s', (market) => {
    const found = sectionsOf(market);
    expect(Object.keys(lawfulContents)).toHaveLength(12);
    expect(Object.values(lawfulContents).filter((section) => !found.includes(section))).toEqual([]);
    expect(found).toContain('authorised');
  });

  it('would miss one that is left out', () => {
    const found = sectionsOf('UK');
    const missing = Object.values(lawfulContents).filter((section) => !found.includes(section));
    expect(missing).toEqual(['register', 'publicHealth', 'studies', 'care']);
  });

  it.each(markets)('in %s say what can be done, the risks, the signs, the test, and who helps', (market) => {
    const always = [
      'here',
      'risks',
      'signs',
      'selfTest',
      'limits',
      'absence',
      'help',
      'minors',
      'parentalControl',
    ];
    expect(sectionsOf(market)).toEqual(expect.arrayContaining(always));
  });

  it.each([
    ['SE', true],
    ['NL', true],
    ['UK', false],
    ['CO', false],
  ] as const)('name a register of the state in %s: %s', (market, named) => {
    expect(sectionsOf(market).includes('register')).toBe(named);
  });
});

describe('what safer play says of checks and of the end of an exclusion', () => {
  it.each([
    ['UNION', 'checked'],
    ['ES', 'checked'],
    ['UK', 'checkedAtMost'],
    ['MT', 'checkedAtMost'],
    ['NL', 'checkedAtMost'],
  ] as const)('in %s is %s: a check is chosen only where a session is declared', (market, id) => {
    const said = factsOf('sessions', { market }).filter((one) => one.startsWith('checked'));
    expect(said).toEqual(
      shown({ market, session: {} }).some(({ section }) => section === 'sessions') ? [id] : [],
    );
  });

  it.each([
    [null, 'final'],
    [0, 'revocableAnyTime'],
    [6, 'revocable'],
  ] as const)('after %s months is %s', (revocableAfterMonths, id) => {
    const said = factsOf('absence', { market: 'UNION', exclusion: { revocableAfterMonths } });
    const ends = said.filter((one) => ['final', 'revocable', 'revocableAnyTime'].includes(one));
    expect(ends).toEqual([id]);
  });
});

describe('what safer play says of the rules', () => {
  const raised = (market: Market, raise = {}) =>
    partOf('limits', { market, limits: { raise } })?.facts.find(({ id }) => id === 'raised')?.values.wait;

  it('is what the market asks for', () => {
    expect(raised('SE')).toEqual({ as: 'spans', spans: [{ unit: 'days', count: 3 }] });
    expect(raised('NL')).toEqual({ as: 'spans', spans: [{ unit: 'days', count: 7 }] });
    expect(factsOf('limits', { market: 'SE' })).toEqual(
      expect.arrayContaining(['askedEach', 'lowered', 'periodEnd', 'talk']),
    );
    expect(factsOf('limits', { market: 'ES' })).toContain('ceiling');
    expect(factsOf('limits', { market: 'UK' })).not.toContain('ceiling');
    expect(factsOf('absence', { market: 'ES' })).toContain('revocable');
  });

  it('follows what the operator changes', () => {
    expect(raised('MX', { waitHours: 36 })).toEqual({ as: 'spans', spans: [{ unit: 'hours', count: 36 }] });
    expect(factsOf('limits', { market: 'MX', limits: { raise: { gapDays: 30 } } })).toContain('gap');
    expect(factsOf('limits', { market: 'MX' })).not.toContain('gap');
  });

  it('always says that lowering is at once and that money can be withdrawn', () => {
    for (const market of markets) {
      expect(factsOf('limits', { market })).toContain('lowered');
      expect(factsOf('absence', { market })).toContain('withdrawing');
    }
  });

  it('says so of no excluded person who may not come in', () => {
    const said = factsOf('absence', { market: 'UK', exclusion: { signIn: false } });
    expect(said.filter((one) => one === 'withdrawing' || one === 'shutOut')).toEqual(['shutOut']);
  });

  it('has no sentence that no rule brings about', () => {
    const said = [
      ...markets.flatMap((market) => shown({ market })),
      ...shown({
        market: 'MT',
        limits: { raise: { contactAbove: '100.00' } },
        exclusion: { signIn: false },
      }),
    ].flatMap(({ facts }) => facts.map(({ id }) => id));
    expect(factIds.filter((id) => !said.includes(id))).toEqual([]);
  });

  it('is the market’s own where a leaf can’t be', () => {
    const broken = { market: 'SE', limits: { raise: { waitHours: 'soon' } } } as never;
    expect(shown(broken)).toEqual(shown({ market: 'SE' }));
  });

  it.each([
    [24, { unit: 'hours', count: 24 }],
    [168, { unit: 'days', count: 7 }],
    [1_008, { unit: 'days', count: 42 }],
    [36, { unit: 'hours', count: 36 }],
  ])('says %s hours as people do', (hours, span) => {
    expect(spanOf(hours)).toEqual(span);
  });
});

describe('what only the operator knows', () => {
  it('is left out while it is not configured', () => {
    for (const section of ['help', 'register', 'publicHealth', 'studies', 'authorised'] as const)
      expect(partOf(section, { market: 'ES' })?.known).toEqual([]);
  });

  it('is named with its address and its phone', () => {
    const known = (section: SaferSection) => partOf(section, { market: 'ES', saferPlay: told })?.known;
    expect(known('help')).toEqual([
      { name: 'Un servicio de ayuda', link: 'https://ayuda.example/', phone: '000 000 000' },
    ]);
    expect(known('authorised')).toEqual([
      { name: 'A-1 · Casino', link: null },
      { name: 'Regulador', link: 'https://regulador.example/' },
    ]);
  });

  it.each([`https://${own}/x`, 'https://user:pass@registro.example/'])(
    'is named without a link that is not safe: %s',
    (link) => {
      const saferPlay = { ...told, register: { name: 'Registro', link } };
      expect(partOf('register', { market: 'ES', saferPlay })?.known).toEqual([
        { name: 'Registro', link: null },
      ]);
    },
  );
});
