import type { Browser } from '@playwright/test';
import { tokensOf } from './calls-load.ts';
import { type Figures, kilobyte, medians, named } from './figures.ts';
import type { Stage } from './stage.ts';
import { type Profile, profiles, type Visit, visit } from './visit.ts';

type Page = {
  readonly url: string;
  readonly profile: Profile;
  readonly token?: string;
};

/** Visits pages in turn, so that whatever else the machine does hits all alike; medians of all rounds. */
export async function visitInTurn(
  browser: Browser,
  pages: readonly Page[],
  rounds: number,
): Promise<Visit[]> {
  const seen = pages.map((page) => ({ page, visits: [] as Visit[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, visits } of seen) {
      visits.push(await visit(browser, page.url, page.profile, page.token));
    }
  }
  return seen.map(({ visits }) => medians(visits));
}

/** What a page showed, beside the bare page under the same profile. */
function compared(page: Visit, bare: Visit): Figures {
  const time = (of: (one: Visit) => number) => ({ is: of(page), unit: 'ms', bare: of(bare) }) as const;
  const size = (of: (one: Visit) => number) =>
    ({ is: of(page) / kilobyte, unit: 'kB', bare: of(bare) / kilobyte }) as const;
  const count = (of: (one: Visit) => number) => ({ is: of(page), unit: 'number', bare: of(bare) }) as const;
  return {
    JavaScript: size(({ js }) => js),
    CSS: size(({ css }) => css),
    fonts: size(({ fonts }) => fonts),
    requests: count(({ requests }) => requests),
    'gateway calls': count(({ gatewayCalls }) => gatewayCalls),
    'gateway calls before content': count(({ callsBeforeContent }) => callsBeforeContent),
    FCP: time(({ fcp }) => fcp),
    LCP: time(({ lcp }) => lcp),
    CLS: count(({ cls }) => cls),
    TBT: time(({ tbt }) => tbt),
    'longest task': time(({ longest }) => longest),
    'script until idle': time(({ script }) => script),
  };
}

/** Visits the home, and pages that people enter by their address, each with nothing in the cache. */
export async function visitPages(stage: Stage): Promise<Figures> {
  const browser = await stage.browser();
  const app = (await stage.app()).address;
  const bare = `${(await stage.bare()).address}/`;
  const [token = ''] = await tokensOf(app, 1);
  const slow = profiles['slow 4G, 4x CPU'];
  const { unthrottled } = profiles;
  const pages: readonly (Page & { readonly name: string })[] = [
    { name: 'home', url: `${app}/`, profile: slow },
    { name: '/rng', url: `${app}/rng`, profile: slow },
    { name: '/login', url: `${app}/login`, profile: slow },
    { name: '/member/depositv2', url: `${app}/member/depositv2`, profile: slow, token },
    { name: 'home, unthrottled', url: `${app}/`, profile: unthrottled },
  ];
  const bares = [slow, unthrottled].map((profile) => ({ name: 'bare', url: bare, profile }));
  // The first visits warm the browser and both servers, and do not count.
  for (const { url } of [...pages, ...bares]) await visit(browser, url, unthrottled);
  const all = await visitInTurn(browser, [...pages, ...bares], stage.rounds);
  const bareUnder = (profile: Profile) => all[pages.length + (profile === slow ? 0 : 1)] as Visit;
  const figures = pages.map(({ name, profile }, at) =>
    named(name, compared(all[at] as Visit, bareUnder(profile))),
  );
  return Object.assign({}, ...figures) as Figures;
}
