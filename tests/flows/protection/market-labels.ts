import type { Language, Said } from '#assurance/book/words.ts';
import type { Market } from '#contract/market-names.ts';
import type { Mark } from './clause.ts';

/** The markets by their names. */
export const marketNames: Readonly<Record<Market, Said>> = {
  BASE: {
    es: 'La base: todo funciona, toda protección se ofrece',
    en: 'The base: everything works, every protection is offered',
  },
  UNION: {
    es: 'El conjunto: lo más estricto de cada mercado',
    en: 'The union: the strictest of each market',
  },
  ES: { es: 'España', en: 'Spain' },
  UK: { es: 'Reino Unido', en: 'United Kingdom' },
  MT: { es: 'Malta', en: 'Malta' },
  SE: { es: 'Suecia', en: 'Sweden' },
  NL: { es: 'Países Bajos', en: 'The Netherlands' },
  CO: { es: 'Colombia', en: 'Colombia' },
  PE: { es: 'Perú', en: 'Peru' },
  MX: { es: 'México', en: 'Mexico' },
};

/** How well a clause is known, for people. */
export const markNames: Readonly<Record<Mark, Said>> = {
  read: { es: 'leído en su texto', en: 'read in its own text' },
  secondHand: {
    es: 'ajuste del operador: leído en otra parte',
    en: 'setting of the operator: read elsewhere',
  },
  memory: { es: 'ajuste del operador: sin volver a leer', en: 'setting of the operator: not read again' },
};

const en = {
  section: 'Member protection, by market',
  sectionAbout:
    'What each market asks for to protect members, clause by clause: where the product keeps it, where its charts show it, what the gateway refuses and which test fails without it.',
  market: 'Market',
  clauses: 'Clauses',
  unproven: 'Without a test',
  protectionIn: 'Member protection',
  inForce: 'What is asked for',
  marked:
    'The gateway enforces all of it, and the product explains it. Only what was read in its own text is told as the law. Where a clause is a setting of the operator, its value is our default and not a fact.',
  kept: 'Where it is kept',
  shown: 'Where the charts have it',
  refused: 'What the gateway refuses',
  proof: 'The test that fails without it',
  noProof: 'without a test',
  partly: 'Not all of it',
  setting: 'setting of the operator',
  operators: 'What the operator can change',
  operatorsAbout:
    'Any setting can be given another value in the block `protection` of the configuration. These values were not read in a law: an operator who serves this market looks them up.',
  otherwise: 'Everything else is as in the chapter of the base, where nothing is compelled.',
  noneOfOperator: 'No value of this market is only ours.',
  value: 'Value',
  why: 'Why it is so',
  settingName: 'Setting',
  unread: 'its text was read, this value was not',
  noRule: 'The product as its specification describes it.',
} as const;

type Labels = Readonly<Record<keyof typeof en, string>>;

const es: Labels = {
  section: 'Protección del jugador, por mercado',
  sectionAbout:
    'Lo que pide cada mercado para proteger a las personas, cláusula por cláusula: dónde lo guarda el producto, dónde está en sus diagramas, qué rechaza la pasarela y qué prueba falla sin ello.',
  market: 'Mercado',
  clauses: 'Cláusulas',
  unproven: 'Sin prueba',
  protectionIn: 'Protección del jugador',
  inForce: 'Lo que se pide',
  marked:
    'La pasarela hace cumplir todo, y el producto lo explica. Solo lo leído en su propio texto se cuenta como ley. Donde una cláusula es un ajuste del operador, su valor es el que ponemos nosotros y no un hecho.',
  kept: 'Dónde se guarda',
  shown: 'Dónde está en los diagramas',
  refused: 'Qué rechaza la pasarela',
  proof: 'La prueba que falla sin ello',
  noProof: 'sin prueba',
  partly: 'No todo',
  setting: 'ajuste del operador',
  operators: 'Lo que el operador puede cambiar',
  operatorsAbout:
    'Cualquier ajuste puede tener otro valor en el bloque `protection` de la configuración. Estos valores no se leyeron en una ley: un operador que atiende este mercado los comprueba.',
  otherwise: 'Todo lo demás es como en el capítulo de la base, donde nada es obligatorio.',
  noneOfOperator: 'Ningún valor de este mercado es solo nuestro.',
  value: 'Valor',
  why: 'Por qué es así',
  settingName: 'Ajuste',
  unread: 'se leyó su texto, pero no este valor',
  noRule: 'El producto como lo describe su especificación.',
};

/** The fixed texts of the chapters of the markets. */
export const marketLabels: Readonly<Record<Language, Labels>> = { es, en };
