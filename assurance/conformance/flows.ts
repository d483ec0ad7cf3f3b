import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyActorLogic, type AnyStateMachine, StateMachine, type StateNode } from 'xstate';
import type { Flow } from './finding.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What a call touches: machines that make it, and pages that read it. */
export type Touched = { readonly flows: readonly Flow[]; readonly pages: readonly string[] };

/** Charts that others provide with their own call: what they do, their owner does. */
const kit = new Set(['act', 'export', 'claim']);

function actorsOf(machine: AnyStateMachine): Record<string, AnyActorLogic> {
  return (machine.implementations as { actors: Record<string, AnyActorLogic> }).actors;
}

/** The calls behind an actor: its own, or those of a chart that it lends its call to. */
function callsOf(logic: AnyActorLogic | undefined): string[] {
  if (!logic) return [];
  if ('call' in logic) return [String(logic.call)];
  if (!(logic instanceof StateMachine) || !kit.has(logic.id)) return [];
  return Object.values(actorsOf(logic)).flatMap(callsOf);
}

function nameOf(node: StateNode): string {
  return node.path.join('.') || 'everywhere';
}

/** Where a failed actor leads to, in words: the names of the states, or that it stays. */
function onError(node: StateNode, id: string): string {
  const taken = [...node.transitions].find(([event]) => event === `xstate.error.actor.${id}`)?.[1] ?? [];
  const targets = taken.flatMap(({ target }) => (target ?? []).map((one) => nameOf(one as StateNode)));
  return [...new Set(targets)].join(' or ') || 'stays';
}

function nodesOf(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as StateNode))];
}

function flowsOf(machine: AnyStateMachine): [call: string, flow: Flow][] {
  const actors = actorsOf(machine);
  return nodesOf(machine.root as unknown as StateNode).flatMap((node) =>
    node.invoke.flatMap(({ src, id }) =>
      callsOf(typeof src === 'string' ? actors[src] : undefined).map((call): [string, Flow] => [
        call,
        { machine: machine.id, state: nameOf(node), onFailure: onError(node, id) },
      ]),
    ),
  );
}

function filesIn(folder: string, ending: RegExp): string[] {
  const all = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => ending.test(file)).map((file) => path.join(folder, file));
}

async function machines(): Promise<AnyStateMachine[]> {
  const files = filesIn('machines', /\.(machine|act)\.ts$/).sort();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(root, file)).href)));
  return modules
    .flatMap((module) => Object.values(module as object))
    .filter((one) => one instanceof StateMachine);
}

/** The files that name a call, by the call; `nameOf` says what a file is called in a report. */
function namers(files: readonly string[], called: (file: string) => string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, call = ''] of text.matchAll(/['"]([a-z]+\.[a-zA-Z]+)['"]/g)) {
      found.set(call, [...new Set([...(found.get(call) ?? []), called(file)])]);
    }
  }
  return found;
}

/** Pages and parts that read a call by themselves. The one that draws the first page has answers of its own. */
function readers(): Map<string, string[]> {
  const files = filesIn('src', /\.tsx?$/).filter((file) => !file.endsWith('start/prerender.tsx'));
  return namers(files, (file) => file.replace(/^src\/(views\/)?|\.tsx?$/g, ''));
}

/** Charts that are given a call by the files beside them: which state makes it is not written in the chart. */
function lenders(): Map<string, string[]> {
  const files = filesIn('machines', /\.(machine|rules|parts)\.ts$/).filter((file) => !file.includes('/kit/'));
  return namers(files, (file) => path.basename(file).replace(/\..*/, ''));
}

let known: Promise<ReadonlyMap<string, Touched>> | undefined;

async function readAll(): Promise<ReadonlyMap<string, Touched>> {
  const flows = new Map<string, Flow[]>();
  for (const machine of await machines()) {
    for (const [call, flow] of flowsOf(machine)) flows.set(call, [...(flows.get(call) ?? []), flow]);
  }
  const pages = readers();
  const lent = lenders();
  const named = (call: string) =>
    (lent.get(call) ?? []).map((machine): Flow => ({ machine, state: '', onFailure: '' }));
  return new Map(
    [...new Set([...flows.keys(), ...pages.keys(), ...lent.keys()])].map((call) => [
      call,
      { flows: flows.get(call) ?? named(call), pages: pages.get(call) ?? [] },
    ]),
  );
}

/**
 * Which flows and pages every call touches, from the charts themselves: the states that make it, and where its failure
 * leads to. Read once.
 */
export function touchedByCall(): Promise<ReadonlyMap<string, Touched>> {
  known ??= readAll();
  return known;
}
