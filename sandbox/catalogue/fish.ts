import type { Section } from './vendor.ts';

export const fish: Section = {
  category: 'FISH',
  makers: [
    {
      code: 'ANZUELO',
      name: 'Anzuelo de Plata | Silver Hook',
      hot: true,
      games: [
        'Rey del Arrecife | King of the Reef',
        'Tormenta de Peces | Storm of Fish',
        'Tesoro del Galeón | Galleon Treasure',
        'Medusas de Neón | Neon Jellyfish',
        'La Ballena Dorada | The Golden Whale',
      ],
    },
    {
      code: 'ABISMO',
      name: 'Abismo Juegos | Abyss Games',
      hot: true,
      games: [
        'Cazadores del Abismo | Hunters of the Abyss',
        'El Kraken Dormido | The Sleeping Kraken',
        'Linternas del Fondo | Deep-Sea Lanterns',
        'Tiburones al Mediodía | Sharks at Noon',
      ],
    },
    {
      code: 'CAYO',
      name: 'Cayo Perdido | Lost Cay',
      games: [
        'Pesca del Cayo | Cay Fishing',
        'Langosta Real | Royal Lobster',
        'Bucaneros y Redes | Buccaneers and Nets',
      ],
    },
    {
      code: 'RIOGRANDE',
      name: 'Río Manso | Gentle River',
      games: [
        'Pirañas Locas | Crazy Piranhas',
        'Dorado del Río | River Dorado',
        'Caimán Feliz | Happy Caiman',
      ],
    },
    {
      code: 'ESCAMA',
      name: 'Escama Azul | Blue Scale',
      games: [
        'Escama de Dragón | Dragon Scale',
        'Peces Voladores | Flying Fish',
        'Perlas en Lluvia | Raining Pearls',
      ],
    },
    {
      code: 'BATISCAFO',
      name: 'Batiscafo 9 | Bathyscaphe 9',
      games: [
        'Misión Batiscafo | Bathyscaphe Mission',
        'Pulpo de Ocho Cañones | Eight-Cannon Octopus',
        'Fosa Luminosa | Bright Trench',
      ],
    },
    {
      code: 'CORALINA',
      name: 'Coralina | Coralline',
      games: [
        'Jardín Coralino | Coral Garden',
        'Tortuga Centenaria | Hundred-Year Turtle',
        'Caballitos de Mar | Seahorse Parade',
      ],
    },
  ],
};
