import type { Said } from '#assurance/book/words.ts';
import type { Market } from '#contract/market-names.ts';
import { Protection } from '#contract/protection/market.ts';
import { protections } from '#contract/protection/markets.ts';

type PathsOf<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends readonly unknown[]
    ? `${P}${K}`
    : null extends T[K]
      ? `${P}${K}`
      : T[K] extends object
        ? PathsOf<T[K], `${P}${K}.`>
        : `${P}${K}`;
}[keyof T & string];

type At<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<T[K], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

/** A leaf of the block `protection` by its path: what may be null or has a list is one leaf. */
export type Leaf = PathsOf<Protection>;

/** All leaves with their values. */
export type Leaves = { readonly [P in Leaf]: At<Protection, P> };

/** What each leaf says, for people. */
export const leafWords: Readonly<Record<Leaf, Said>> = {
  'limits.kinds': { es: 'qué se puede limitar', en: 'what can be limited' },
  'limits.periods': { es: 'por cuánto tiempo cuenta un límite', en: 'over which time a limit counts' },
  'limits.asked': { es: 'cuándo se piden límites', en: 'when limits are asked for' },
  'limits.atRegistration': {
    es: 'los primeros límites se ponen al registrarse',
    en: 'first limits are set in the registration',
  },
  'limits.required': {
    es: 'períodos que necesitan su límite de depósito',
    en: 'periods that each need a deposit limit',
  },
  'limits.ceilings': { es: 'topes de depósito del operador', en: 'the operator’s ceilings of deposits' },
  'limits.joint': { es: 'registro común de operadores', en: 'joint register of operators' },
  'limits.raise.waitHours': { es: 'horas de espera de una subida', en: 'hours that a raise waits' },
  'limits.raise.workingDays': {
    es: 'días hábiles de espera de una subida',
    en: 'working days that a raise waits',
  },
  'limits.raise.notBeforePeriodEnd': {
    es: 'una subida espera al fin del período',
    en: 'a raise waits for the end of the period',
  },
  'limits.raise.reconfirm': { es: 'una subida se confirma otra vez', en: 'a raise is confirmed again' },
  'limits.raise.confirmHours': { es: 'horas para confirmarla', en: 'hours to confirm it' },
  'limits.raise.test': { es: 'la primera subida pide el test', en: 'the first raise asks for the self-test' },
  'limits.raise.gapDays': { es: 'días entre dos subidas', en: 'days between two raises' },
  'limits.raise.contactAbove': {
    es: 'límite al mes desde el que se habla con una persona',
    en: 'monthly limit above which a person talks to the member',
  },
  'limits.reviewMonths': {
    es: 'meses sin cambiar los límites tras los que se pregunta por ellos',
    en: 'months without a change after which limits are asked about',
  },
  'limits.warnAt': { es: 'avisos antes de un límite', en: 'warnings before a limit' },
  'session.declare': {
    es: 'antes de jugar se dice cuánto tiempo y dinero',
    en: 'time and money are declared before play',
  },
  'session.noticeWithinMinutes': {
    es: 'minutos en que otra sesión empieza con un aviso',
    en: 'minutes within which another session begins with a message',
  },
  'session.check': { es: 'resúmenes durante el juego', en: 'checks during play' },
  'session.beside': {
    es: 'tiempo y saldo de la sesión junto al juego',
    en: 'time and net position beside the game',
  },
  'session.warnAt': { es: 'avisos antes del fin de la sesión', en: 'warnings before a session ends' },
  'break.hours': { es: 'descansos, en horas', en: 'breaks, in hours' },
  'break.months': { es: 'descansos, en meses', en: 'breaks, in months' },
  'break.daysUpTo': {
    es: 'descansos de los días que se pidan, como máximo',
    en: 'breaks of as many days as asked for, at most',
  },
  'exclusion.months': { es: 'autoexclusiones, en meses', en: 'exclusions, in months' },
  'exclusion.indefinite': { es: 'autoexclusión sin fecha', en: 'exclusion without an end' },
  'exclusion.revocableAfterMonths': {
    es: 'meses tras los que se puede terminar antes',
    en: 'months after which it can be ended early',
  },
  'exclusion.endlessMonths': {
    es: 'meses tras los que puede terminar la que no tiene fecha',
    en: 'months after which one without an end can be ended',
  },
  'exclusion.decideDays': {
    es: 'días en que una persona decide la vuelta',
    en: 'days within which a person decides on coming back',
  },
  'exclusion.returnCoolingHours': {
    es: 'horas de reflexión antes de volver',
    en: 'hours of cooling off before coming back',
  },
  'exclusion.endlessCoolingHours': {
    es: 'horas de reflexión antes de volver de la que no tiene fecha',
    en: 'hours of cooling off before coming back from one without an end',
  },
  'exclusion.signIn': {
    es: 'quien se autoexcluyó puede entrar a retirar su dinero',
    en: 'excluded people may log in to withdraw their money',
  },
  'exclusion.register': { es: 'vale también el registro del Estado', en: 'the state’s register counts too' },
  'care.answerHours': {
    es: 'horas para responder un mensaje obligatorio',
    en: 'hours to answer a message that must be answered',
  },
  'care.youngUpTo': {
    es: 'edad hasta la que no hay VIP ni promociones',
    en: 'age up to which there is no VIP and no promotion',
  },
  'care.cardsByCare': {
    es: 'sin tarjeta de crédito para quien juega de forma intensiva o está en riesgo',
    en: 'no credit cards for intensive players and players at risk',
  },
  'care.vipAssessed': { es: 'VIP solo tras una evaluación', en: 'VIP only after an assessment' },
  'money.cancelWithdrawal': { es: 'se puede cancelar un retiro', en: 'a withdrawal can be cancelled' },
  'money.transfersInLine': {
    es: 'se puede enviar dinero dentro de la línea',
    en: 'money can be sent within the line',
  },
  'money.presets': { es: 'se proponen montos al depositar', en: 'amounts are suggested for a deposit' },
  'promotions.wagerAtMost': {
    es: 'veces que se apuesta un bono, como máximo',
    en: 'times that a bonus is bet, at most',
  },
  'promotions.oneProduct': {
    es: 'un bono vale para un solo tipo de juego',
    en: 'a bonus is for one product',
  },
  'promotions.welcomeOnce': { es: 'una sola bienvenida', en: 'one welcome bonus only' },
  freePlay: { es: 'hay juego gratis', en: 'there is free play' },
  'saferPlay.authorised': { es: 'página «Juego autorizado»', en: 'page “Juego autorizado”' },
  'saferPlay.breakButton': {
    es: 'descanso de un día con un solo botón',
    en: 'a break of one day by one press',
  },
  'saferPlay.help.name': { es: 'quién ayuda a quien juega de más', en: 'who helps those who play too much' },
  'saferPlay.help.phone': { es: 'su teléfono gratuito', en: 'their free phone' },
  'saferPlay.help.link': { es: 'su dirección', en: 'their address' },
  'saferPlay.register.name': { es: 'nombre del registro del Estado', en: 'name of the state’s register' },
  'saferPlay.register.link': {
    es: 'dirección del registro del Estado',
    en: 'address of the state’s register',
  },
  'saferPlay.publicHealth.name': {
    es: 'nombre del portal de salud pública',
    en: 'name of the public health portal',
  },
  'saferPlay.publicHealth.link': {
    es: 'dirección del portal de salud pública',
    en: 'address of the public health portal',
  },
  'saferPlay.studies': { es: 'estudios que se citan', en: 'studies that are named' },
  'saferPlay.regulator.name': { es: 'nombre del regulador', en: 'name of the regulator' },
  'saferPlay.regulator.link': { es: 'dirección del regulador', en: 'address of the regulator' },
  'saferPlay.licences': { es: 'licencias del operador', en: 'licences of the operator' },
};

type Schema = {
  readonly def: { readonly type: string };
  readonly shape?: Readonly<Record<string, Schema>>;
};

/** The paths of the leaves, read from the schema. */
export function leavesInSchema(schema = Protection as unknown as Schema, path = ''): readonly string[] {
  if (schema.def.type !== 'object' || !schema.shape) return [path];
  return Object.entries(schema.shape).flatMap(([name, part]) =>
    leavesInSchema(part, path ? `${path}.${name}` : name),
  );
}

/** All leaves in the order of the block. */
export const allLeaves = Object.keys(leafWords) as readonly Leaf[];

/** What a leaf holds in a table. */
export function leafOf(rules: Protection, leaf: string): unknown {
  return leaf
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
      rules,
    );
}

/** What a leaf holds in a market. */
export function leafIn(market: Market, leaf: string): unknown {
  return leafOf(protections[market], leaf);
}

/** Whether two values of a leaf are the same, whatever the order in which their parts are written. */
export function sameValue(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b, 'en')))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
