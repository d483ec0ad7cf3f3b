import { readFileSync } from 'node:fs';
import type { Facts } from './facts.ts';
import { table, text, uncapital } from './markdown.ts';
import { mishapLabels } from './mishaps-labels.ts';
import { readTitle } from './mishaps-section.ts';
import type { Language, Said } from './words.ts';

/**
 * Something that is decided around a flow and that its chart does not say: about what, who decides it, what is decided, and
 * the titles of the tests that show it; without any it is an assumption.
 */
export type Decided = Said & {
  readonly about: Said;
  readonly by: keyof (typeof decidedLabels)['es']['by'];
  readonly shown: readonly string[];
};

/** What is decided around each flow, by the id of its machine. */
export type DecidedList = Readonly<Record<string, readonly Decided[]>>;

/** Under this name stands what is decided about the audit record, which has a page and no machine. */
export const auditRecord = 'audit';

/** The fixed texts of these sections. */
export const decidedLabels = {
  es: {
    title: 'Lo que se decide fuera del flujo',
    audit: 'Qué hay en cada línea, y quién la lee',
    what: 'Asunto',
    happens: 'Qué se decide',
    who: 'Quién lo decide',
    by: {
      gateway: 'la pasarela (así lo hace la de prueba)',
      office: 'la administración del operador',
      operator: 'el operador',
      product: 'el producto',
      market: 'el mercado',
    },
  },
  en: {
    title: 'What is decided outside the flow',
    audit: 'What is in each line, and who reads it',
    what: 'About',
    happens: 'What is decided',
    who: 'Who decides it',
    by: {
      gateway: 'the gateway (the sandbox does so)',
      office: 'the operator’s back office',
      operator: 'the operator',
      product: 'the product',
      market: 'the market',
    },
  },
} as const satisfies Record<Language, unknown>;

const kept = JSON.parse(readFileSync('assurance/book/decided.json', 'utf8')) as DecidedList;

/** The list as it is kept: read once, as every chapter asks. */
export const readDecided = (): DecidedList => kept;

/** What is wrong with the list: a flow that is gone, a language without words, a title that no test has: `isTitle` says whether one is called so. */
export function decidedFaults(
  list: DecidedList,
  all: readonly Pick<Facts, 'id'>[],
  isTitle: (title: string) => boolean,
): readonly string[] {
  return Object.entries(list).flatMap(([id, rows]) => [
    ...(id === auditRecord || all.some((one) => one.id === id) ? [] : [`${id} is no machine`]),
    ...rows.flatMap(({ about, es, en, shown }) => [
      ...[about.es, about.en, es, en]
        .filter((said) => !said || said.trim() !== said)
        .map(() => `${id}: “${about.en}” lacks a language`),
      ...shown.filter((title) => !isTitle(title)).map((title) => `${id}: no test is called ${title}`),
    ]),
  ]);
}

/** The section of a chapter about what is decided around its flow, as Markdown; empty where nothing is said. */
export function decidedSection(
  { id }: Pick<Facts, 'id'>,
  language: Language,
  list: DecidedList = readDecided(),
): readonly string[] {
  const say = decidedLabels[language];
  const title = id === auditRecord ? say.audit : say.title;
  const { shownBy, assumed } = mishapLabels[language];
  const rows = (list[id] ?? []).map((one) => {
    const titles = one.shown.map((title) => `\`${readTitle(title)}\``).join(', ');
    const said = text(titles ? one[language] : `${assumed} ${uncapital(one[language])}`);
    return [
      text(one.about[language]),
      titles ? `${said}<br><sub>${shownBy} ${titles}</sub>` : said,
      say.by[one.by],
    ];
  });
  return rows.length === 0 ? [] : [`## ${title}`, table([say.what, say.happens, say.who], rows)];
}
