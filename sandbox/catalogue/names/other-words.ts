import type { Lexicon } from './compose.ts';

/** What is hunted under water. */
export const fishWords: Lexicon = {
  beings:
    'm tiburón/tiburones shark/sharks, m pulpo/pulpos octopus/octopuses, f medusa/medusas jellyfish/jellyfish, ' +
    'm atún/atunes tuna/tuna, m pez_espada/peces_espada swordfish/swordfish, f raya/rayas ray/rays, ' +
    'f langosta/langostas lobster/lobsters, m buzo/buzos diver/divers',
  things:
    'm arpón/arpones harpoon/harpoons, m anzuelo/anzuelos hook/hooks, m torpedo/torpedos torpedo/torpedoes, ' +
    'f burbuja/burbujas bubble/bubbles, m tridente/tridentes trident/tridents',
  places:
    'm arrecife/arrecifes reef/reefs, m abismo/abismos abyss/abysses, f fosa/fosas trench/trenches, ' +
    'f gruta/grutas grotto/grottoes',
};

export const cockfightWords: Lexicon = {
  beings:
    'm gallo_fino/gallos_finos gamecock/gamecocks, m espolonero/espoloneros spur-bearer/spur-bearers, ' +
    'm galponero/galponeros coop_keeper/coop_keepers',
  things: 'f cresta/crestas comb/combs, m espolón/espolones cock_spur/cock_spurs',
  places: 'm palenque/palenques cockpit/cockpits, m gallinero/gallineros henhouse/henhouses',
};

/** What is played at a table, on a court or with a card; each in a form that stands before its place. */
export const liveHeads =
  'f ruleta roulette, m bacará baccarat, m blackjack blackjack, m póker poker, m sic_bo sic_bo, ' +
  'm dragón_tigre dragon_tiger, f rueda wheel, m fan_tan fan_tan, m veintiuno twenty-one';
export const pvpHeads =
  'm truco truco, m dominó dominoes, m mus mus, f brisca brisca, f canasta canasta, m chinchón chinchón, ' +
  'm parchís parchís, f escoba escoba';
export const sportsHeads =
  'f liga league, f copa cup, m torneo tournament, m maratón marathon, m derbi derby, f regata regatta, f vuelta tour';
export const esportsHeads =
  'f arena arena, f escuadra squad, m circuito circuit, m duelo duel, f ronda round, f trinchera trench';
export const bingoHeads =
  'm bingo bingo, m cartón card, f tómbola tombola, m bombo drum, f línea line, m salón parlour';
export const jackpotHeads =
  'm bote jackpot, f bóveda vault, m cofre chest, f campana bell, m premio prize, f rueda fortune_wheel';
