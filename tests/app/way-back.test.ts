import { describe, expect, it } from 'vitest';
import { home } from '#machines/places.ts';
import { createWayBack, type Go } from '#src/app/world/way-back.ts';

type Entry = { path: string; state: unknown; key: string };

/** A tab whose history also holds the entries of frames, which have no address of ours; `named` without the browser's keys. */
function tab(first: string, { named = true } = {}) {
  let entries: Entry[] = [{ path: first, state: null, key: 'k0' }];
  let at = 0;
  let made = 0;
  const current = () => entries[at] as Entry;
  const parts = () => new URL(current().path, 'https://casino.example');
  const go: Go = (path, { replace = false, state = null } = {}) => {
    made += 1;
    const kept = { usr: state, key: `r${made}`, idx: made };
    const key = replace ? current().key : `k${made}`;
    entries = [...entries.slice(0, replace ? at : at + 1), { path, state: kept, key }];
    at = entries.length - 1;
  };
  const navigation = {
    get currentEntry() {
      return current();
    },
    entries: () => entries,
    traverseTo: (key: string) => {
      at = entries.findIndex((entry) => entry.key === key);
      return { committed: Promise.resolve(), finished: Promise.resolve() };
    },
  };
  const page = {
    location: {
      get pathname() {
        return parts().pathname;
      },
      get search() {
        return parts().search;
      },
      get hash() {
        return parts().hash;
      },
    },
    history: {
      get state() {
        return current().state;
      },
    },
    ...(named && { navigation: navigation as never }),
  };
  return {
    go,
    /** A reload of the page: all that is in memory is lost. */
    wayBack: () => createWayBack(() => go, page),
    where: () => current().path,
    length: () => entries.length,
  };
}

const game = { screen: 'game' } as const;

describe('leaving a place', () => {
  it.each([true, false])(
    'goes to where it was opened, with its search; the browser names entries: %s',
    (named) => {
      const { wayBack, where } = tab('/rng?page=2#lista', { named });
      wayBack().open(game);
      expect(where()).toBe('/game');
      wayBack().back(home);
      expect(where()).toBe('/rng?page=2#lista');
    },
  );

  it.each([true, false])('which was opened once more where it is goes to the first one: %s', (named) => {
    const { wayBack, where } = tab('/live', { named });
    wayBack().open(game);
    wayBack().open(game);
    wayBack().back(home);
    expect(where()).toBe('/live');
  });

  it('takes the entry that was there, so that the history does not grow', () => {
    const { wayBack, where, length } = tab('/live');
    wayBack().open(game);
    wayBack().back(home);
    expect([where(), length()]).toEqual(['/live', 2]);
    wayBack().open(game);
    expect(length()).toBe(2);
  });

  it.each([
    null,
    { usr: null },
    { usr: { from: { address: 'https://other.example' } } },
    { usr: { from: { address: '//other' } } },
  ])('that was opened by its address goes elsewhere: %j', (state) => {
    const { wayBack, where, go } = tab('/');
    go('/game', { state: state?.usr });
    wayBack().back({ screen: 'live' });
    expect(where()).toBe('/live');
  });
});
