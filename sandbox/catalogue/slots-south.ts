import type { Maker } from './vendor.ts';

/** The second half of the slot makers. */
export const slotsSouth: readonly Maker[] = [
  {
    code: 'NACAR',
    name: 'Nácar | Mother of Pearl',
    classes: ['SEA', 'GEMS', 'ICE'],
    games: [
      'Sirenas de Nácar | Pearl Mermaids',
      'La Concha Mágica | The Magic Shell',
      'Perlas del Pacífico | Pearls of the Pacific',
      'Naufragio Feliz | Happy Shipwreck',
    ],
  },
  {
    code: 'BAMBU',
    name: 'Bambú Nueve | Bamboo Nine',
    classes: ['ASIA', 'FOREST', 'MUSIC', 'JUNGLE', 'DESERT', 'LEGEND'],
    hot: true,
    games: [
      'Panda Panadero | Baker Panda',
      'Nueve Faroles | Nine Lanterns',
      'Carpa del Dragón | Dragon Carp',
      'Té de Jade | Jade Tea',
      'Abanicos Rojos | Red Fans',
    ],
  },
  {
    code: 'ESPUELA',
    name: 'Espuela | Spur',
    classes: ['WEST', 'DESERT', 'FIESTA', 'MUSIC'],
    games: [
      'Sheriff de Medianoche | Midnight Sheriff',
      'Oro en el Cañón | Gold in the Canyon',
      'Diligencia de las Diez | The Ten O’Clock Stage',
      'Cactus Salvaje | Wild Cactus',
    ],
  },
  {
    code: 'PIRAMIDE',
    name: 'Pirámide Azul | Blue Pyramid',
    classes: ['EGYPT', 'DESERT', 'SPACE'],
    games: [
      'Escarabajo Azul | Blue Scarab',
      'La Reina del Nilo Verde | Queen of the Green Nile',
      'El Cuaderno de Arena | The Sand Ledger',
      'Gatos del Faraón | Cats of the Pharaoh',
    ],
  },
  {
    code: 'MANGO',
    name: 'Mango Mecánico | Clockwork Mango',
    classes: ['FRUIT', 'JUNGLE', 'SWEETS', 'SPACE'],
    games: [
      'Mangos en Marcha | Mangoes on the Move',
      'Frutas de Relojería | Clockwork Fruit',
      'Ensalada de Sietes | Sevens Salad',
      'Jugo de Oro | Golden Juice',
    ],
  },
  {
    code: 'ORBITA',
    name: 'Órbita Cero | Orbit Zero',
    classes: ['SPACE', 'SKY', 'GEMS', 'WEST'],
    games: [
      'Gravedad Cereza | Cherry Gravity',
      'Marcianos de Feria | Fairground Martians',
      'Cometa Solitario | Lonely Comet',
      'Minas de Saturno | Mines of Saturn',
    ],
  },
  {
    code: 'VERBENA',
    name: 'Verbena | Verbena',
    classes: ['FIESTA', 'MUSIC', 'FAIR', 'ANDES'],
    games: [
      'Calaveras de Azúcar | Sugar Skulls',
      'Mariachi Millonario | Mariachi Millions',
      'Noche de Piñatas | Night of Piñatas',
      'Flores de Noviembre | November Flowers',
    ],
  },
  {
    code: 'TELAR',
    name: 'Telar | Loom',
    classes: ['ANDES', 'FOREST', 'FIESTA', 'WEST'],
    games: [
      'Alpacas de Colores | Colourful Alpacas',
      'El Tejedor del Sol | The Sun Weaver',
      'Hilos de Fortuna | Threads of Fortune',
      'Lana de Oro | Golden Wool',
    ],
  },
  {
    code: 'TITERE',
    name: 'Títere | Puppet',
    classes: ['MAGIC', 'FAIR', 'ICE', 'SPACE'],
    games: [
      'El Mago de Madera | The Wooden Wizard',
      'Función de Gala | Gala Show',
      'Trucos y Conejos | Tricks and Rabbits',
      'La Marioneta de Plata | The Silver Marionette',
    ],
  },
  {
    code: 'SELVA',
    name: 'Selva Alta | High Jungle',
    classes: ['JUNGLE', 'SEA', 'EGYPT', 'ASIA'],
    games: [
      'Jaguar de Obsidiana | Obsidian Jaguar',
      'Tucanes y Tambores | Toucans and Drums',
      'Orquídea Salvaje | Wild Orchid',
      'Ranas de Esmeralda | Emerald Frogs',
      'El Río de Oro | The River of Gold',
    ],
  },
];
