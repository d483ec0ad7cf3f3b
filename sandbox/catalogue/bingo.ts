import type { Section } from './vendor.ts';

export const bingo: Section = {
  category: 'BINGO',
  makers: [
    {
      code: 'PLAZA',
      name: 'Bingo de la Plaza | Plaza Bingo',
      hot: true,
      games: [
        'Bingo de las Noventa | Ninety-Ball Square',
        'Bingo del Quiosco | Bandstand Bingo',
        'Cartón Florido | Blossom Card',
        'Línea y Verbena | Line and Fiesta',
      ],
    },
    {
      code: 'TAMBOLA',
      name: 'Tómbola del Barrio | Corner Tombola',
      games: [
        'Tómbola de Setenta y Cinco | Seventy-Five Tombola',
        'Abuelas al Bingo | Grandmas at Bingo',
        'Cartón de Encaje | Lace Card',
      ],
    },
    {
      code: 'BOMBO',
      name: 'Bombo y Platillo | Drum and Cymbal',
      games: [
        'Bombo de Treinta | Thirty-Ball Drum',
        'Cuatro Esquinas | Four Corners',
        'Pleno Sonoro | Loud House',
      ],
    },
  ],
};

/** The section of the jackpots, which has a page of its own (/bgs). */
export const jackpot: Section = {
  category: 'JACKPOT',
  makers: [
    {
      code: 'BGS',
      name: 'Bóveda del Gran Sol | Great Sun Vault',
      hot: true,
      games: [
        'Bote del Gran Sol | Great Sun Jackpot',
        'La Bóveda de los Siete Cerrojos | Vault of Seven Bolts',
        'Cascada de Doblones | Doubloon Cascade',
        'Corona Creciente | Rising Crown',
        'Campana de la Abundancia | Bell of Plenty',
        'Reloj de Millones | Clock of Millions',
      ],
    },
  ],
};
