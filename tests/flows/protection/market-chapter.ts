import { chapterLink, type Facts } from '#assurance/book/facts.ts';
import { labels } from '#assurance/book/labels.ts';
import { capital, code, table, text } from '#assurance/book/markdown.ts';
import { tellingOf } from '#assurance/book/telling.ts';
import type { Language } from '#assurance/book/words.ts';
import { pathOf } from '#assurance/walk/transitions.ts';
import type { Market } from '#contract/market-names.ts';
import { protections } from '#contract/protection/markets.ts';
import type { ProtectionRule } from '#contract/protection.ts';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { wordsOf } from '#sandbox/wire/words.ts';
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

function keptLines(clause: Clause, { market, language }: Writing): readonly string[] {
  return Object.entries(leavesOf(clause, market)).map(([leaf, value]) => {
    const aside = clause.mark === 'read' && isSetting(clause, leaf as Leaf);
    const mark = aside ? ` (${marketLabels[language].setting})` : '';
    return `${capital(leafWords[leaf as Leaf][language])}: **${text(leafValue(leaf as Leaf, value, language))}**${mark} ${code(leaf)}`;
  });
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
function placesLines({ places = [] }: Clause, { market, all, language }: Writing): readonly string[] {
  const here = places.filter((place) => appearsIn(market, place));
  const machines = [...new Set(here.map(({ machine }) => machine))];
  return machines.map((machine) => {
    const facts = all.find(({ id }) => id === machine);
    if (!facts) throw new Error(`the chapter of a market names ${machine}, which has no chapter`);
    const own = here.filter((one) => one.machine === machine);
    const words = own.map((place) => placeWords(facts, place, language)).join(', ');
    return `${chapterLink(facts, language)} ${words}`;
  });
}

function refusedLines({ gateway = [] }: Clause, { language }: Writing): readonly string[] {
  const said = (rule: ProtectionRule) => wordsOf('PROTECTION_RULE', language.toUpperCase(), { rule });
  return gateway.map((rule) => `${text(said(rule))} ${code(rule)}`);
}

/** A property has its words in the language of the chapter; the title of a test is as it is written. */
function titleOf({ title }: Proof, { all, language }: Writing): string {
  const spanish = all.map(({ words }) => words.properties?.[title]).find((words) => words !== undefined);
  return text(capital((language === 'es' && spanish) || title));
}

/** The proofs, each with its file, and what is not proven. */
function proofLines({ proof, gap }: Clause, writing: Writing): readonly string[] {
  const say = marketLabels[writing.language];
  const how = proof.length > 0 ? say.partly : capital(say.noProof);
  return [
    ...proof.map((one) => `${titleOf(one, writing)} ${code(one.file.replace(/^tests\//, ''))}`),
    ...(gap ? [`*${how}*: ${text(gap[writing.language])}`] : []),
  ];
}

/** The section of a clause: what it asks for, and a list of each thing that is said of it. */
function clauseSection(clause: Clause, writing: Writing): readonly string[] {
  const { id, source, mark, requirement } = clause;
  const { language } = writing;
  const say = marketLabels[language];
  const where = typeof source === 'string' ? source : source[language];
  const list = (about: string, lines: readonly string[]) =>
    lines.length > 0 ? [`**${about}**:\n\n${lines.map((line) => `- ${line}`).join('\n')}`] : [];
  return [
    `### ${id}`,
    `${text(where)} <sub>${text(markNames[mark][language])}</sub>`,
    text(requirement[language]),
    ...list(say.kept, keptLines(clause, writing)),
    ...list(say.shown, placesLines(clause, writing)),
    ...list(say.refused, refusedLines(clause, writing)),
    ...list(say.proof, proofLines(clause, writing)),
  ];
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
  const held = clausesIn(market, writing.clauses);
  const parts = [
    `# ${say.protectionIn}: ${marketNames[market][language]}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/${marketChapter(market)}.md)`,
    headOf(protections[market], language)
      .map((one) => `- ${one}`)
      .join('\n'),
    say.marked,
    `## ${say.inForce}`,
    held.map(({ id }) => `[${id}](#${anchorOf(id)})`).join(' · '),
    ...held.flatMap((clause) => clauseSection(clause, writing)),
    `## ${say.operators}`,
    operatorsLines(writing),
  ];
  return `${parts.join('\n\n')}\n`;
}
