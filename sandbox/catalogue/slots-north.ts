import type { Maker } from './vendor.ts';

/** The first half of the slot makers: one file of all would be too long to read. */
export const slotsNorth: readonly Maker[] = [
  {
    code: 'TRESCONDOR',
    name: 'Tres Cóndores | Three Condors',
    classes: ['ANDES', 'GEMS', 'LEGEND', 'SKY', 'EGYPT'],
    hot: true,
    games: [
      'Oro del Cóndor | Condor Gold',
      'Máscaras de la Luna | Masks of the Moon',
      'Volcán de Rubíes | Volcano of Rubies',
      'El Templo del Maíz | The Temple of Maize',
      'Serpiente Emplumada | Feathered Serpent',
      'Caminos de Plata | Silver Roads',
    ],
  },
  {
    code: 'LUCIERNAGA',
    name: 'Luciérnaga | Firefly',
    classes: ['FOREST', 'MAGIC', 'SWEETS', 'FRUIT', 'GOTHIC'],
    hot: true,
    games: [
      'Bosque de Luciérnagas | Firefly Forest',
      'Frutas a Medianoche | Midnight Fruits',
      'La Botica Encantada | The Enchanted Apothecary',
      'Gatos de la Fortuna | Fortune Cats',
      'Caramelos en Fuga | Runaway Sweets',
      'Setas de Cristal | Crystal Mushrooms',
    ],
  },
  {
    code: 'AZAFRAN',
    name: 'Azafrán Estudio | Saffron Studio',
    classes: ['DESERT', 'EGYPT', 'GEMS', 'MAGIC', 'ASIA'],
    hot: true,
    games: [
      'Bazar de Especias | Spice Bazaar',
      'El Genio Distraído | The Absent-Minded Genie',
      'Alfombras al Viento | Carpets in the Wind',
      'Mil Lámparas | A Thousand Lamps',
      'Zoco de Zafiros | Sapphire Souk',
    ],
  },
  {
    code: 'CARRUSEL',
    name: 'Carrusel Rojo | Red Carousel',
    classes: ['FAIR', 'FRUIT', 'MUSIC', 'SWEETS'],
    games: [
      'Feria de los Sietes | Sevens Fair',
      'El Payaso Invisible | The Invisible Clown',
      'Noria de Diamantes | Diamond Ferris Wheel',
      'Algodón de Oro | Golden Candyfloss',
    ],
  },
  {
    code: 'TINTAROJA',
    name: 'Tinta Roja | Red Ink',
    classes: ['MUSIC', 'GOTHIC', 'FAIR', 'WEST'],
    games: [
      'Tango y Sietes | Tango and Sevens',
      'El Último Farol | The Last Streetlamp',
      'Bandoneón de Oro | Golden Bandoneon',
      'Arrabal Nocturno | Night Suburb',
    ],
  },
  {
    code: 'HIELOSUR',
    name: 'Hielo Sur | South Ice',
    classes: ['ICE', 'SEA', 'LEGEND', 'SKY'],
    games: [
      'Pingüinos de Gala | Penguins in Tails',
      'Aurora Austral | Southern Aurora',
      'La Ballena Blanca y Yo | The White Whale and I',
      'Glaciar de Zafiros | Sapphire Glacier',
    ],
  },
  {
    code: 'CACAO',
    name: 'Cacao Juegos | Cocoa Games',
    classes: ['SWEETS', 'FRUIT', 'ANDES', 'JUNGLE'],
    games: [
      'Chocolatería Real | Royal Chocolaterie',
      'Mazorca de Oro | Golden Cob',
      'Dulce de los Dioses | Sweet of the Gods',
      'El Molino Dulce | The Sugar Mill',
    ],
  },
  {
    code: 'MEDIALUNA',
    name: 'Media Luna | Half Moon',
    classes: ['GOTHIC', 'LEGEND', 'MAGIC', 'FOREST'],
    games: [
      'Lobos de Plata | Silver Wolves',
      'El Castillo Dormido | The Sleeping Castle',
      'Vampiros de Salón | Parlour Vampires',
      'Gárgolas y Gemas | Gargoyles and Gems',
    ],
  },
  {
    code: 'PAPALOTE',
    name: 'Papalote | Paper Kite',
    classes: ['SKY', 'FAIR', 'FIESTA', 'FRUIT', 'ASIA'],
    games: [
      'Cometas de Papel | Paper Kites',
      'Grillos y Cerezas | Crickets and Cherries',
      'Nubes de Azúcar | Sugar Clouds',
      'Globos del Carnaval | Carnival Balloons',
    ],
  },
  {
    code: 'FRAGUA',
    name: 'Fragua Vieja | Old Forge',
    classes: ['LEGEND', 'ICE', 'GEMS', 'GOTHIC'],
    games: [
      'El Herrero del Trueno | The Thunder Smith',
      'Martillo de Oro | Golden Hammer',
      'Yunque de Rubí | Ruby Anvil',
      'Enanos Millonarios | Millionaire Dwarfs',
    ],
  },
];
