import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { chapterLink, type Facts } from './facts.ts';
import { figureGroups, waitsOf } from './figures.ts';
import { figureLabels } from './figures-labels.ts';
import { labels } from './labels.ts';
import { capital, sentence, table } from './markdown.ts';
import { mishapLabels } from './mishaps-labels.ts';
import { type Lost, lostAnswers } from './no-answer.ts';
import type { Mishap } from './words.ts';
import type { ChapterInput } from './writing.ts';

/** What sentences about mishaps are written from: a machine, all machines, and its sentences. */
export type MishapInput = Pick<ChapterInput, 'facts' | 'all' | 'language' | 'telling'>;

/** So many calls are named; of more it is said how many there are. */
const mostNamed = 3;

/** What was found out of a machine, which is the same in every language. */
const known = new WeakMap<Facts, readonly Lost[]>();

/** The answers that may be lost, those with the same end together. */
function groupsOf(facts: Facts): readonly (readonly Lost[])[] {
  const all = known.get(facts) ?? lostAnswers(facts);
  known.set(facts, all);
  // What is asked meanwhile may come from several states: it stays as it was in each.
  const lost = all.map((one) =>
    one.fate === 'goesOn' &&
    all.some((other) => other !== one && other.who === one.who && other.fate === 'goesOn')
      ? { ...one, fate: 'stays' as const, at: null }
      : one,
  );
  const keys = lost.map(({ who, fate, at }) => `${who.machine ?? ''} ${fate} ${at?.id ?? ''}`);
  return [...new Set(keys)].map((key) => lost.filter((_, n) => keys[n] === key));
}

type Group = readonly [Lost, ...Lost[]];

/** Whose answer it is, in words, and what becomes of the flow then. */
function ofGroup({ language, telling }: MishapInput, group: Group) {
  const say = mishapLabels[language];
  const [{ fate, retry, at }] = group;
  const names = [...new Set(group.map(({ who }) => telling.word('actors', who.id)))];
  return {
    who: say.noAnswer(names.length > mostNamed ? [say.anyCall(names.length)] : names),
    end: say.fates[fate](at ? telling.link(at) : '', retry),
  };
}

/** The groups of a machine's acts, and those of its calls. */
function actsAndCalls(facts: Facts): readonly [acts: readonly Group[], calls: readonly Group[]] {
  const groups = groupsOf(facts) as readonly Group[];
  const act = ([{ who }]: Group) => who.machine !== undefined;
  return [groups.filter(act), groups.filter((group) => !act(group))];
}

/** Whether the answers that may be lost stand in a table of their own: a cell would be too long. */
function apart(facts: Facts): boolean {
  const [acts, calls] = actsAndCalls(facts);
  return acts.length + calls.length > 1;
}

function answerLost(input: MishapInput): readonly string[] {
  const { facts, all, language } = input;
  const say = mishapLabels[language];
  const [acts, calls] = actsAndCalls(facts);
  if (acts.length + calls.length > 0)
    return [
      ...acts.flatMap((group) => [say.act, say.actBroken(ofGroup(input, group).end)]),
      ...(calls.some(([{ fate }]) => fate === 'unsure') && apart(facts) ? [say.neverRefused] : []),
      ...(apart(facts)
        ? [acts.length > 0 ? say.theRest : say.oneByOne]
        : calls.map((group) => say.ofCall(ofGroup(input, group)))),
    ];
  const others = [...new Set(facts.asked.map(({ machine }) => machine))].flatMap((machine) =>
    all.filter(({ id }) => id === machine),
  );
  const links = others.map((one) => chapterLink(one, language));
  if (links.length > mostNamed + 1)
    return [
      say.manyCall(links.length, `[${labels[language].others}](#${anchorOf(labels[language].others)})`),
    ];
  return [links.length > 0 ? say.othersCall(links.join(', ')) : say.noCall];
}

/** The calls of a machine whose answers may be lost, each with what becomes of the flow, where a cell can't hold them. */
export function lostTable(input: MishapInput): readonly string[] {
  if (!apart(input.facts)) return [];
  const say = mishapLabels[input.language];
  const rows = actsAndCalls(input.facts)[1].map((group) => {
    const { who, end } = ofGroup(input, group);
    return [who, sentence(capital(end))];
  });
  return [say.lostAbout, table([say.what, say.does], rows)];
}

/** What a page’s own machine does when it hears that nobody is signed in any more. */
function sessionEnded({ facts, language, telling }: MishapInput): readonly string[] {
  const say = mishapLabels[language];
  const heard = facts.transitions.filter(({ eventType }) => eventType === 'session.lost');
  const done = heard.map((one) => {
    const own = telling.own(one);
    return own === '—' ? say.goesBack(telling.next(one)) : own.replace(/ <sub>.*?<\/sub>/g, '');
  });
  return [...new Set(done)].map((one) => sentence(capital(one)));
}

/** How a machine counts time: its own waits, whether it looks at the device’s clock too, and the gateway’s figures. */
function timesOf(facts: Facts) {
  const figures = figureGroups.flatMap((group) => group.figures);
  const here = (state: string) => state.startsWith(`${facts.id}/`);
  return {
    waits: waitsOf(facts).length,
    watches: facts.transitions.some(({ eventType }) => eventType === 'countdown.passed'),
    gateway: figures.filter(({ clock, states }) => clock === 'gateway' && states.some(here)).length,
  };
}

function clock({ facts, language }: MishapInput): readonly string[] {
  const say = mishapLabels[language];
  const { waits, watches, gateway } = timesOf(facts);
  const { short } = figureLabels[language];
  const figures = `[${short}](#${anchorOf(short)})`;
  return [
    watches ? say.watches(figures) : waits > 0 ? say.waits(waits, figures) : say.untimed,
    ...(gateway > 0 ? [say.gatewayCounts(gateway, figures)] : []),
  ];
}

function asleep({ facts, language }: MishapInput): readonly string[] {
  const say = mishapLabels[language];
  const { waits, watches } = timesOf(facts);
  if (watches) return [say.watchesAsleep];
  return [waits > 0 ? say.waitsAsleep : say.untimedAsleep];
}

const provenBy: Readonly<Partial<Record<Mishap, (input: MishapInput) => readonly string[]>>> = {
  answerLost,
  sessionEnded,
  clock,
  asleep,
};

/** The sentences about a mishap that the chart of a machine proves by itself, as Markdown; none where it says nothing. */
export function provenOf(input: MishapInput, mishap: Mishap): readonly string[] {
  return provenBy[mishap]?.(input) ?? [];
}
