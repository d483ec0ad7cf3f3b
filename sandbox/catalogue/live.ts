import type { Section } from './vendor.ts';

export const live: Section = {
  category: 'LIVE',
  makers: [
    {
      code: 'MIRADOR',
      name: 'Mirador en Vivo | Mirador Live',
      hot: true,
      games: [
        'Ruleta del Mirador | Lookout Roulette',
        'Blackjack Terraza | Terrace Blackjack',
        'Bacará Ámbar | Amber Baccarat',
        'La Rueda del Sol | The Sun Wheel',
        'Póker del Balcón | Balcony Poker',
      ],
    },
    {
      code: 'JACARANDA',
      name: 'Casa Jacaranda | Jacaranda House',
      hot: true,
      games: [
        'Bacará Jacaranda | Jacaranda Baccarat',
        'Ruleta Violeta | Violet Roulette',
        'Dragón y Jacaranda | Dragon and Jacaranda',
        'Sic Bo de Salón | Parlour Sic Bo',
        'Mesa Lila | Lilac Table',
      ],
    },
    {
      code: 'FAROSUR',
      name: 'Faro Sur Estudios | Southern Light Studios',
      games: [
        'Ruleta Relámpago Austral | Southern Flash Roulette',
        'Blackjack Sin Comisión Sur | South No-Fee Blackjack',
        'Bacará de Tormenta | Storm Baccarat',
        'Giro del Faro | Beacon Spin',
      ],
    },
    {
      code: 'QUETZAL',
      name: 'Salón Quetzal | Quetzal Lounge',
      games: [
        'Ruleta Quetzal | Quetzal Roulette',
        'Bacará Pluma Verde | Green Feather Baccarat',
        'Veintiuno Maya | Mayan Twenty-One',
        'Caída de Dados | Dice Fall',
      ],
    },
    {
      code: 'CANDIL',
      name: 'Candil Mesas | Lantern Tables',
      games: [
        'Tres Cartas a la Luz | Three Cards by Lamplight',
        'Bacará Candil | Lantern Baccarat',
        'Ruleta a Media Luz | Dim-Light Roulette',
        'Andar y Candil | Andar by Lantern',
      ],
    },
    {
      code: 'NOCHERO',
      name: 'Nochero TV | Night Owl TV',
      games: [
        'El Gran Giro Nocturno | The Great Night Spin',
        'Cofres en Directo | Live Chests',
        'Paseo de la Luna | Moon Boardwalk',
        'Bola de Medianoche | Midnight Ball',
      ],
    },
    {
      code: 'PALMAREAL',
      name: 'Palma Real en Vivo | Royal Palm Live',
      games: [
        'Ruleta Palma Real | Royal Palm Roulette',
        'Blackjack Caribe | Caribbean Blackjack',
        'Bacará Isla Norte | North Isle Baccarat',
        'Póker Tres Palmas | Three Palms Poker',
      ],
    },
    {
      code: 'ORQUIDEA',
      name: 'Orquídea Club | Orchid Club',
      games: [
        'Bacará Orquídea | Orchid Baccarat',
        'Dragón Tigre Floral | Petal Dragon Tiger',
        'Ruleta del Jardín | Garden Roulette',
      ],
    },
    {
      code: 'ALAMEDA',
      name: 'Alameda Live | Alameda Live',
      games: [
        'Blackjack Alameda | Alameda Blackjack',
        'Ruleta de los Álamos | Poplar Roulette',
        'Bacará del Paseo | Promenade Baccarat',
      ],
    },
    {
      code: 'TRESREYES',
      name: 'Tres Reyes Salas | Three Kings Rooms',
      games: [
        'Guerra de Reyes | War of Kings',
        'Póker de la Corte | Court Poker',
        'Ruleta Soberana | Sovereign Roulette',
      ],
    },
    {
      code: 'BRUMA',
      name: 'Bruma | Mist',
      games: [
        'Ruleta en la Bruma | Mist Roulette',
        'Bacará Velado | Veiled Baccarat',
        'Fan Tan de Niebla | Fog Fan Tan',
      ],
    },
  ],
};
