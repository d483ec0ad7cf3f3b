import { client, headers } from '#contract/envelope.ts';
import { createSafeStore } from '../world/safe-store.ts';
import { keptLanguage, plausibleToken, tabName } from '../world/stored-value-checks.ts';
import { type Ahead, type AheadAnswer, aheadElement, type FirstRead, questionOf } from './first-reads.ts';
import { picturesOf, showPictures } from './pictures.ts';

/** What of the brand's configuration is needed here. The product checks all of it; this script only reads. */
type Configuration = {
  readonly brand: { readonly merchantCode: string; readonly loginedToHomePage: boolean };
  readonly gateway: { readonly origin: string };
  readonly mapping?: unknown;
  readonly languages: readonly string[];
  readonly hosts: { readonly images: readonly string[] };
};

/** The places of pictures in the page, by what they show. */
const places = (shows: NonNullable<FirstRead['shows']>) =>
  document.querySelectorAll(shows === 'tiles' ? '[data-shape="poster"]' : '[data-ahead="banner"]');

function json(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

/** Has scripts fetched that the product will want. */
function fetchScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
}

type Person = { readonly language: string; readonly token: string | null; readonly tab: string };

function personHere({ languages }: Configuration): Person {
  const session = createSafeStore(() => window.sessionStorage);
  const kept = session.get('token') ?? '';
  return {
    language: keptLanguage(() => window.localStorage.getItem('lang'), languages),
    token: plausibleToken.test(kept) ? kept : null,
    tab: tabName(session),
  };
}

/** Asks the gateway what a page shows first, as the product would ask it; the question, and the answer on its way. */
function ask(
  { path, query, token: wanted, kept }: FirstRead,
  { brand, gateway }: Configuration,
  { language, token, tab }: Person,
): readonly [question: string, ahead: AheadAnswer] {
  const address = new URL(path, gateway.origin || location.origin);
  const known: Record<string, string> = {
    $language: language,
    $merchant: brand.merchantCode,
    $host: location.host,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, known[value] ?? value);
  const shown = wanted ? token : null;
  const said = {
    [headers.merchant]: brand.merchantCode,
    [headers.platform]: client.platform,
    [headers.language]: language,
    [headers.clientType]: client.clientType,
    [headers.client]: tab,
    ...(shown === null ? {} : { [headers.token]: shown }),
  };
  const cache = kept && shown === null ? 'no-cache' : 'no-store';
  const stop = new AbortController();
  const init = { headers: said, credentials: 'omit', cache, redirect: 'error', signal: stop.signal } as const;
  const answer = fetch(address, init);
  // Perhaps nobody ever takes it over; whoever does is told.
  answer.catch(() => undefined);
  return [questionOf(address.href, shown), { answer, giveUp: () => stop.abort() }];
}

/** Shows the pictures of an answer in the places that the page keeps for them. */
async function show(
  answer: Promise<Response>,
  shows: FirstRead['shows'],
  hosts: readonly string[],
): Promise<void> {
  if (!shows) return;
  const response = (await answer).clone();
  if (!response.ok) return;
  showPictures(picturesOf(await response.json(), shows, { hosts, own: location.host }), places(shows));
}

/**
 * Begins the reads of the page, and shows their first pictures. The product takes the answers over when it asks the same
 * (`reuse-early-answers.ts`), and whatever fails here is left to it. On a slow line the scripts of the page would be in the way of
 * what the page shows: they come after it.
 */
async function begin({ reads, scripts, words }: Ahead, configuration: Configuration): Promise<void> {
  const person = personHere(configuration);
  if (configuration.brand.loginedToHomePage && person.token === null) return;
  // What a gateway with names of its own is asked is translated by code that is not here yet (contract/mapping).
  const known = configuration.mapping ? [] : reads;
  const open = known.filter(({ token }) => token !== true || person.token !== null);
  const asked = open.map((read) => [read, ...ask(read, configuration, person)] as const);
  window.vestibuloAhead = new Map(asked.map(([, question, ahead]) => [question, ahead]));
  const shown = asked.map(([{ shows }, , { answer }]) => show(answer, shows, configuration.hosts.images));
  await Promise.allSettled(shown);
  fetchScripts([...scripts, ...(words[person.language.toLowerCase()] ?? [])]);
}

// An address with a query of its own asks other things.
if (location.search === '') {
  begin(json(aheadElement) as Ahead, json('configuration') as Configuration).catch(() => undefined);
}
