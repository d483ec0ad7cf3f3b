import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { makingOf } from '#machines/kit/act-by-call.ts';
import { edgesOf, nodesOf } from '../walk/transitions.ts';
import { type Chart, chartFileOf, findCharts } from './charts.ts';
import { stately } from './command.ts';
import { extractCharts } from './extractor.ts';
import type { Extracted } from './found.ts';
import { statelyWriter } from './stately-file.ts';
import { faultsOf, tableOf } from './table.ts';

const charts = await findCharts();
const fileFor = statelyWriter(charts);
const files = await Promise.all(
  charts.map(async (chart) => ({ id: chart.id, name: `${chart.id}.ts`, ...(await fileFor(chart)) })),
);
const extracted = await extractCharts(new Map(files.map(({ name, text }) => [name, text])));
const chartOf = (id: string) => charts.find((one) => one.id === id) as Chart;
const textOf = (id: string) => files.find((one) => one.id === id)?.text ?? '';

// Under the project, where `xstate` is found.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'stately-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What can be seen of a machine that runs nothing. */
const told = (machine: AnyStateMachine) => ({
  edges: edgesOf(machine),
  states: nodesOf(machine).map(({ id, type, description, tags, meta }) => [
    id,
    type,
    description,
    tags,
    meta,
  ]),
  asks: nodesOf(machine).flatMap(({ id, invoke }) => invoke.map((one) => [id, one.id, one.src])),
});

describe('a file for Stately', () => {
  it.each(files)('$name holds its machine and those it starts as charts that XState takes', async (file) => {
    const path = join(folder, file.name);
    writeFileSync(path, file.text);
    const made = Object.values<unknown>(await import(pathToFileURL(path).href));
    const machines = made.filter((one): one is AnyStateMachine => one instanceof StateMachine);
    const byId = (list: readonly AnyStateMachine[]) => new Map(list.map((one) => [one.id, told(one)]));
    expect(byId(machines)).toEqual(byId(file.charts.map(({ machine }) => machine)));
  });

  it('needs nothing but xstate, and says what it is not', () => {
    for (const { text } of files) {
      expect(text.match(/^import .*$/gm)).toEqual(["import { createMachine } from 'xstate';"]);
      expect(text).toContain('Do not save this, or anything');
    }
  });

  it('is read whole by the published extractor, every machine of every file', () => {
    expect(faultsOf(files, extracted)).toEqual([]);
    expect(files.flatMap(({ charts: inside }) => inside).length).toBeGreaterThan(files.length);
  });

  it('has the children of children, each once', () => {
    const inside = ({ charts: them }: { readonly charts: readonly Chart[] }) => them.map(({ id }) => id);
    const [entry] = files.filter(({ id }) => id === 'entry');
    expect(entry && inside(entry)).toEqual(expect.arrayContaining(['entry', 'login', 'captcha', 'slider']));
    for (const file of files) expect(new Set(inside(file)).size).toBe(file.charts.length);
  });

  it('names the parameters, each with the code of its value', () => {
    const login = textOf('login');
    expect(login).toContain("{ type: 'recall', params: { remembered: 'event.remembered' } }");
    expect(login).toContain("{ type: 'keepFailure', params: { error: 'event.error' } }");
    expect(login).toContain("{ type: 'keepField', params: { '...': 'event' } }");
    expect(textOf('session')).toContain("guard: { type: 'ours', params: { '...': 'rules.whole()' } }");
  });

  // Other flows have some parts fewer of the chart that they share.
  const whole = charts.filter(({ id, machine }) => id === 'withdraw' || makingOf(machine) === undefined);
  it.each(whole)('leaves out no parameters of $id', ({ id, file }) => {
    const count = (text: string) => text.match(/\bparams: /g)?.length ?? 0;
    const source = readFileSync(chartFileOf(file), 'utf8');
    const chart = source.slice(source.indexOf('.createMachine('));
    const own = textOf(id).split('\n/**\n')[1] ?? '';
    expect(count(own)).toBe(count(chart));
  });

  it('says whom a machine asks, and where it is from', () => {
    expect(textOf('login')).toContain(
      ' * From machines/session/login.machine.ts.\n * Asks captcha: captchaMachine; login: the call session.login; ',
    );
    expect(textOf('act')).toContain('a call that its starter provides');
  });

  it('a planted fault is found: a machine that the extractor read otherwise, not at all, or twice', () => {
    const language = files.filter(({ id }) => id === 'language');
    const [good = null] = extracted.get('language.ts') ?? [];
    const { telling: _, ...left } = good?.states ?? {};
    const faults = (...found: readonly (Extracted | null)[]) =>
      faultsOf(language, new Map([['language.ts', found]]));
    const missing = ['telling', 'telling · tell done', 'telling · tell error'].map(
      (one) => `language.ts, language: not found: ${one}`,
    );
    expect(faults(good)).toEqual([]);
    expect(faults({ ...good, states: left })).toEqual(missing);
    expect(faults(null)).toEqual(expect.arrayContaining(missing));
    expect(faults()).toEqual(faults(null));
    expect(faults(good, good)).toEqual(['language.ts: 1 charts too many']);
  });
});

describe('npm run stately', () => {
  const to = mkdtempSync(join(tmpdir(), 'stately-'));
  afterAll(() => rmSync(to, { recursive: true }));

  it('writes one machine where it is told', async () => {
    const file = join(to, 'deep', 'login.ts');
    const { status, said } = await stately(['login', '--to', file]);
    expect([status, said]).toEqual([0, `${file}: login, captcha, slider, identity`]);
    expect(readFileSync(file, 'utf8')).toBe((await fileFor(chartOf('login'))).text);
  });

  it.each([
    [['nobody'], 'No machine is called nobody'],
    [[], 'Name one machine, or say --all'],
    [['login', 'slider'], 'Name one machine, or say --all'],
    [['login', '--all'], 'Name one machine, or say --all'],
  ])('refuses %j, with the names of the machines', async (args, why) => {
    const { status, said } = await stately(args);
    expect(status).toBe(2);
    expect(said).toContain(`${why}. The machines: `);
    for (const { id } of charts) expect(said).toContain(id);
  });

  it('prints a line a file: what the machine has, and what the extractor found', () => {
    const lines = tableOf(files, extracted);
    expect(lines).toHaveLength(1 + charts.length);
    const login = lines.find((line) => line.startsWith('login.ts '));
    expect(login?.trim().split(/ +/)).toEqual(['login.ts', 'login', '8', '8', '32', '32', '4', '4']);
    for (const line of lines.slice(1)) {
      const [states, found, branches, foundBranches, inside, read] = line.trim().split(/ +/).slice(2);
      expect([found, foundBranches, read]).toEqual([states, branches, inside]);
    }
  });
});
