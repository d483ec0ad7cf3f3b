import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../transitions.ts';
import { jsonOf, mermaidOf, pictureStory, picturesOf } from './chart-files.ts';
import { type Facts, findFacts } from './facts.ts';
import { cutsOf, wholeOf } from './picture-cuts.ts';
import { marks } from './picture-marks.ts';

const all = await findFacts();
const factsOf = (id: string) => all.find((one) => one.id === id) as Facts;
const told = (id: string) => ({ id, machine: factsOf(id).model.machine, words: factsOf(id).words });

describe('a picture', () => {
  it('is drawn with the names of the code, and with those of each language and the code beneath', async () => {
    const pictures = await picturesOf(told('withdraw'));
    expect([...pictures.keys()]).toEqual(['withdraw.svg', 'withdraw.es.svg', 'withdraw.en.svg']);
    const [code = '', es = '', en = ''] = [...pictures.values()];
    const written = (picture: string, name: string) =>
      picture.match(new RegExp(`>${name}<`, 'g'))?.length ?? 0;
    expect([written(code, 'sure'), written(es, 'sure'), written(en, 'sure')]).toEqual([1, 1, 1]);
    expect([written(es, 'Última mirada'), written(en, 'Last look')]).toEqual([1, 1]);
    expect(written(code, 'Última mirada')).toBe(0);
  });

  it('marks what a state is by a shape and not by a colour alone', async () => {
    const picture = (await picturesOf(told('payoutAccount'))).get('payoutAccount.es.svg') ?? '';
    for (const { colour, shape } of Object.values(marks)) {
      expect(picture).toContain(`fill="${colour}"`);
      expect(picture).toContain(`d="${shape}"`);
    }
    expect(new Set(Object.values(marks).map(({ shape }) => shape)).size).toBe(4);
  });

  it('is told to who can’t see it', () => {
    const story = (id: string, language: 'es' | 'en') =>
      pictureStory(told(id), wholeOf(told(id).machine), language);
    expect(story('signOut', 'es')).toMatch(
      /^Cerrar sesión\. Comienza en «Sin nada en curso»\. Sus estados: /,
    );
    expect(story('status', 'en')).toContain('Side by side: «Situation», «Watch».');
    expect(story('login', 'en')).toContain('It ends in «Ended».');
  });

  it('of a large machine is drawn whole with its parts folded, and then part by part', async () => {
    const { machine } = told('inbox');
    expect(cutsOf(machine).map(({ name }) => name)).toEqual(['whole', 'open']);
    const pictures = await picturesOf(told('inbox'));
    const [whole = '', open = ''] = ['whole', 'open'].map((name) => pictures.get(`inbox-${name}.en.svg`));
    expect(whole).toContain('>+2<');
    const states = (picture: string) => picture.match(/data-state="[^"]*"/g)?.length;
    // The part itself and what is in it, and the five that its arrows lead to.
    expect([states(whole), states(open)]).toEqual([7, 8]);
    const folded = cutsOf(told('playSession').machine).map(({ name }) => name);
    expect(folded.slice(0, 3)).toEqual(['whole', 'beside', 'beside-facts']);
  });
});

describe.each(all.map(({ id, model }) => [id, model.machine] as const))('the files of %s', (_, machine) => {
  it('have every arrow in the diagram of Mermaid, and no line it can’t read', () => {
    const lines = mermaidOf(machine).trim().split('\n').slice(1);
    const arrows = transitionsOf(machine).length;
    const targets = lines.filter((line) => / --> .+: /.test(line));
    expect(targets.length).toBeLessThanOrEqual(arrows);
    const readable = /^ *(state "\w+" as \w+( \{)?|\}|--|\[\*\] --> \w+|\w+ --> (\[\*\]|\w+: [^:]+))$/;
    expect(lines.filter((line) => !readable.test(line))).toEqual([]);
    const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
    expect(count(/\{$/)).toBe(count(/^ *\}$/));
  });

  it('have its states in JSON', () => {
    const chart = JSON.parse(jsonOf(machine)) as { id: string; states: object };
    expect(chart.id).toBe(machine.id);
    expect(Object.keys(chart.states)).toEqual(Object.keys(machine.root.states));
  });
});
