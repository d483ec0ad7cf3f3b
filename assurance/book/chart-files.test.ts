import { describe, expect, it } from 'vitest';
import { transitionId, transitionsOf } from '../walk/transitions.ts';
import { jsonOf, mermaidOf, picturesOf } from './chart-files.ts';
import { type Facts, findFacts } from './facts.ts';
import { cutsOf, partWithWords } from './picture-cuts.ts';
import { marks } from './picture-marks.ts';
import { pictureStory, wayOf } from './picture-story.ts';
import { picturesSection } from './pictures-section.ts';

const all = await findFacts();
const factsOf = (id: string) => all.find((one) => one.id === id) as Facts;

describe('a picture', () => {
  it('is drawn with the names of the code, and with those of each language and the code beneath', async () => {
    const pictures = await picturesOf(factsOf('withdraw'));
    expect([...pictures.keys()]).toEqual(['withdraw.svg', 'withdraw.es.svg', 'withdraw.en.svg']);
    const [code = '', es = '', en = ''] = [...pictures.values()];
    const written = (picture: string, name: string) =>
      picture.match(new RegExp(`>${name}<`, 'g'))?.length ?? 0;
    expect([written(code, 'sure'), written(es, 'sure'), written(en, 'sure')]).toEqual([1, 1, 1]);
    expect([written(es, 'Última mirada'), written(en, 'Last look')]).toEqual([1, 1]);
    expect(written(code, 'Última mirada')).toBe(0);
  });

  it('says on its arrows and in its boxes what people say, where it stands in a chapter', async () => {
    const pictures = await picturesOf(factsOf('withdraw'));
    const written = (file: string) =>
      [...(pictures.get(file) ?? '').matchAll(/<text [^>]*>([^<]*)/g)].map(([, line]) => line).join(' ');
    expect(written('withdraw.es.svg')).toContain('Vuelve atrás sin confirmar');
    expect(written('withdraw.es.svg')).toContain('» La operación que pide el retiro');
    expect(written('withdraw.en.svg')).toContain('[if it was done]');
    // What is too long for an arrow is cut there: a pointer reads all of it.
    expect(written('withdraw.en.svg')).toMatch(/\[if [^\]]*…\]/);
    for (const file of ['withdraw.es.svg', 'withdraw.en.svg'])
      expect(written(file)).not.toMatch(/\b(?:edited|confirmed|act done)\b/);
    expect(written('withdraw.svg')).toContain('edited');
  });

  it('marks what a state is by a shape and not by a colour alone', async () => {
    const picture = (await picturesOf(factsOf('payoutAccount'))).get('payoutAccount.es.svg') ?? '';
    for (const { colour, shape } of Object.values(marks)) {
      expect(picture).toContain(`fill="${colour}"`);
      expect(picture).toContain(`d="${shape}"`);
    }
    expect(new Set(Object.values(marks).map(({ shape }) => shape)).size).toBe(4);
  });

  const unescaped = (text = '') => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  /** The names of the arrows whose line is thick. */
  const thick = (picture = '') =>
    [
      ...picture.matchAll(
        /<g data-transition="([^"]*)">(?:<title>[^<]*<\/title>)?<path [^>]*stroke="#1c2430"[^>]*stroke-width="3"[^>]*-way\)"/g,
      ),
    ].map(([, id]) => unescaped(id));

  it('has the ordinary way thick where it stands in a chapter, between folded boxes and in parts too', async () => {
    const pictures = await picturesOf(factsOf('receipt'));
    const drawn = (name: string) => thick(pictures.get(`receipt${name}.es.svg`));
    expect(drawn('-asking')).toEqual([
      'asking · full.picked -> asking.sure',
      'asking.sure · confirmed -> sending',
    ]);
    expect(drawn('-settled')).toEqual([]);
    expect(drawn('-whole')).toContain('asking.sure · confirmed -> sending');
    const passages = wayOf(factsOf('receipt')).way.steps.flatMap((step) => step.passages);
    expect(drawn('').sort()).toEqual(
      [...new Set(passages.map(({ transition }) => transitionId(transition)))].sort(),
    );
    // The inspector lights what is taken: nothing else stands out there.
    expect(pictures.get('receipt.svg')).not.toContain('stroke-width="3" marker');
  });

  it('says each transition to a pointer in a sentence of the book, in the language of the drawing', async () => {
    const pictures = await picturesOf(factsOf('withdraw'));
    const said = (drawing: string) =>
      [
        ...(pictures.get(`withdraw${drawing}.svg`) ?? '').matchAll(
          /<g data-transition="([^"]*)">(<title>[^<]*)?/g,
        ),
      ].map(([, id, title]) => [unescaped(id), unescaped(title?.slice('<title>'.length))]);
    const all = transitionsOf(factsOf('withdraw').model.machine);
    for (const drawing of ['.es', '.en']) {
      expect(new Set(said(drawing).map(([id]) => id))).toEqual(new Set(all.map(({ id }) => id)));
      expect(said(drawing).filter(([, title]) => !/^\p{Lu}[^`*_]*[^ ]\.$/u.test(title ?? ''))).toEqual([]);
    }
    const refusal = 'acting · act done [1] if refused -> preparing.form.refused';
    expect(Object.fromEntries(said('.es'))[refusal]).toBe(
      'La operación que pide el retiro responde, si no, y si la pasarela dijo que no.',
    );
    expect(said('').filter(([, title]) => title)).toEqual([]);
  });

  it('says beneath it why a machine has no ordinary way', () => {
    expect(picturesSection(factsOf('codes'), 'en').at(-1)).toMatch(/^It has no steps/);
    expect(picturesSection(factsOf('withdraw'), 'en').at(-1)).toMatch(/^!\[/);
  });

  it('is told to who can’t see it', () => {
    const story = (id: string, language: 'es' | 'en') =>
      pictureStory(factsOf(id), partWithWords(factsOf(id).model.machine), language);
    expect(story('signOut', 'es')).toMatch(
      /^Cerrar sesión\. El camino ordinario: «Sin nada en curso», .+\. Comienza en «Sin nada en curso»\. Sus estados: /,
    );
    expect(story('status', 'en')).toContain(
      'The ordinary way: «Unknown», «Normal»; beside that «Asking», «Waiting».',
    );
    expect(story('givenBack', 'en')).toContain('. It has a single state: ');
    expect(story('status', 'en')).toContain('Side by side: «Situation», «Watch».');
    expect(story('login', 'en')).toContain('It ends in «Ended».');
  });

  it('tells of the ordinary way what it shows', () => {
    const told = (id: string, name: string) => {
      const cut = cutsOf(factsOf(id).model.machine).find((one) => one.name === name);
      return cut ? pictureStory(factsOf(id), cut, 'en') : '';
    };
    expect(told('inbox', 'whole')).toContain('The ordinary way: «Open», «Marking as read», «Open».');
    expect(told('limit', 'shown')).toContain(
      'The ordinary way: «Sorting», «Not set», «Typing a value», …, «Sorting», «In force».',
    );
    expect(told('receipt', 'settled')).not.toContain('The ordinary way');
  });

  it('of a large machine is drawn whole with its parts folded, and then part by part', async () => {
    const { machine } = factsOf('inbox').model;
    expect(cutsOf(machine).map(({ name }) => name)).toEqual(['whole', 'open']);
    const pictures = await picturesOf(factsOf('inbox'));
    const [whole = '', open = ''] = ['whole', 'open'].map((name) => pictures.get(`inbox-${name}.en.svg`));
    expect(whole).toContain('>+2<');
    const states = (picture: string) => picture.match(/data-state="[^"]*"/g)?.length;
    // The part itself and what is in it, and the five that its arrows lead to.
    expect([states(whole), states(open)]).toEqual([7, 8]);
    const folded = cutsOf(factsOf('playSession').model.machine).map(({ name }) => name);
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
