import { categories, gameTypes, type Vendor } from '#contract/games.ts';
import { classNames } from '#sandbox/catalogue/classes.ts';
import type { GameEntry } from '#sandbox/catalogue/entries.ts';
import { gamesThatFit, type Narrowing } from '#sandbox/catalogue/find.ts';
import { jackpotsAt } from '#sandbox/catalogue/jackpots.ts';
import { namesIn, pageOf } from '#sandbox/catalogue/pages.ts';
import { listedRoom, roomsOf } from '#sandbox/catalogue/rooms.ts';
import { cardOf, nameIn, tileOf } from '#sandbox/catalogue/tiles.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { favouritesOf, recentOf, setFavourite } from './favourites.ts';
import { jackpotsSince } from './seamless/jackpots.ts';

/** The most games one answer of hot ones lists. */
const mostHot = 120;

/** Bingo and jackpots have no place on the home. */
function onHome({ featured, vendor }: GameEntry): boolean {
  return featured && categories.some((category) => category === vendor.category);
}

/** The ids that a member's own selection narrows a list to; undefined for other selections. */
async function ownIds(selection: Narrowing['selection'], caller: Caller, sandbox: Sandbox) {
  if (selection === 'FAV') return favouritesOf(sandbox, memberIdOf(caller));
  return selection === 'RECENT' ? recentOf(sandbox, memberIdOf(caller)) : undefined;
}

/** The games in both lists; if only one list exists, that one. */
function idsOf(own: readonly string[] | undefined, named: string | undefined): readonly string[] | undefined {
  const wanted = named?.split(',').filter(Boolean);
  if (!own || !wanted?.length) return wanted?.length ? wanted : own;
  return own.filter((gameId) => wanted.includes(gameId));
}

/** The number of games in each class, in the order the classes first appear. */
function classesOf(games: readonly GameEntry[], language: string) {
  const counts = new Map<string, number>();
  for (const { gameClass } of games) counts.set(gameClass, (counts.get(gameClass) ?? 0) + 1);
  return [...counts]
    .filter(([name]) => name !== '')
    .map(([name, count]) => ({ name, label: nameIn(language, classNames(name)), games: count }));
}

/** A vendor without an icon: the client looks for its picture under its names (sandbox/games/submenu.ts). */
function withoutIcon({ icon: _, ...card }: Vendor): Vendor {
  return card;
}

export const games = {
  'games.vendors': ({ language }, _, { catalogue, settings }) => {
    const { picturesApart } = settings.current();
    const shown = (card: Vendor) => (picturesApart ? withoutIcon(card) : card);
    const lanes = gameTypes.map((title) => {
      const listed = catalogue.vendors.filter(({ lane }) => lane === title);
      return { title, cards: listed.map((vendor) => shown(cardOf(vendor, language))) };
    });
    return { data: { lanes: lanes.filter(({ cards }) => cards.length > 0) } };
  },
  'games.hot': ({ language, vassalage }, _, { catalogue }) => {
    const wanted = catalogue.games.filter(
      (game) => game.isHot === 1 && (vassalage ? game.vendor.vassalage === vassalage : onHome(game)),
    );
    const newFirst = wanted.toSorted((one, other) => other.isNew - one.isNew);
    return { list: newFirst.slice(0, mostHot).map((game) => tileOf(game, language)) };
  },
  'games.list': async (asked, caller, sandbox) => {
    const only = idsOf(await ownIds(asked.selection, caller, sandbox), asked.gameIds);
    return pageOf(sandbox.catalogue, asked, only);
  },
  'games.names': (asked, _, { catalogue }) => namesIn(catalogue, asked),
  'games.types': ({ gameType, language }, _, { catalogue }) => {
    const vendors = catalogue.vendors.filter(({ category }) => category === gameType);
    const types = vendors.map((vendor) => {
      const own = catalogue.games.filter((game) => game.vendor === vendor);
      const { vassalage } = vendor;
      const classes = classesOf(own, language);
      return { vassalage, displayName: nameIn(language, vendor), games: own.length, classes };
    });
    return { types };
  },
  'games.jackpots': async ({ language }, _, { catalogue, clock, db }) => {
    return { jackpots: jackpotsAt(catalogue, clock.now(), await jackpotsSince(db.read), language) };
  },
  'games.favourites': async (_, caller, sandbox) => {
    return { games: await favouritesOf(sandbox, memberIdOf(caller)) };
  },
  'games.favouriteList': async ({ gameType, language }, caller, sandbox) => {
    const only = await favouritesOf(sandbox, memberIdOf(caller));
    const found = gamesThatFit(sandbox.catalogue, { gameType, language, only });
    return { list: found.map((game) => tileOf(game, language)) };
  },
  'games.favour': async ({ gameId, favorite }, caller, sandbox) => {
    const memberId = memberIdOf(caller);
    await setFavourite(sandbox, memberId, gameId, favorite);
    return { games: await favouritesOf(sandbox, memberId) };
  },
  'games.rooms': ({ vassalage, language }, _, { catalogue, clock }) => {
    const now = clock.now();
    return { rooms: roomsOf(catalogue, vassalage).map((room) => listedRoom(room, now, language)) };
  },
} satisfies Partial<Handlers>;
