import { describe, expect, it, vi } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import type { Assembly } from '#src/app/start/assembly.ts';
import { beginPage, gameListAt } from '#src/app/start/first-page.ts';
import { createQueries } from '#src/app/start/system.ts';

const tile = { gameId: 'g1', gameName: 'Oro', vassalage: 'A', vendorName: 'A', gameType: 'RNG' };

/** Starts the first page for a visitor at an address, and returns what was requested. */
async function begun(address: string, { token = null as string | null, loginedToHomePage = false } = {}) {
  const asked: unknown[] = [];
  const pictures: string[] = [];
  const games = ['/art/a.svg', 'https://strange.example/b.svg'].map((image) => ({ ...tile, image }));
  const queries = createQueries(() => undefined);
  const assembly = {
    call: async (name: string, input: unknown) => {
      asked.push([name, input]);
      return { games, totalPages: 1 };
    },
    queries,
    kept: { token, language: 'ES' },
  } as unknown as Assembly;
  const brand = { ...defaultConfiguration.brand, loginedToHomePage };
  const at = new URL(address, 'http://localhost');
  const configuration = { ...defaultConfiguration, brand };
  await beginPage(assembly, configuration, at, (picture) => pictures.push(picture));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  return { asked, pictures, queries };
}

describe('the first page of a visit', () => {
  it('is a game list at the addresses of game lists', () => {
    expect(gameListAt('/rng')).toBe('rng');
    expect(gameListAt('/')).toBeUndefined();
    expect(gameListAt('/lottery')).toBeUndefined();
  });

  it('has its first games and their pictures requested', async () => {
    const { asked, pictures, queries } = await begun('/rng?page=3&vendor=A');
    const input = { gameType: 'RNG', vassalage: 'A', language: 'ES', page: 3, pageSize: 60 };
    expect(asked).toMatchObject([['games.list', input]]);
    await vi.waitFor(() => expect(pictures).toEqual(['/art/a.svg']));
    expect(queries.getQueryCache().getAll()[0]?.queryKey[2]).toEqual({ from: 3 });
  });

  it.each(['/rng?show=FAV', '/rng?q=oro'])(
    'is not requested for a page that is not shown first: %s',
    async (at) => {
      const { asked } = await begun(at);
      expect(asked).toEqual([]);
    },
  );

  it('is not requested elsewhere, nor where signing in comes first', async () => {
    expect((await begun('/')).asked).toEqual([]);
    expect((await begun('/rng', { loginedToHomePage: true })).asked).toEqual([]);
    expect((await begun('/rng', { loginedToHomePage: true, token: 't-1' })).asked).not.toEqual([]);
  });
});
