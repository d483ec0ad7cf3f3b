import type { Category } from '#contract/games.ts';

type Texts = readonly [title: string, subtitle: string];

/** A banner in both languages; `art` names its drawing, `link` is a path of the product. */
export type BannerSeed = {
  readonly groupName: 'w_home' | 'w_login' | 'w_register' | 'w_help';
  readonly art: string;
  /** What is drawn on it; nothing said, the drawing decides. */
  readonly category?: Category;
  readonly es: Texts;
  readonly en: Texts;
  readonly link?: string;
};

export const bannerSeeds: readonly BannerSeed[] = [
  {
    groupName: 'w_home',
    art: 'noche-de-mesas',
    category: 'LIVE',
    es: ['Noche de mesas en vivo', 'Ruleta, bacará y blackjack con crupieres de verdad'],
    en: ['A night at the live tables', 'Roulette, baccarat and blackjack with real dealers'],
    link: '/live',
  },
  {
    groupName: 'w_home',
    art: 'oro-del-condor',
    category: 'RNG',
    es: ['Oro del Cóndor ha llegado', 'Lo nuevo de Tres Cóndores: volcanes, máscaras y rubíes'],
    en: ['Condor Gold has landed', 'The latest from Three Condors: volcanoes, masks and rubies'],
    link: '/rng',
  },
  {
    groupName: 'w_home',
    art: 'combos-del-domingo',
    category: 'SPORTS',
    es: ['Domingos de combos', 'Cuatro partidos o más: si fallas uno, recuperas el 10 %'],
    en: ['Combo Sundays', 'Four matches or more: miss one and get 10 % back'],
    link: '/sports',
  },
  {
    groupName: 'w_home',
    art: 'torneo-del-arrecife',
    category: 'FISH',
    es: ['Torneo del Arrecife', 'Cincuenta pescadores se reparten la bolsa del mes'],
    en: ['Reef tournament', 'Fifty anglers share the purse of the month'],
    link: '/fish',
  },
  {
    groupName: 'w_login',
    art: 'bienvenida',
    category: 'LIVE',
    es: ['Qué bueno verte otra vez', 'Tu mesa sigue donde la dejaste'],
    en: ['Good to see you again', 'Your table is where you left it'],
  },
  {
    groupName: 'w_register',
    art: 'primera-vez',
    category: 'RNG',
    es: ['Abre tu cuenta en un minuto', 'Solo para mayores de edad. Juega con moderación'],
    en: ['Open your account in a minute', 'Adults only. Play in moderation'],
  },
  {
    groupName: 'w_help',
    art: 'ayuda',
    es: ['¿En qué te ayudamos?', 'Respuestas cortas a las preguntas de siempre'],
    en: ['How can we help?', 'Short answers to the usual questions'],
  },
];
