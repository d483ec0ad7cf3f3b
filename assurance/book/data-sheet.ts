import type { AnyStateNode } from 'xstate';
import { asidesOf } from './asides.ts';
import { type DataLists, type Datum, dataOf, readData, type Store, shownAs, storesOf } from './data.ts';
import { dataLabels } from './data-labels.ts';
import { chapterLink, type Facts } from './facts.ts';
import { does, erasersOf, type Handled, handledBy, type Origin } from './handled.ts';
import { labels } from './labels.ts';
import { capital, code, table, text } from './markdown.ts';
import { type Telling, tellingOf } from './telling.ts';
import { transitionsFrom } from './vocabulary.ts';
import type { Language } from './words.ts';

/** The most places that a cell names; the chapter’s own tables have them all. */
const mostPlaces = 2;

type Row = {
  readonly facts: Facts;
  readonly datum: Datum;
  readonly names: readonly string[];
  readonly origins: ReadonlySet<Origin>;
  readonly stores: readonly Store[];
  readonly language: Language;
};

function placesOf({ datum, origins, stores, language }: Row): string {
  const say = dataLabels[language];
  const inMemory = origins.has('memory') || origins.has('start');
  const kept = stores.filter(({ data }) => data.includes(datum.id));
  const parts = [
    inMemory ? say.memory : say.passes,
    ...(origins.has('sentSealed') ? [say.sealed] : []),
    ...(origins.has('sent') ? [say.goes] : []),
    ...kept.map(({ where, name }) => `${say.store[where]} ${code(name)}`),
  ];
  return capital(parts.join('; '));
}

/** The states in which the chart carries out some of these actions, as a reader finds them. */
function erasedIn(
  { facts, language }: Row,
  telling: Telling,
  erasers: ReadonlySet<string>,
): readonly string[] {
  const say = dataLabels[language];
  const at = (how: string, node: AnyStateNode) =>
    `${how} ${node.parent ? telling.link(node) : labels[language].anything}`;
  const places = facts.nodes.flatMap((node) => [
    ...(does(node.entry, erasers) ? [at(say.entering, node)] : []),
    ...(does(node.exit, erasers) ? [at(say.leaving, node)] : []),
    ...(transitionsFrom(node).some(({ actions }) => does(actions, erasers)) ? [at(say.within, node)] : []),
  ]);
  return [...new Set(places)];
}

function whenOf(row: Row, telling: Telling): string {
  const { facts, datum, names, origins, stores, language } = row;
  const say = dataLabels[language];
  const [from = 'memory'] = (['start', 'person', 'world', 'answer'] as const).filter((one) =>
    origins.has(one),
  );
  const erased = erasedIn(row, telling, erasersOf(facts, names, datum.sample));
  const shown = erased.slice(0, mostPlaces);
  const rest = erased.length - shown.length;
  const places = `${shown.join(', ')}${rest > 0 ? ` ${say.more(rest)}` : ''}`;
  const kept = stores.filter(({ data }) => data.includes(datum.id));
  return [
    `${capital(say.from[from])}; ${erased.length > 0 ? `${say.erased} ${places}, ${say.ends}` : say.endsAlone}.`,
    ...kept.map(({ name, until }) => `${code(name)} ${text(until[language])}.`),
    ...(datum.kept ? [text(datum.kept[language])] : []),
  ].join('<br>');
}

function shownCell({ datum, names, language }: Row): string {
  const say = dataLabels[language];
  const ways = names.map((name) => shownAs(name, datum.sample));
  const open = names.filter((_, n) => ways[n] === 'asItIs');
  if (open.length === names.length) return capital(say.asItIs);
  const amounts = ways.includes('amount');
  if (open.length === 0) return capital(amounts ? say.amount : say.replaced);
  const partly = amounts ? say.partlyAmount : say.partly;
  return `${capital(partly)} ${open.map((name) => `\`${name}\``).join(', ')}`;
}

function originsOf(handled: Handled, names: readonly string[]): ReadonlySet<Origin> {
  return new Set(names.flatMap((name) => [...(handled.get(name) ?? [])]));
}

/** The section of a chapter about the data that its machine handles, as Markdown; one line where it handles none. */
export function dataSection(facts: Facts, language: Language): readonly string[] {
  const say = dataLabels[language];
  const lists = readData();
  const handled = handledBy(facts);
  const found = dataOf(facts, handled, lists);
  if (found.length === 0) return [`## ${say.title}`, say.none];
  const telling = tellingOf(facts, language);
  const stores = storesOf(facts, lists);
  const rows = found.map(({ datum, names }) => {
    const row = { facts, datum, names, origins: originsOf(handled, names), stores, language };
    return [
      `${text(datum.what[language])} (${say.kind[datum.kind]})<br>${names.map(code).join(' ')}`,
      placesOf(row),
      whenOf(row, telling),
      text(datum.readers[language]),
      shownCell(row),
    ];
  });
  return [
    `## ${say.title}`,
    `${say.about} [${say.page}](data.md).`,
    table([say.datum, say.where, say.when, say.readers, say.shown], rows),
  ];
}

/** The page of all data and of all that the browser keeps, in one language, as Markdown. */
export function dataPageOf(all: readonly Facts[], language: Language, lists: DataLists = readData()): string {
  const say = dataLabels[language];
  const other = language === 'es' ? 'en' : 'es';
  const handled = all.map((facts) => ({ facts, data: dataOf(facts, handledBy(facts), lists) }));
  const chapters = (of: readonly Facts[]) =>
    of.map((facts) => chapterLink(facts, language)).join('<br>') || '—';
  const met = lists.data.map((datum) =>
    chapters(
      handled.filter(({ data }) => data.some((each) => each.datum === datum)).map(({ facts }) => facts),
    ),
  );
  const asides = asidesOf(met, language);
  const data = lists.data.map((datum, at) => [
    text(datum.what[language]),
    say.kind[datum.kind],
    text([datum.readers, datum.kept].flatMap((said) => said?.[language] ?? []).join(' ')),
    asides.cell(met[at] ?? ''),
  ]);
  const stores = lists.stores.map((store) => [
    `${text(store.what[language])} ${code(store.name)}`,
    capital(say.store[store.where]),
    capital(text(store.until[language])),
    chapters(all.filter((facts) => storesOf(facts, lists).includes(store))),
  ]);
  const parts = [
    `# ${say.page}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/data.md)`,
    say.pageAbout,
    `## ${say.all}`,
    table([say.datum, say.is, say.readers, say.chapters], data),
    ...asides.sections,
    `## ${say.stored}`,
    say.storedAbout,
    table([say.what, say.where, say.when, say.chapters], stores),
  ];
  return `${parts.join('\n\n')}\n`;
}
