import type { Language, Said } from '#assurance/book/words.ts';
import type { Leaf, Leaves } from './leaves.ts';

const words = {
  yes: { es: 'sí', en: 'yes' },
  no: { es: 'no', en: 'no' },
  none: { es: 'ninguno', en: 'none' },
  ceilings: { es: 'topes', en: 'ceilings' },
  unknown: { es: 'no se saben', en: 'not known' },
  never: { es: 'nunca', en: 'never' },
  prompt: { es: 'una vez, al comienzo', en: 'once, at the beginning' },
  beforePlay: { es: 'antes de jugar', en: 'before any play' },
  deposit: { es: 'depósito', en: 'deposit' },
  loss: { es: 'pérdida', en: 'loss' },
  stake: { es: 'apuesta', en: 'stake' },
  time: { es: 'tiempo', en: 'time' },
  day: { es: 'día', en: 'day' },
  week: { es: 'semana', en: 'week' },
  month: { es: 'mes', en: 'month' },
  fourWeeks: { es: 'cuatro semanas', en: 'four weeks' },
} satisfies Readonly<Record<string, Said>>;

function named(name: string, language: Language): string {
  return name in words ? words[name as keyof typeof words][language] : name;
}

/** A list as it is said: `a, b y c`. */
export function listOf(parts: readonly (string | number)[], language: Language, or = false): string {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
    type: or ? 'disjunction' : 'conjunction',
  });
  return list.format(parts.map((part) => named(String(part), language)));
}

/** The value of a leaf in words. */
export function valueWords(value: unknown, language: Language): string {
  if (value === null || value === undefined) return words.none[language];
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language];
  if (Array.isArray(value)) {
    return value.length === 0 ? words.none[language] : listOf(value as (string | number)[], language);
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => {
        const empty = name === 'ceilings' && part === null;
        return `${named(name, language)} ${empty ? words.unknown[language] : valueWords(part, language)}`;
      })
      .join(', ');
  }
  return named(String(value), language);
}

function check({ choices, atMost }: NonNullable<Leaves['session.check']>, language: Language): string {
  const every = listOf(choices, language, true);
  const choice = language === 'es' ? `cada ${every} minutos, a elegir` : `every ${every} minutes, by choice`;
  if (atMost === null) return language === 'es' ? `${choice}, o ninguno` : `${choice}, or never`;
  return language === 'es' ? `${choice}; nunca más de ${atMost}` : `${choice}; never more than ${atMost}`;
}

/** The value of a leaf in words: shares are hundredths, and checks a sentence. */
export function leafValue(leaf: Leaf, value: unknown, language: Language): string {
  if (leaf === 'session.check' && value !== null) {
    return check(value as NonNullable<Leaves['session.check']>, language);
  }
  const share = leaf.endsWith('.warnAt') && Array.isArray(value);
  const shown = share ? value.map((part) => `${Math.round(Number(part) * 100)} %`) : value;
  return valueWords(shown, language);
}
