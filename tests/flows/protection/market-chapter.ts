import type { Market } from '#contract/market-names.ts';
import { protections } from '#contract/protection/markets.ts';
import type { ProtectionRule } from '#contract/protection.ts';
import { wordsOf } from '#sandbox/wire/words.ts';
import { chapterLink, type Facts } from '../book/facts.ts';
import { labels } from '../book/labels.ts';
import { capital, code, table, text } from '../book/markdown.ts';
import { tellingOf } from '../book/telling.ts';
import type { Language } from '../book/words.ts';
import { pathOf } from '../transitions.ts';
import { appearsIn } from './appears.ts';
import { type Clause, isSetting, leavesOf, type Place, type Proof } from './clause.ts';
import { quietest } from './clause-faults.ts';
import { clausesIn, defaults } from './clauses.ts';
import { allLeaves, type Leaf, leafIn, leafWords } from './leaves.ts';
import { headOf } from './market-head.ts';
import { marketLabels, marketNames, markNames } from './market-labels.ts';
import { leafValue } from './value-words.ts';

/** What a chapter of a market is written with. */
type Writing = {
  readonly market: Market;
  readonly all: readonly Facts[];
  readonly language: Language;
  readonly clauses?: readonly Clause[];
};

/** The name of the chapter of a market, without its ending. */
export function marketChapter(market: Market): string {
  return `market-${market.toLowerCase()}`;
}

function clauseCell({ id, source, mark }: Clause, language: Language): string {
  const where = typeof source === 'string' ? source : source[language];
  return `**${id}**<br>${text(where)}<br><sub>${text(markNames[mark][language])}</sub>`;
}

function keptCell(clause: Clause, { market, language }: Writing): string {
  const lines = Object.entries(leavesOf(clause, market)).map(([leaf, value]) => {
    const aside = clause.mark === 'read' && isSetting(clause, leaf as Leaf);
    const mark = aside ? ` (${marketLabels[language].setting})` : '';
    return `${capital(leafWords[leaf as Leaf][language])}: **${text(leafValue(leaf as Leaf, value, language))}**${mark} ${code(leaf)}`;
  });
  return lines.join('<br>');
}

/** A state of a chart, with the event and the guard that decide there. */
function placeWords(facts: Facts, { machine, state, event, guard }: Place, language: Language): string {
  const telling = tellingOf(facts, language);
  const node = facts.nodes.find((one) => pathOf(one) === state);
  if (!node) throw new Error(`the chapter of a market names ${machine}.${state}, which is no state`);
  const heard = node.transitions.get(event ?? '')?.[0];
  return [
    telling.state(node),
    ...(heard ? [telling.event(heard)] : []),
    ...(guard ? [`${labels[language].if} ${telling.word('guards', guard)} ${code(guard)}`] : []),
  ].join(' · ');
}

/** The states of each machine after a link to its chapter. */
function placesCell({ places = [] }: Clause, { market, all, language }: Writing): string {
  const here = places.filter((place) => appearsIn(market, place));
  const machines = [...new Set(here.map(({ machine }) => machine))];
  return machines
    .map((machine) => {
      const facts = all.find(({ id }) => id === machine);
      if (!facts) throw new Error(`the chapter of a market names ${machine}, which has no chapter`);
      const own = here.filter((one) => one.machine === machine);
      const words = own.map((place) => placeWords(facts, place, language)).join(', ');
      return `${chapterLink(facts, language)} ${words}`;
    })
    .join('<br>');
}

function refusedCell({ gateway = [] }: Clause, { language }: Writing): string {
  const said = (rule: ProtectionRule) => wordsOf('PROTECTION_RULE', language.toUpperCase(), { rule });
  return gateway.map((rule) => `${text(said(rule))} ${code(rule)}`).join('<br>');
}

/** A property has its words in the language of the chapter; the title of a test is as it is written. */
function titleOf({ title }: Proof, { all, language }: Writing): string {
  const spanish = all.map(({ words }) => words.properties?.[title]).find((words) => words !== undefined);
  return text(capital((language === 'es' && spanish) || title));
}

/** The proofs, each file after what it shows. */
function proofCell({ proof, gap }: Clause, writing: Writing): string {
  const say = marketLabels[writing.language];
  const files = [...new Set(proof.map(({ file }) => file))].map((file) => {
    const titles = proof.filter((one) => one.file === file).map((one) => titleOf(one, writing));
    return `${titles.join('<br>')}<br>${code(file.replace(/^tests\//, ''))}`;
  });
  const how = proof.length > 0 ? say.partly : capital(say.noProof);
  return [...files, ...(gap ? [`*${how}*: ${text(gap[writing.language])}`] : [])].join('<br>');
}

/** A table without the columns that no row fills. */
function filled(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, n) => rows.some((row) => row[n] !== ''));
  const only = (cells: readonly string[]) => cells.filter((_, n) => kept[n]);
  return table(only(head), rows.map(only));
}

function clausesTable(writing: Writing): string {
  const { market, language, clauses } = writing;
  const say = marketLabels[language];
  const rows = clausesIn(market, clauses).map((clause) => [
    clauseCell(clause, language),
    text(clause.requirement[language]),
    keptCell(clause, writing),
    placesCell(clause, writing),
    refusedCell(clause, writing),
    proofCell(clause, writing),
  ]);
  return filled([say.clause, say.requirement, say.kept, say.shown, say.refused, say.proof], rows);
}

/** Why a leaf is the operator's: the clauses that are not the law, a reason of ours, or that there is no rule. */
function whyOurs({ market, language, clauses }: Writing, leaf: Leaf): string | undefined {
  const claiming = clausesIn(market, clauses).filter((one) => leaf in leavesOf(one, market));
  if (claiming.some((one) => !isSetting(one, leaf))) return undefined;
  if (claiming.length > 0) {
    const how = ({ mark }: Clause) =>
      mark === 'read' ? marketLabels[language].unread : markNames[mark][language];
    return claiming.map((one) => `${one.id}: ${how(one)}`).join('<br>');
  }
  const reason = defaults.find((one) => one.market === market && one.leaf === leaf);
  if (reason) return text(reason.why[language]);
  return market === quietest ? marketLabels[language].noRule : undefined;
}

function operatorsLines(writing: Writing): string {
  const { market, language } = writing;
  const say = marketLabels[language];
  const rows = allLeaves.flatMap((leaf) => {
    const why = whyOurs(writing, leaf);
    if (why === undefined) return [];
    const name = `${capital(leafWords[leaf][language])} ${code(leaf)}`;
    return [[name, text(leafValue(leaf, leafIn(market, leaf), language)), why]];
  });
  if (rows.length === 0) return say.noneOfOperator;
  const rest = market === quietest ? [] : [say.otherwise];
  return [say.operatorsAbout, table([say.settingName, say.value, say.why], rows), ...rest].join('\n\n');
}

/** The chapter of one market in one language, as Markdown. Throws where it names what no chapter has. */
export function marketChapterOf(writing: Writing): string {
  const { market, language } = writing;
  const say = marketLabels[language];
  const other = language === 'es' ? 'en' : 'es';
  const parts = [
    `# ${say.protectionIn}: ${marketNames[market][language]}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/${marketChapter(market)}.md)`,
    headOf(protections[market], language)
      .map((one) => `- ${one}`)
      .join('\n'),
    say.marked,
    `## ${say.inForce}`,
    clausesTable(writing),
    `## ${say.operators}`,
    operatorsLines(writing),
  ];
  return `${parts.join('\n\n')}\n`;
}
