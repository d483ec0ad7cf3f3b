import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataOf, readData, shownAs, storesOf } from './data.ts';
import { dataFaults, storedIn } from './data-faults.ts';
import { dataLabels } from './data-labels.ts';
import { dataPageOf, dataSection } from './data-sheet.ts';
import { type Facts, findFacts } from './facts.ts';
import { erasersOf, handledBy } from './handled.ts';
import { languages } from './words.ts';

const all = await findFacts();
const machines = all.map((facts) => ({ ...facts, handled: handledBy(facts) }));
const lists = readData();
const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const stored = [...new Set(sources.flatMap((name) => storedIn(readFileSync(join('src/app', name), 'utf8'))))];
const machineOf = (id: string) => machines.find((one) => one.id === id) as (typeof machines)[number];
const without = (id: string) => ({ ...lists, data: lists.data.filter((one) => one.id !== id) });
const sheet = (id: string, language: 'es' | 'en' = 'en') =>
  dataSection(machineOf(id) as Facts, language).join('\n');
const rowOf = (id: string, datum: string) =>
  sheet(id)
    .split('\n')
    .find((line) => line.startsWith(`| ${datum}`)) ?? '';

describe('the list of data', () => {
  it('has a row for each secret of the redactor, each field of a person, and each name of the storage', () => {
    expect(dataFaults(lists, machines, stored)).toEqual([]);
    expect(stored.length).toBeGreaterThan(15);
  });

  it('is at fault without a row, with a name that nobody handles, and with a store that is gone', () => {
    expect(dataFaults(without('ticket'), machines, stored)).toContain(
      'forgot/ticket is a secret without a row',
    );
    expect(dataFaults(without('birthday'), machines, stored)).toContain(
      'birthday is of a person, without a row',
    );
    expect(dataFaults(lists, machines, [...stored, 'diary'])).toEqual(['diary is stored, without a row']);
    expect(
      dataFaults(
        lists,
        machines,
        stored.filter((name) => name !== 'acts'),
      ),
    ).toEqual(['nothing is stored as acts']);
    const [password, ...others] = lists.data;
    const stray = {
      ...lists,
      data: [{ ...password, names: [...(password?.names ?? []), 'pasword'] }, ...others],
    };
    expect(dataFaults(stray as typeof lists, machines, stored)).toEqual([
      'password: no machine handles pasword',
    ]);
    const [token, ...rest] = lists.stores;
    const silent = { ...lists, stores: [{ ...token, data: ['tokn'], events: ['token.keept'] }, ...rest] };
    expect(dataFaults(silent as typeof lists, machines, stored)).toEqual([
      'token: no machine tells token.keept',
      'token: there is no datum tokn',
    ]);
  });

  it('finds what source stores, however it names it', () => {
    expect(storedIn("session.set('one', x);\nconst key = 'two';\n")).toEqual(['one', 'two']);
    expect(storedIn("const names = { database: 'three', store: 's', key: 'k' };")).toEqual(['three']);
    expect(storedIn("const keys = { a: 'four', b: 'five' } as const;")).toEqual(['four', 'five']);
  });
});

describe('the sheet of a chapter', () => {
  it('says of a typed secret that it goes sealed, and where the chart erases it', () => {
    const row = rowOf('login', 'Password of the account');
    expect(row).toContain('In this page’s memory; goes to the gateway in a sealed message, within TLS');
    expect(row).toContain('erased on entering [');
    expect(row).toContain('in an encrypted cookie, if the person wants it <sub>`password`</sub>');
    expect(row).toContain('24 hours, encrypted');
    expect(row).toContain('Another text in its place, of the same length, always');
  });

  it('says what traces show, as their own redactor does', () => {
    expect(rowOf('withdraw', 'Amounts')).toContain(
      '| Another amount in its place: the same for the same one',
    );
    expect(shownAs('amount', '1250.50')).toBe('amount');
    expect(shownAs('points', '1250')).toBe('asItIs');
    expect(shownAs('withdrawPassword', '246810')).toBe('replaced');
  });

  it('says who sees the proofs, and for how long', () => {
    expect(rowOf('receipt', 'Pictures that prove something')).toContain('is deleted after a day');
  });

  it('says in one line that a flow handles nothing of the kind, and stands in every chapter', () => {
    expect(dataSection(machineOf('speeds'), 'es')).toEqual([`## ${dataLabels.es.title}`, dataLabels.es.none]);
    for (const { id } of machines)
      for (const language of languages)
        expect(sheet(id, language)).toContain(`## ${dataLabels[language].title}`);
  });

  it('lists what is stored with the chapters that have it stored', () => {
    const line = dataPageOf(all, 'en')
      .split('\n')
      .find((one) => one.includes('<sub>`acts`</sub>'));
    expect(line).toContain('](act.md)');
    expect(storesOf(machineOf('speeds'), lists)).toEqual([]);
  });
});

describe('what a machine handles', () => {
  it('is read from its memory, its events and the schemas of its calls', () => {
    const { handled } = machineOf('login');
    expect([...(handled.get('password') ?? [])].sort()).toEqual(['memory', 'person', 'sentSealed', 'world']);
    expect([...(handled.get('token') ?? [])]).toContain('answer');
    expect(dataOf({ id: 'login' }, handled, lists).map(({ datum }) => datum.id)).toContain('code');
  });

  it('is erased by those actions alone after which it is gone, whatever their names', () => {
    expect([...erasersOf(machineOf('login'), ['password'], 'x')]).toEqual(['forgetFields']);
    const { model, ...facts } = machineOf('login');
    const actions = {
      ...model.machine.implementations.actions,
      forgetFields: model.machine.implementations.actions.keepType,
    };
    const machine = model.machine.provide({ actions: { forgetFields: actions.forgetFields } as never });
    expect([...erasersOf({ ...facts, model: { ...model, machine } }, ['password'], 'x')]).toEqual([]);
  });
});
