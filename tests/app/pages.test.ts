import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import { createRenewal } from '#src/app/parts/renewal.ts';
import { beginsPrerendered, markOf } from '#src/app/start/prerendered.ts';
import { nameOf, report } from '#src/app/world/reports.ts';
import { randomName } from '#src/ui/random-name.ts';
import { renewOnce } from '#src/ui/renewal.ts';
import { memoryStorage, noStorage } from './memory-storage.ts';

describe('the prerendered home', () => {
  const visitor = { pathname: '/', filled: true, token: null, language: 'ES' };

  it('hydrates for a visitor who speaks Spanish', () => {
    expect(beginsPrerendered(visitor, defaultConfiguration)).toBe(true);
  });

  it.each([
    { pathname: '/live' },
    { pathname: '/home' },
    { filled: false },
    { token: 't-1' },
    { language: 'EN' },
  ])('is rendered again for %j', (other) => {
    expect(beginsPrerendered({ ...visitor, ...other }, defaultConfiguration)).toBe(false);
  });

  it('is rendered again for a brand that it does not show', () => {
    const brand = { ...defaultConfiguration.brand, name: 'Otro' };
    expect(beginsPrerendered(visitor, { ...defaultConfiguration, brand })).toBe(false);
    expect(beginsPrerendered(visitor, { ...defaultConfiguration, languages: ['ES'] })).toBe(false);
  });

  it('hydrates for the brand that its build rendered it for, and is rendered again for any other', () => {
    const brand = { ...defaultConfiguration, texts: { ES: { 'shell.nav.home': 'Portada' } } };
    const other = { ...defaultConfiguration, texts: { ES: { 'shell.nav.home': 'Entrada' } } };
    const drawn = markOf(brand);
    expect(beginsPrerendered({ ...visitor, drawn }, brand)).toBe(true);
    expect(beginsPrerendered({ ...visitor, drawn }, { ...brand, inspect: true })).toBe(true);
    expect(beginsPrerendered({ ...visitor, drawn }, other)).toBe(false);
    expect(beginsPrerendered({ ...visitor, drawn }, defaultConfiguration)).toBe(false);
    expect(beginsPrerendered(visitor, brand)).toBe(false);
  });

  it('hydrates whatever the brand sets besides what it shows', () => {
    const other = {
      ...defaultConfiguration,
      inspect: true,
      hosts: { ...defaultConfiguration.hosts, games: ['a.example'] },
    };
    expect(beginsPrerendered(visitor, other)).toBe(true);
  });
});

describe('RTE-05 a newer release', () => {
  const running = '/assets/main-1.js';
  const naming = (script: string) => `<script type="module" src="${script}"></script>`;

  function tab(
    page: string,
    { storage = memoryStorage(), status = 200 }: { storage?: Storage; status?: number } = {},
  ) {
    let reloads = 0;
    const renewal = createRenewal({
      storage: () => storage,
      fetch: async () => new Response(page, { status }),
      reload: () => {
        reloads += 1;
      },
      running: () => running,
    });
    return { renewal, reloads: () => reloads, storage };
  }

  it('is loaded once, and not again for a while', async () => {
    const { renewal, reloads } = tab(naming('/assets/main-2.js'));
    expect(await renewOnce(renewal, 1_000_000)).toBe(true);
    expect(await renewOnce(renewal, 1_060_000)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('is remembered across page loads, and not across tabs', async () => {
    const { renewal, storage } = tab(naming('/assets/main-2.js'));
    await renewOnce(renewal, 1_000_000);
    const next = tab(naming('/assets/main-3.js'), { storage });
    expect(await renewOnce(next.renewal, 1_060_000)).toBe(false);
    expect(await renewOnce(tab(naming('/assets/main-3.js')).renewal, 1_060_000)).toBe(true);
  });

  it('is not assumed while the page still names the running script: the part was lost for another reason', async () => {
    const { renewal, reloads } = tab(naming(running));
    expect(await renewOnce(renewal)).toBe(false);
    expect(reloads()).toBe(0);
  });

  it('is not assumed when the page can’t be fetched', async () => {
    expect(await renewOnce(tab('<h1>Busy</h1>', { status: 503 }).renewal)).toBe(false);
  });

  it('is never loaded where nothing can be stored, because it might loop for ever', async () => {
    let reloads = 0;
    const renewal = createRenewal({
      storage: noStorage,
      fetch: async () => new Response(naming('/assets/main-2.js')),
      reload: () => {
        reloads += 1;
      },
      running: () => running,
    });
    expect(await renewOnce(renewal)).toBe(false);
    expect(reloads).toBe(0);
  });
});

describe('error reports', () => {
  it('W41 carry an id of their own', () => {
    const said: string[] = [];
    report('drift of games.vendors', ['data.lanes: Invalid input'], { say: (line) => said.push(line) });
    report('drift of games.vendors', [], { say: (line) => said.push(line) });
    expect(said[0]).toMatch(/^\[[0-9a-f]{8}\] drift of games\.vendors: data\.lanes: Invalid input$/);
    expect(said[0]?.slice(0, 10)).not.toBe(said[1]?.slice(0, 10));
  });

  it('are one line of moderate length', () => {
    const said: string[] = [];
    report('drift', ['a'.repeat(5_000)], { say: (line) => said.push(line) });
    expect(said[0]).toHaveLength(1_000);
  });

  it('LOG-20 name the error without its message', () => {
    expect(nameOf(new TypeError('Clave-2026! is not a function'))).toBe('TypeError');
    expect(nameOf('Clave-2026!')).toBe('string');
  });

  it('random names are as long as asked for, and differ', () => {
    const made = Array.from({ length: 100 }, () => randomName(16));
    expect(new Set(made).size).toBe(100);
    for (const name of made) expect(name).toMatch(/^[0-9a-f]{32}$/);
  });
});
