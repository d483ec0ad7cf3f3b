import { randomInt } from 'node:crypto';

type Kind = 'animal' | 'fruit' | 'colour' | 'thing';
type Speech = {
  readonly words: Readonly<Record<Kind, readonly string[]>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly ask: (first: string, second: string, words: string) => string;
};

const spanish: Speech = {
  words: {
    animal: ['perro', 'gato', 'caballo', 'vaca', 'oveja', 'delfín', 'tortuga', 'conejo', 'elefante', 'pato'],
    fruit: ['manzana', 'pera', 'sandía', 'piña', 'cereza', 'melón', 'fresa', 'ciruela', 'plátano', 'mango'],
    colour: ['rojo', 'azul', 'verde', 'amarillo', 'negro', 'blanco', 'gris', 'morado', 'marrón', 'dorado'],
    thing: [
      'mesa',
      'silla',
      'lámpara',
      'cuchara',
      'martillo',
      'ventana',
      'zapato',
      'reloj',
      'espejo',
      'llave',
    ],
  },
  kinds: { animal: 'el animal', fruit: 'la fruta', colour: 'el color', thing: 'el objeto' },
  ask: (first, second, words) => `De estas palabras, escribe primero ${first} y después ${second}: ${words}.`,
};

const english: Speech = {
  words: {
    animal: ['dog', 'cat', 'horse', 'cow', 'sheep', 'dolphin', 'turtle', 'rabbit', 'elephant', 'duck'],
    fruit: [
      'apple',
      'pear',
      'melon',
      'pineapple',
      'cherry',
      'banana',
      'strawberry',
      'plum',
      'grape',
      'mango',
    ],
    colour: ['red', 'blue', 'green', 'yellow', 'black', 'white', 'grey', 'purple', 'brown', 'pink'],
    thing: ['table', 'chair', 'lamp', 'spoon', 'hammer', 'window', 'shoe', 'clock', 'mirror', 'key'],
  },
  kinds: { animal: 'the animal', fruit: 'the fruit', colour: 'the colour', thing: 'the object' },
  ask: (first, second, words) => `Of these words, write first ${first} and then ${second}: ${words}.`,
};

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(randomInt(left.length), 1)[0] as T);
}

/** A question to answer in words, and its answer, in the requested language. */
export function newQuestion(language: string): { readonly question: string; readonly words: string } {
  const { words, kinds, ask } = language === 'EN' ? english : spanish;
  const [first, second, ...others] = shuffled(Object.keys(words) as Kind[]);
  if (!first || !second) throw new Error('There is nothing to ask for');
  const one = (kind: Kind) => words[kind][randomInt(words[kind].length)] ?? '';
  const rest = others.flatMap((kind) => shuffled(words[kind]).slice(0, 2));
  const [left, right] = [one(first), one(second)];
  return {
    question: ask(kinds[first], kinds[second], shuffled([left, right, ...rest]).join(', ')),
    words: `${left} ${right}`,
  };
}

/** An answer in the form for comparing: accents, capitals, commas and the word between the two don't matter. */
export function plainAnswer(answer: string): string {
  const letters = answer.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = letters.split(/[^\p{L}]+/u).filter((word) => word !== '' && word !== 'y' && word !== 'and');
  return parts.join(' ');
}
