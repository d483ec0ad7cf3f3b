import type { Section } from './vendor.ts';

/** One maker only: a category with a single vendor is launched without a page of its own (spec 4). */
export const pvp: Section = {
  category: 'PVP',
  makers: [
    {
      code: 'MESABRAVA',
      name: 'Mesa Brava | Bold Table',
      hot: true,
      games: [
        'Truco de la Pampa | Pampas Truco',
        'Dominó del Malecón | Seawall Dominoes',
        'Conquián Real | Royal Conquián',
        'Mus de la Taberna | Tavern Mus',
        'Brisca Rápida | Quick Brisca',
        'Generala a Dados | Generala Dice',
        'Póker Cara a Cara | Face-to-Face Poker',
        'Damas de Café | Café Draughts',
      ],
    },
  ],
};
